/** Which steps were done: remembered by this browser, and by the server once it knows who I am. */
import type { CourseInfo, LessonsDone } from '../protocol'
import { get, house, request } from '../server.svelte'
import { keyOf, type StepAt } from './table.svelte'

const KEPT = 'signoria.lessons'

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]')
    return Array.isArray(found) ? found.filter((key) => typeof key === 'string') : []
  } catch {
    return []
  }
}

function stepAt(key: string): StepAt {
  const [game, lesson, step] = key.split('/')
  return { game, lesson, step }
}

class Progress {
  #done = $state.raw<ReadonlySet<string>>(new Set(kept()))
  #known = ''

  has(at: StepAt): boolean {
    return this.#done.has(keyOf(at))
  }

  /** How many steps of a title were done. */
  count(game: string): number {
    return [...this.#done].filter((key) => key.startsWith(`${game}/`)).length
  }

  /** What this browser knows and the server does not is told to it, and the other way round. */
  async share(): Promise<void> {
    await house.enter()
    const me = house.me?.id ?? ''
    if (!me || me === this.#known) return
    this.#known = me
    try {
      const there = await get<LessonsDone>('/api/me/lessons')
      const told = new Set(there.done.map(keyOf))
      const news = [...this.#done].filter((key) => !told.has(key))
      this.#keep([...told])
      if (news.length) await this.#tell(news)
    } catch {
      this.#known = ''
    }
  }

  async did(at: StepAt): Promise<void> {
    if (this.has(at)) return
    this.#keep([keyOf(at)])
    if (house.me?.id) await this.#tell([keyOf(at)]).catch(() => (this.#known = ''))
  }

  #tell(keys: string[]): Promise<LessonsDone> {
    return request<LessonsDone>('PUT', '/api/me/lessons', { done: keys.map(stepAt) })
  }

  #keep(keys: string[]): void {
    this.#done = new Set([...this.#done, ...keys])
    localStorage.setItem(KEPT, JSON.stringify([...this.#done]))
  }
}

export const progress = new Progress()

/** Every step of a course in its order. */
export const stepsOf = (course: CourseInfo): StepAt[] =>
  course.lessons.flatMap((lesson) =>
    lesson.steps.map((step) => ({ game: course.game, lesson: lesson.id, step: step.id })),
  )

export const pathOf = ({ game, lesson, step }: StepAt): string => `/learn/${game}/${lesson}/${step}`
