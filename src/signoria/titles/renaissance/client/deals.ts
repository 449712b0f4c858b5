/** Exchanges of cities, ducats and condottieri (9), and gifts of ducats. */
import type { Trading, TradingQuestion } from '$lib/board'
import { CONDOTTIERE, say } from './table'
import type { View } from './view'

const MOST_DUCATS = 60
const MOST_MEN = 8
const [GIVEN_CITY, ASKED_CITY, GIVEN_DUCATS, ASKED_DUCATS] = [0, 1, 2, 3]

export function trading({ view, seat, words }: TradingQuestion<View>): Trading {
  const free = (owner: number) =>
    view.owner.flatMap((one, city) => (one === owner && !view.exchanged.includes(city) ? [city] : []))
  const alike = (owner: number, city: number) => free(owner).filter((other) => view.level[other] === view.level[city])

  function cities(place: number, to: number, values: readonly number[]): number[] {
    if (view.options.diplomacy !== 'full') return []
    if (place === GIVEN_CITY) return free(seat).filter((city) => alike(to, city).length)
    return values[GIVEN_CITY] ? alike(to, values[GIVEN_CITY] - 1) : []
  }
  function amount(place: number, to: number, values: readonly number[]): number {
    if (place === GIVEN_DUCATS) return values[ASKED_DUCATS] ? 0 : Math.min(view.ducats[seat], MOST_DUCATS)
    if (place === ASKED_DUCATS) return values[GIVEN_DUCATS] ? 0 : Math.min(view.ducats[to], MOST_DUCATS)
    if (view.options.condottiere_trade !== 'any_time') return 0
    return Math.min(place % 2 ? view.hand_size[to] : view.hand[CONDOTTIERE], MOST_MEN)
  }
  return {
    verbs: {
      begin: 'offer',
      propose: 'propose',
      drop: 'drop_draft',
      accept: 'accept',
      reject: 'reject',
      withdraw: 'withdraw',
    },
    gift: 'give',
    terms: ['give_city', 'ask_city', 'give_ducats', 'ask_ducats', 'give_condottieri', 'ask_condottieri'].map(
      (verb, place) => ({
        verb,
        side: place % 2 ? 'ask' : 'give',
        icon: ['garrison', 'ducat', 'helm'][place >> 1],
        name: say(['city-word', 'ducats-word', 'condottieri-word'][place >> 1]),
      }),
    ),
    offers: view.offers ?? [],
    phrase: (place, value) =>
      place < GIVEN_DUCATS
        ? String(words.noun('city', value - 1))
        : say(place < 4 ? 'ducats' : 'condottieri', { count: value }),
    range: (place, to, values) =>
      place <= ASKED_CITY ? cities(place, to, values).map((city) => city + 1) : amount(place, to, values),
    canBeGift: (values) => values.every((value, place) => !value || place === GIVEN_DUCATS),
  }
}
