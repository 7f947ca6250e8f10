import type { Page } from '../../../core/content/page.ts'
import { choiceParameter } from '../../../core/content/problem-ids.ts'
import type { Finder, ProblemStep } from '../../../core/content/problem-steps.ts'
import type { ProblemsShown } from '../../../core/content/problems-shown.ts'
import type { Site } from '../../../core/content/site.ts'
import { finderOf } from '../../services/problems/finder-of.ts'

export const blockOn = ({ blocks }: Page) =>
  blocks.find(
    (block) =>
      block.kind === 'problem_finder' || block.kind === 'problem_place' || block.kind === 'problem_results',
  )

/** Whether a page shows steps or results of the problem finder, so that its address may ask for one of them. */
export const hasProblems = (page: Page): boolean => blockOn(page) !== undefined

const withWay = (finder: Finder, page: Page, step: ProblemStep, isPlace: boolean): ProblemsShown => {
  const [place] = step.chosen
  const before = {
    1: undefined,
    2: isPlace ? finder.home : page.path,
    3: isPlace || !place ? page.path : `${page.path}?${choiceParameter}=${place.id}`,
  }[step.n]
  return {
    step: {
      ...step,
      back: before,
      icons: finder.icons,
      home: finder.home,
      ...(isPlace && { place: place?.id }),
    },
  }
}

/** The step that a page shows: the one after `choice`, or the first; undefined for an unknown choice. */
export const stepOn = (site: Site, page: Page, choice?: string): ProblemsShown | undefined => {
  const block = blockOn(page)
  const finder = finderOf(site)
  if (block?.kind === 'problem_finder') {
    const step = choice === undefined ? finder.step(1) : finder.after(choice)
    return step && withWay(finder, page, step, false)
  }
  if (block?.kind !== 'problem_place') return {}
  const step = choice === undefined ? finder.step(2, block.id) : finder.step(3, choice)
  if (!step || step.chosen[0]?.id !== block.id) return undefined
  return { ...withWay(finder, page, step, true), all: finder.list(block.id)?.problems }
}
