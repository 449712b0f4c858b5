/** Names the shell gives: to tables, to newcomers. */

const HOUSES = [
  'Villa Careggi',
  'Palazzo Te',
  'Castel Nuovo',
  'Ca’ d’Oro',
  'Palazzo Pitti',
  'Villa Lante',
  'Rocca Paolina',
  'Palazzo Ducale',
  'Castello Estense',
  'Villa Farnese',
  'Palazzo Schifanoia',
  'Castel Sant’Angelo',
  'Villa Medici',
  'Palazzo Vecchio',
  'Rocca Sforzesca',
  'Villa d’Este',
  'Palazzo Strozzi',
  'Castello Sforzesco',
  'Palazzo Rucellai',
  'Villa Petraia',
  'Palazzo Bentivoglio',
  'Rocca Malatestiana',
  'Palazzo Chigi',
  'Villa Poggio',
  'Ca’ Foscari',
  'Palazzo Spada',
  'Castel dell’Ovo',
  'Villa Barbaro',
  'Palazzo Riario',
  'Rocca di Gradara',
  'Palazzo Piccolomini',
  'Casa Romei',
]
const NEWCOMERS = [
  'Isabella',
  'Lorenzo',
  'Caterina',
  'Cosimo',
  'Beatrice',
  'Federico',
  'Lucrezia',
  'Niccolò',
  'Ginevra',
  'Guido',
  'Vittoria',
  'Matteo',
  'Simonetta',
  'Piero',
  'Bianca',
  'Ercole',
]

const BOTS = [
  'Farinata',
  'Ugo',
  'Galeotto',
  'Fiammetta',
  'Ruggero',
  'Oddo',
  'Sibilla',
  'Astorre',
  'Violante',
  'Taddeo',
  'Selvaggia',
  'Braccio',
  'Ippolita',
  'Muzio',
  'Pandolfo',
  'Gemma',
]

function number(text: string): number {
  let hash = 2166136261
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619)
  return hash >>> 0
}

/** A table is called by a house, always the same one for its id. */
export function tableName(id: string): string {
  return HOUSES[number(id) % HOUSES.length]
}

/** A bot without a name of its own, always the same one on its seat. */
export function botName(table: string, seat: number): string {
  return BOTS[(number(table) + seat * 5) % BOTS.length]
}

/** A name for somebody who has none yet, and that nobody at the table goes by. */
export function newcomer(taken: string[] = []): string {
  const free = NEWCOMERS.filter((name) => !taken.includes(name))
  return free[Math.floor(Math.random() * free.length)]
}
