/** Short notes about what went wrong or has been done, for sight and for screen readers. */
import { Refused } from '../lib/server.svelte'
import { shellWords, t } from '../lib/words.svelte'

interface Notice {
  number: number
  text: string
  grave: boolean
}

class NoticeBoard {
  all = $state<Notice[]>([])
  #count = 0

  add(text: string, grave = false): void {
    const number = ++this.#count
    this.all.push({ number, text, grave })
    setTimeout(() => this.drop(number), grave ? 9000 : 5000)
  }

  drop(number: number): void {
    this.all = this.all.filter((notice) => notice.number !== number)
  }
}

export const notices = new NoticeBoard()

/** Tell why a request was refused. */
export function complain(error: unknown): void {
  if (error instanceof Refused)
    notices.add(shellWords.has(error.key) ? t(error.key) : error.message || t('no-answer'), true)
  else notices.add(t('no-answer'), true)
}

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notices.add(t('copied'))
  } catch {
    notices.add(t('copy-failed'), true)
  }
}
