/** The first position of a course in which there are a few things to do, for a page with room for no more. */
import type { CourseInfo, GameInfo, LessonMoment } from '../protocol'
import { get, post } from '../server.svelte'
import type { StepAt } from './table.svelte'

const FEW = 6
const TRIES = 5

export interface FirstStep {
  at: StepAt
  /** Where the course goes on. */
  next: string
}

export async function firstStep(game: GameInfo, language: string): Promise<FirstStep | undefined> {
  const course = await get<CourseInfo>(`/api/learn/${game.id}/${language}`)
  const steps = course.lessons.flatMap((lesson) => lesson.steps.map((step) => ({ lesson: lesson.id, ...step })))
  for (const [place, step] of steps.slice(0, TRIES).entries()) {
    if (step.kind !== 'act') continue
    const path = `/api/learn/${[game.id, language, step.lesson, step.id].map(encodeURIComponent).join('/')}`
    const moment = await post<LessonMoment>(path, { so_far: [] })
    const count = moment.state.legal.length
    if (count < 2 || count > FEW) continue
    const after = steps[place + 1] ?? step
    const at = { game: game.id, lesson: step.lesson, step: step.id }
    return { at, next: `/learn/${[game.id, after.lesson, after.id].map(encodeURIComponent).join('/')}` }
  }
  return undefined
}
