import type { Locator, Page } from 'playwright-core'
import type { AnyBrick } from '../../src/core/fields/brick/brick.ts'
import { noAddition } from '../../src/core/fields/home/addition.ts'
import { textOf } from '../../src/core/kernel/text-of.ts'
import { visitor } from '../../src/core/kernel/viewer.ts'
import type { Funnel } from '../../src/web/engine/definition/define.ts'
import { gateOf } from '../../src/web/engine/steps/gate.ts'
import {
  begin,
  fillStep,
  followersOf,
  type TestFunnelOptions,
  type Walk,
  type Way,
  walkAll,
} from '../../src/web/engine/testing/test-walk.ts'
import { answerByKeys, dayParts } from './keyboard.ts'
import { pdf } from './made-files.ts'
import { signing } from './signature.ts'
import { onStep, pressOn } from './visit.ts'

// Walks to a later step, for tests about that step. A walk of the engine without a browser runs beside and says what to fill in.
// Nothing is judged here; a walk that judges the steps gets its expectations from a list (`walk-funnel.ts`).

export interface WalkOptions extends Pick<TestFunnelOptions, 'properties' | 'today'> {
  /** Fills in steps that cannot be filled in by their bricks, such as a calendar; must not press the button of the step. */
  fill?: Readonly<Record<string, (page: Page) => Promise<void>>>
  /** Ways to go on from steps that have buttons of their own. */
  press?: Readonly<Record<string, (page: Page) => Promise<void>>>
  /** Uses the keyboard alone, except in `fill` and `press`. */
  byKeys?: boolean
  /** Looks at a step once it is filled in. */
  at?: (step: string, page: Page) => Promise<void>
}

const stepForm = (page: Page) => page.locator('form[data-step]')

/** The control of an answer. Its id is the one that React gave the funnel, which ends with `_`, then a dash and the path. */
const controlOf = (page: Page, path: string): Locator => stepForm(page).locator(`[id$="_-${nameOf(path)}"]`)
const nameOf = (path: string) => path.replace(/[^\w-]+/g, '-')

/** Checks rows of one question, which share its name and have their own values. */
const choose = async (page: Page, control: Locator, values: readonly string[]) => {
  const name = await control.getAttribute('name')
  for (const value of values) await page.locator(`input[name="${name}"][value="${value}"]`).check()
}

const fillDate = async (page: Page, control: Locator, value: unknown) => {
  const date = dayParts(value)
  const id = await control.getAttribute('id')
  await control.fill(date.day)
  for (const part of ['month', 'year'] as const) await page.locator(`[id="${id}-${part}"]`).fill(date[part])
}

const search = async (page: Page, control: Locator, label: string, isKnown: boolean) => {
  await control.fill(label)
  const option = page.getByRole('option', { name: label }).first()
  // the option of a choice is sure to come, however late; a suggestion for free text may not
  if (isKnown || (await option.isVisible())) await option.click()
}

const sign = async (page: Page, button: Locator) => {
  await button.click()
  const { name, take } = signing(page)
  await name.fill('J.P. de Vries')
  await take.click()
}

const fill = async (page: Page, { path, brick, value }: Answer): Promise<void> => {
  const { control: kind, choices = [] } = brick.facts
  const control = controlOf(page, path)
  const text = textOf(value)
  if (kind === 'none' || kind === 'custom') return
  if (kind === 'radio') return choose(page, control, [text])
  if (kind === 'checkboxes') return choose(page, control, value as string[])
  if (kind === 'checkbox') return control.setChecked(value === true)
  if (kind === 'select') return void (await control.selectOption(text))
  if (kind === 'date-parts') return fillDate(page, control, value)
  if (kind === 'search') {
    const choice = choices.find((one) => one.value === value)
    return search(page, control, choice?.label ?? text, choice !== undefined)
  }
  if (kind === 'signature') return sign(page, control)
  if (kind === 'files' || kind === 'uploads')
    return control.setInputFiles({ name: 'plattegrond.pdf', mimeType: 'application/pdf', buffer: pdf })
  await control.fill(text)
}

const byKeyboard = (page: Page, { path, ...answer }: Answer) =>
  answerByKeys(page, { ...answer, name: nameOf(path), control: controlOf(page, path) })

interface Answer {
  path: string
  brick: AnyBrick
  value: unknown
  /** Whether the answer of a look-up fills it in, or it is asked only where the look-up finds nothing. */
  follows: boolean
}

/** The fields of the current step in the walk beside, with their answers. */
const answersOf = (walk: Walk): Answer[] => {
  const { store } = walk
  const { step, derived } = store.getSnapshot()
  const followers = followersOf(walk)
  return (derived.layouts[step]?.fields ?? [])
    .filter(({ path }) => derived.shown(path) && !store.isFixed(path))
    .map(({ path, brick }) => ({ path, brick, value: store.answer(path), follows: followers.has(path) }))
}

/** Fills in a follower where the look-up left it empty; an optional one may not be on the page. */
const fillFollower = async (page: Page, answer: Answer, fillOne: typeof fill) => {
  const control = controlOf(page, answer.path)
  if (!answer.brick.optional) await control.waitFor()
  if ((await control.count()) === 0 || !(await control.isEditable())) return
  if ((await control.evaluate(({ tagName }) => tagName)) === 'SELECT')
    return void (await control.selectOption(noAddition))
  if ((await control.inputValue()) === '' || answer.brick.optional) await fillOne(page, answer)
}

const goOn = async (page: Page, step: string, { press, byKeys }: WalkOptions) => {
  const button = stepForm(page).locator('button[type="submit"]')
  await (press?.[step]?.(page) ?? (byKeys ? pressOn(page, button) : button.tap()))
}

const fillIn = async (page: Page, walk: Walk, step: string, { fill: byHand, byKeys }: WalkOptions) => {
  fillStep(walk)
  // questions that appear with a read that has only now answered are on the screen as well
  await new Promise((done) => setTimeout(done, 0))
  fillStep(walk)
  if (byHand?.[step]) return byHand[step](page)
  const fillOne = byKeys ? byKeyboard : fill
  for (const answer of answersOf(walk))
    await (answer.follows ? fillFollower(page, answer, fillOne) : fillOne(page, answer))
}

/** Waits for a step, and answers the login wall in front of it where there is one. */
const arriveOn = async (page: Page, funnel: Funnel, { store }: Walk, step: string) => {
  const gate = gateOf(funnel, store.getSnapshot())
  if (gate) await page.locator(`[data-step="${step}"]:not([inert])`).waitFor()
  else await onStep(page, step)
}

/** Walks a funnel by browser up to a step without judging anything; that step is not filled in. `''` walks to the end. */
export const hurryTo = async (
  page: Page,
  funnel: Funnel,
  way: Way,
  until: string,
  options: WalkOptions = {},
): Promise<void> => {
  const walk = begin(funnel, visitor, way, options)
  const arrive = async (step: string) => {
    await arriveOn(page, funnel, walk, step)
    if (step === until) return
    await fillIn(page, walk, step, options)
    await options.at?.(step, page)
    await goOn(page, step, options)
  }
  await walkAll(walk, arrive, until)
}
