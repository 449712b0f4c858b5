/** Who sits at a table, as the boards and the shell show them. */
import type { Player } from './board'
import { botName } from './names'
import type { Me, SeatInfo, TableInfo } from './protocol'
import { levelName } from './shelf'
import { t } from './words.svelte'

export function nameOf(info: TableInfo, seat: SeatInfo): string {
  if (seat.name) return seat.name
  if (seat.kind === 'person') return t('former-player')
  return seat.kind === 'bot' ? botName(info.id, seat.seat) : t('seat-number', { seat: seat.seat + 1 })
}

/** Whether a seat waits for this person, who has been asked to play again. */
export function keptFor(seat: SeatInfo, me?: Me): boolean {
  return seat.kind === 'open' && !!seat.user && seat.user === me?.id
}

/** Minutes until the host may let a bot play for somebody who is away; undefined while that is not foreseen. */
export function minutesToReplace(seat: SeatInfo, now: number): number | undefined {
  return seat.replace_from === null ? undefined : Math.max(0, Math.ceil((seat.replace_from - now) / 60_000))
}

export function playersOf(info: TableInfo, seat: number): Player[] {
  return info.seats.map((one) => ({
    seat: one.seat,
    name: nameOf(info, one),
    colour: one.seat % 6,
    bot: one.kind === 'bot' || one.driver !== '',
    level: one.driver || one.level,
    online: one.online || one.kind === 'bot',
    you: one.seat === seat,
  }))
}

/** What stands under a name: you, a bot of some level, away. */
export function stateOf(player: Player, info: TableInfo): string {
  const seat = info.seats[player.seat]
  const said: string[] = []
  if (player.you) said.push(t('you'))
  if (seat.program) said.push(t('program-player'))
  if (seat.kind === 'bot') said.push(t('bot-level', { level: levelName(seat.level).toLowerCase() }))
  else if (info.status === 'over') return said.join(', ')
  else if (seat.driver) said.push(t('driven', { level: levelName(seat.driver) }))
  else if (!seat.online && !player.you && !info.clock?.post) said.push(t('away'))
  return said.join(', ')
}

/** The same where a sign says that a bot plays: only how well it does. */
export function shortState(player: Player, info: TableInfo): string {
  const seat = info.seats[player.seat]
  const level = seat.kind === 'bot' ? seat.level : info.status === 'over' ? '' : seat.driver
  return level ? levelName(level).toLowerCase() : stateOf(player, info)
}
