import { beforeAll, describe, expect, test, vi } from 'vitest'
import { game } from './testing/sample'
import { shellWords, t, Words } from './words.svelte'

const ENGLISH = `
nobody = not a soul
verb-pass = Pass
verb-bid = Bid { $gold }
verb-march = March from { $region } to { $region2 }
card-winter = Winter
    .help = Drums count { $effects-drum }.
card-spring = Spring
region-siena = Siena
region-pisa = Pisa
region-lucca = Lucca
mark-told-march = To { $to }
told-march = { $who } marches from { $from } to { $to }.
told-pay = { $who } pays { $gold ->
    [one] one ducat
   *[other] { $gold } ducats
} to { $to }.
pact-peace = { $author } spares { $region } and { $region2 } for { $gold } gold, until { $until }
`
const FRENCH = `
region-siena = Sienne
region-pisa = Pise
told-march = Vers { $to }, depuis { $from } : { $who }
told-pay = { $who } paie { $gold ->
    [one] { $gold } ducat
   *[other] { $gold } ducats
}.
`

/** The server has the words of titles that were not there when the client was built. */
const texts: Record<string, string> = {
  '/api/games/sample/words/en': ENGLISH,
  '/api/games/sample/words/fr': FRENCH,
  '/api/games/english_only/words/en': ENGLISH,
}
const fetched: string[] = []
vi.stubGlobal('fetch', (path: string) => {
  fetched.push(path)
  return Promise.resolve({ ok: path in texts, text: () => Promise.resolve(texts[path] ?? 'undo = 404') })
})

async function speaking(language: string, title = 'sample'): Promise<Words> {
  const words = new Words(title)
  words.game = game
  words.names = ['Isabella', 'Lucia']
  return words.load(language)
}

let english: Words
let french: Words
beforeAll(async () => {
  english = await speaking('en')
  french = await speaking('fr')
})

describe('sentences', () => {
  test('name players, things and numbers', () => {
    expect(english.say('told-march', [1, 0, 2])).toBe('Lucia marches from Siena to Lucca.')
  })

  test('count as the language does', () => {
    expect(english.say('told-pay', [0, 1, 1])).toBe('Isabella pays one ducat to Lucia.')
    expect(english.say('told-pay', [0, 0, 1])).toBe('Isabella pays 0 ducats to Lucia.')
    expect(french.say('told-pay', [0, 0, 1])).toBe('Isabella paie 0 ducat.')
    expect(french.say('told-pay', [0, 2, 1])).toBe('Isabella paie 2 ducats.')
  })

  test('stand under a heading where something begins', () => {
    expect(english.heading('told-march', [1, 0, 2])).toBe('To Lucca')
    expect(english.heading('told-pay', [0, 1, 1])).toBe('')
  })

  test('know nobody and nothing', () => {
    expect(english.noun('seat', -1)).toBe('not a soul')
    expect(english.noun('card', -1)).toBe('nothing')
  })

  test('that are missing show their key', () => {
    expect(english.t('no-such-key')).toBe('no-such-key')
    expect(english.has('no-such-key')).toBe(false)
  })

  test('follow the names of the players', async () => {
    const words = await speaking('en')
    words.names = ['Ugo', 'Yuki']
    expect(words.say('told-pay', [1, 3, 0])).toBe('Yuki pays 3 ducats to Ugo.')
  })
})

describe('in pieces, a sentence', () => {
  test('carries what each name means, and plain numbers stay text', () => {
    expect(english.parts('told-pay', [0, 5, 1])).toEqual([
      { text: 'Isabella', noun: 'seat', value: 0 },
      { text: ' pays 5 ducats to ' },
      { text: 'Lucia', noun: 'seat', value: 1 },
      { text: '.' },
    ])
  })

  test('still counts', () => {
    expect(english.parts('told-pay', [0, 1, 1])[1]).toEqual({ text: ' pays one ducat to ' })
  })

  test('keeps its things apart when another language changes their order', () => {
    const named = french.parts('told-march', [1, 0, 1]).filter((part) => part.noun)
    expect(named).toEqual([
      { text: 'Pise', noun: 'region', value: 1 },
      { text: 'Sienne', noun: 'region', value: 0 },
      { text: 'Lucia', noun: 'seat', value: 1 },
    ])
  })

  test('reads as the whole', () => {
    for (const words of [english, french])
      for (const [key, values] of [
        ['told-march', [0, 1, 2]],
        ['told-pay', [1, 1, 0]],
      ] as const) {
        const joined = words.parts(key, values).map((part) => part.text)
        expect(joined.join('')).toBe(words.say(key, values))
      }
  })

  test('without names is one piece', () => {
    expect(english.parts('verb-pass')).toEqual([{ text: 'Pass' }])
  })
})

describe('what can be done', () => {
  const verb = (name: string) => game.verbs.find((one) => one.name === name)!

  test('counts from the first number of its noun', () => {
    expect(english.action(verb('bid'), [0])).toBe('Bid 1')
    expect(english.argument('gold', 9)).toBe(10)
    expect(english.noun('gold', 9), 'events tell the number itself').toBe(9)
  })

  test('tells two things of a kind apart', () => {
    expect(english.action(verb('march'), [1, 0])).toBe('March from Pisa to Siena')
  })

  test('may be promised', () => {
    const pact = { template: 'peace', author: 0, to: 1, until: 'game_end', args: [0, 4, 2] }
    expect(english.pact(pact)).toBe('Isabella spares Siena and Lucca for 5 gold, until the end of the game')
  })

  test('may be withdrawn by somebody', () => {
    expect(english.standing({ status: 'withdrawn', withdrawn_by: 0 })).toBe('withdrawn by Isabella')
    expect(english.standing({ status: 'withdrawn', withdrawn_by: -1 })).toBe('withdrawn')
    expect(english.standing({ status: 'kept', withdrawn_by: -1 })).toBe('kept')
  })
})

describe('explanations', () => {
  test('lie under the name of a thing', () => {
    expect(english.nounId('card', 0)).toBe('card-winter')
  })

  test('take their figures from the pack', () => {
    expect(english.help('card-winter')).toBe('Drums count 2.')
  })

  test('are empty where there is nothing to explain', () => {
    expect(english.help('card-spring')).toBe('')
    expect(english.nounId('gold', 3)).toBe('')
    expect(english.nounId('card', -1)).toBe('')
  })
})

describe('languages', () => {
  test('of a title bring the words of table and shell along, and its own go first', () => {
    expect(english.t('nothing')).toBe('nothing')
    expect(english.t('undo')).toBe('Undo')
    expect(english.t('nobody')).toBe('not a soul')
  })

  test('the title does not speak are no trouble', async () => {
    const words = await speaking('fr', 'english_only')
    expect(words.ready).toBe(true)
    expect(words.t('undo')).toBe('Reprendre')
    expect(words.say('told-pay', [0, 1, 1])).not.toBe('')
  })

  test('come one after the other: the old words stay until the new ones are here', async () => {
    const words = await speaking('en')
    const coming = words.load('fr')
    expect(words.language).toBe('en')
    expect(words.t('region-pisa')).toBe('Pisa')
    await coming
    expect(words.language).toBe('fr')
    expect(words.t('region-pisa')).toBe('Pise')
  })

  test('are fetched once', async () => {
    await speaking('en')
    await speaking('en')
    expect(fetched.filter((path) => path === '/api/games/sample/words/en')).toHaveLength(1)
  })

  test('before any is here, everything has its key for a name', () => {
    const words = new Words('sample')
    expect(words.ready).toBe(false)
    expect(words.t('undo')).toBe('undo')
    expect(words.language).toBe('en')
  })

  test('of the shell need no title', async () => {
    await shellWords.load('fr')
    expect(t('with-bots', { count: 1 })).not.toBe(t('with-bots', { count: 2 }))
    expect(t('undo')).toBe('Reprendre')
  })
})
