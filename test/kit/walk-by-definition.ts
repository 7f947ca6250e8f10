import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { noAddition } from '../../src/core/fields/addition.ts'
import type { AnyBrick } from '../../src/core/fields/brick.ts'
import { wentWrong } from '../../src/core/fields/sentences.ts'
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
import { fitsItsWidth, isSound, onStep, pressOn, summary } from './visit.ts'

// A funnel walked by browser, as its own ways say: the same store is walked beside it and tells what is asked where. An engine
// that hides a step hides it in both, so that only the long round walks like this; `walk-funnel.ts` is told what to expect.

export interface WalkOptions extends Pick<TestFunnelOptions, 'properties' | 'today'> {
  /** Sentences that the summary says on a step on which nothing is answered. */
  errors?: Readonly<Record<string, readonly string[]>>
  /** Steps that are filled in another way than by their bricks: a calendar, a login wall. Presses nothing. */
  fill?: Readonly<Record<string, (page: Page) => Promise<void>>>
  /** Steps with buttons of their own: how one goes on there. */
  press?: Readonly<Record<string, (page: Page) => Promise<void>>>
  /** Uses the keyboard and nothing else. Steps that are filled in or left in another way do so as they say. */
  byKeys?: boolean
  /** Looks at a step once it is filled in. */
  at?: (step: string, page: Page) => Promise<void>
}

const narrow = { width: 320, height: 720 }
const wide = { width: 1280, height: 900 }

const stepForm = (page: Page) => page.locator('form[data-step]')

/** The control of an answer. Its id is React's own for the funnel, which ends with `_`, a dash, and its path. */
const controlOf = (page: Page, path: string): Locator => stepForm(page).locator(`[id$="_-${nameOf(path)}"]`)
const nameOf = (path: string) => path.replace(/[^\w-]+/g, '-')

/** Rows of one question carry its name, and their own values. */
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
  // of a choice it comes, however late; of a free text perhaps
  if (isKnown || (await option.isVisible())) await option.click()
}

/** Signs with a typed name: its button opens the modal. */
const sign = async (page: Page, button: Locator) => {
  await button.click()
  const { name, take } = signing(page)
  await name.fill('J.P. de Vries')
  await take.click()
}

/** Answers one field as a visitor does. */
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
  /** It comes with the answer of a look-up, or only where that has none. */
  follows: boolean
}

/** What the current step asks in the walk beside, with the answers of its way. */
const answersOf = (walk: Walk): Answer[] => {
  const { store } = walk
  const { step, derived } = store.getSnapshot()
  const followers = followersOf(walk)
  return (derived.layouts[step]?.fields ?? [])
    .filter(({ path }) => derived.shown(path) && !store.isFixed(path))
    .map(({ path, brick }) => ({ path, brick, value: store.answer(path), follows: followers.has(path) }))
}

/** Fills a follower where the look-up left it empty; one that nobody asks is not there. */
const fillFollower = async (page: Page, answer: Answer, fillOne: typeof fill) => {
  const control = controlOf(page, answer.path)
  if (!answer.brick.optional) await control.waitFor()
  if ((await control.count()) === 0 || !(await control.isEditable())) return
  if ((await control.evaluate(({ tagName }) => tagName)) === 'SELECT')
    return void (await control.selectOption(noAddition))
  if ((await control.inputValue()) === '' || answer.brick.optional) await fillOne(page, answer)
}

const isEmpty = (value: unknown) => value === undefined || value === '' || value === false

/** Whether `Volgende` must be refused on the step as it stands, as far as its bricks tell. */
const isOpen = (walk: Walk) =>
  answersOf(walk).some(
    ({ brick, value }) =>
      !brick.optional && !['none', 'custom'].includes(brick.facts.control) && isEmpty(value),
  )

/** Fits both widths; axe looks at each step, and at its errors. Around `main` no step changes anything. */
const isSoundAtAnyWidth = async (page: Page, where: string, within: string | undefined) => {
  await page.setViewportSize(narrow)
  await isSound(page, where, within)
  await page.setViewportSize(wide)
  await fitsItsWidth(page)
}

const goOn = async (page: Page, step: string, { press, byKeys }: WalkOptions) => {
  const button = stepForm(page).locator('button[type="submit"]')
  await (press?.[step]?.(page) ?? (byKeys ? pressOn(page, button) : button.tap()))
}

const seeErrors = async (page: Page, step: string, sentences: readonly string[] = []) => {
  await stepForm(page).locator('button[type="submit"]').tap()
  await summary(page).waitFor()
  for (const sentence of sentences)
    await expect.poll(() => summary(page).innerText(), { message: step }).toContain(sentence)
  await expect.poll(() => page.title(), { message: step }).toMatch(/^Fout: \p{Lu}/u)
  await isSoundAtAnyWidth(page, `${step} with errors`, 'main')
  await summary(page).getByRole('link').first().click()
  const focused = await page.evaluate(() =>
    document.activeElement?.matches('form[data-step] :is(input, select, textarea, button, [tabindex])'),
  )
  expect(focused, `${step}: the first link of the summary leads to no field`).toBe(true)
}

/** Fills in what the walk beside answers on the current step. */
const fillIn = async (page: Page, walk: Walk, step: string, { fill: byHand, byKeys }: WalkOptions) => {
  fillStep(walk)
  // what a read opened by now is asked on the screen as well
  await new Promise((done) => setTimeout(done, 0))
  fillStep(walk)
  if (byHand?.[step]) return byHand[step](page)
  const fillOne = byKeys ? byKeyboard : fill
  for (const answer of answersOf(walk))
    await (answer.follows ? fillFollower(page, answer, fillOne) : fillOne(page, answer))
}

/** Waits for a step, or for what stands before it: a login wall, which it answers. */
const arriveOn = async (page: Page, funnel: Funnel, { store }: Walk, step: string) => {
  const gate = gateOf(funnel, store.getSnapshot())
  if (gate) await page.locator(`[data-step="${step}"]:not([inert])`).waitFor()
  else await onStep(page, step)
  return gate
}

/** Walks a funnel by browser up to a step, which it leaves as it found it, and looks at nothing; `''` is to the end. */
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

/**
 * Walks a funnel by browser along one of its ways, from the page as it stands: on each step first `Volgende` without the
 * answers that it needs, then its bricks' examples typed and chosen. Each step and each error state is sound at 320 px and
 * fits 1280. Answers the steps that were seen; what follows on the last one is for who asks.
 */
export const walkFunnel = async (
  page: Page,
  funnel: Funnel,
  way: Way,
  options: WalkOptions = {},
): Promise<string[]> => {
  const walk = begin(funnel, visitor, way, options)
  let isFirst = true
  return walkAll(walk, async (step) => {
    const gate = await arriveOn(page, funnel, walk, step)
    await isSoundAtAnyWidth(page, step, isFirst ? undefined : 'main')
    isFirst = false
    expect(await page.getByText(wentWrong).count(), `${step} says that something went wrong`).toBe(0)
    const { errors, fill: byHand, press } = options
    if (errors?.[step] || (!gate && !byHand?.[step] && !press?.[step] && isOpen(walk)))
      await seeErrors(page, step, errors?.[step])
    await fillIn(page, walk, step, options)
    await options.at?.(step, page)
    await goOn(page, step, options)
  })
}
