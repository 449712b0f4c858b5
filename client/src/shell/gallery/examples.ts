/** Programs to run and to change; what each is about stands in the words of the shell as `gallery-NAME`. */
import imagine from './examples/imagine.py?raw'
import laws from './examples/laws.py?raw'
import own_bot from './examples/own_bot.py?raw'
import record from './examples/record.py?raw'
import tournament from './examples/tournament.py?raw'

export interface Example {
  name: string
  program: string
}

export const EXAMPLES: Example[] = [
  { name: 'tournament', program: tournament },
  { name: 'imagine', program: imagine },
  { name: 'own-bot', program: own_bot },
  { name: 'laws', program: laws },
  { name: 'record', program: record },
]
