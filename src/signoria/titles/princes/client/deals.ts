/** Offers of gold and influence (8.3), and gifts. */
import type { Trading, TradingQuestion } from '$lib/board'
import { MONEY, say } from './table'
import type { View } from './view'

const MOST = [40, 20]

export function trading({ view, seat }: TradingQuestion<View>): Trading {
  const term = (verb: string, side: 'give' | 'ask', money: number) => ({
    verb,
    side,
    icon: MONEY[money],
    name: say(money ? 'influence-word' : 'gold-word'),
  })
  return {
    verbs: {
      begin: 'offer_to',
      propose: 'propose',
      drop: 'drop_draft',
      accept: 'accept_offer',
      reject: 'reject_offer',
      withdraw: 'cancel_offer',
    },
    gift: 'send_gift',
    terms: [
      term('give_gold', 'give', 0),
      term('give_influence', 'give', 1),
      term('ask_gold', 'ask', 0),
      term('ask_influence', 'ask', 1),
    ],
    offers: view.offers,
    phrase: (place, value) => say(place % 2 ? 'influence-amount' : 'gold-amount', { count: value }),
    range(place, to) {
      const purse = view.players[place < 2 ? seat : to]
      const held = place % 2 ? purse.influence : purse.gold
      return Math.min(held ?? Infinity, MOST[place % 2])
    },
    canBeGift: (values) => !values[2] && !values[3],
  }
}
