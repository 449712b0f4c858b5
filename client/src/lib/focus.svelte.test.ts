import { flushSync, tick } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepFocus } from './focus.svelte'
import { made } from './testing/made.svelte'

const page = new EventTarget()
const body = {}
const document = { body, activeElement: body as object }
vi.stubGlobal('window', page)
vi.stubGlobal('document', document)

let version = $state(0)
const focus = vi.fn<(how: FocusOptions) => void>()

async function change(): Promise<void> {
  version++
  flushSync()
  await tick()
}

beforeEach(() => {
  focus.mockReset()
  document.activeElement = body
  made(() =>
    keepFocus(
      () => version,
      () => ({ focus }) as unknown as HTMLElement,
    ),
  )
})

test('whoever plays by keys finds the way home when focus is lost', async () => {
  page.dispatchEvent(new Event('keydown'))
  await change()
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true })
})

test('focus that is somewhere stays there', async () => {
  page.dispatchEvent(new Event('keydown'))
  document.activeElement = {}
  await change()
  expect(focus).not.toHaveBeenCalled()
})

test('a pointer needs no focus', async () => {
  await change()
  page.dispatchEvent(new Event('keydown'))
  page.dispatchEvent(new Event('pointerdown'))
  await change()
  expect(focus).not.toHaveBeenCalled()
})
