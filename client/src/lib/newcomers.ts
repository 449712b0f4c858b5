/** Who has never played a game to its end. */
import { house, server } from './server.svelte'

export async function newToTheGame(): Promise<boolean> {
  if (!house.me?.id) return true
  try {
    return !(await server.tables('mine')).some((table) => table.status === 'over')
  } catch {
    return false
  }
}
