/** Boards of titles that come with other packages: plain modules, which the server hands on as they are. */
import type { Component } from 'svelte'
import type { BoardProps, GuestBoard, Mount } from './board'
import type { Parts } from './boards'
import Guest from './Guest.svelte'
import { broughtFile } from './titles'

/** A component around a part that knows nothing of components. */
function guest<Props extends BoardProps>(mount: Mount<Props>): Component<Props> {
  return (internals, props) => {
    Guest(internals, { mount: mount as Mount, given: props })
    return {}
  }
}

export async function guestParts(title: string): Promise<Parts> {
  const module: { default: GuestBoard } = await import(/* @vite-ignore */ broughtFile(title, 'board.js'))
  const { Board, Hand, Stage, Status, Goal, Panel, layout, gather, trading, outcomes } = module.default
  const drawn = Object.entries({ Board, Hand, Stage, Status, Goal, Panel }).filter(([, mount]) => mount)
  const parts = Object.fromEntries(drawn.map(([name, mount]) => [name, guest(mount as Mount)]))
  return { ...parts, layout, gather, trading, outcomes }
}
