import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { wentWrong } from '../../src/core/fields/brick/sentences.ts'
import { pdf } from './made-files.ts'
import { fitsItsWidth, isSound, onStep, summary } from './visit.ts'

// Walks a funnel by browser along a list of what a visitor finds and does; the engine, which is tested by it, is asked nothing.

/** Answers by the words beside their control: a box or button (true), options of a group, a text, or a file. */
export type Answers = Readonly<Record<string, string | true | readonly string[] | typeof file>>

export const file = { name: 'plattegrond.pdf', mimeType: 'application/pdf', buffer: pdf }

type Deed = Answers | ((page: Page) => Promise<unknown>)

export interface Step {
  step: string
  /** Sentences of the error summary when one goes on without any answer. Left out where that is allowed. */
  errors?: readonly string[]
  /** Answers, and deeds in between that are no answers: an address, a calendar, a login wall. */
  fill?: Deed | readonly Deed[]
  /** Goes on to the next step; presses the form's own button when left out. */
  press?: (page: Page) => Promise<unknown>
}

const narrow = { width: 320, height: 720 }
const wide = { width: 1280, height: 900 }

const form = (page: Page) => page.locator('form[data-step]')
const submit = (page: Page) => form(page).locator('button[type="submit"]')
/** Matches the beginning of a label, because the label of an optional question says so at its end. */
const beginning = (words: string) => new RegExp(`^\\s*${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)

const chooseIn = async (group: Locator, chosen: readonly string[]) => {
  for (const name of chosen) await group.getByLabel(beginning(name)).first().check()
}

/** Fills in the three fields of a date, given as `3-2-1980`. */
const fillDate = async (group: Locator, date: string) => {
  const parts = date.split('-')
  for (const [at, label] of ['Dag', 'Maand', 'Jaar'].entries())
    await group.getByLabel(label).fill(parts[at] ?? '')
}

const fillControl = async (page: Page, control: Locator, text: string) => {
  const kind = await control.evaluate((one) => one.getAttribute('role') ?? one.tagName.toLowerCase())
  if (kind === 'select') return void (await control.selectOption({ label: text }))
  await control.fill(text)
  if (kind === 'combobox') await page.getByRole('option', { name: text }).first().click()
}

const answerOne = async (page: Page, words: string, answer: Answers[string]) => {
  const label = beginning(words)
  const group = form(page)
    .getByRole('radiogroup', { name: label })
    .or(form(page).getByRole('group', { name: label }))
  const control = form(page).getByLabel(label)
  if (answer === true) return control.first().check()
  if (typeof answer === 'object' && 'buffer' in answer)
    return form(page).locator('input[type="file"]').setInputFiles(answer)
  await group.or(control).first().waitFor()
  if ((await group.count()) === 0) return fillControl(page, control.first(), String(answer))
  if (typeof answer === 'string' && /^\d+-\d+-\d+$/.test(answer)) return fillDate(group.first(), answer)
  return chooseIn(group.first(), typeof answer === 'string' ? [answer] : answer)
}

export const giveAnswers = async (page: Page, answers: Answers): Promise<void> => {
  for (const [words, answer] of Object.entries(answers)) await answerOne(page, words, answer)
}

const seeErrors = async (page: Page, step: string, sentences: readonly string[]) => {
  await submit(page).tap()
  await summary(page).waitFor()
  for (const sentence of sentences)
    await expect.poll(() => summary(page).innerText(), { message: step }).toContain(sentence)
  await expect.poll(() => page.title(), { message: step }).toMatch(/^Fout: \p{Lu}/u)
  await fitsItsWidth(page)
  await summary(page).getByRole('link').first().click()
  const focused = await page.evaluate(() =>
    document.activeElement?.matches('form[data-step] :is(input, select, textarea, button, [tabindex])'),
  )
  expect(focused, `${step}: the first link of the summary leads to no field`).toBe(true)
}

const focusedOn = (page: Page) => page.evaluate(() => document.activeElement?.tagName ?? '')

/**
 * Walks a funnel along these steps, in order, from the page as it stands. Each step must be sound at 320 px, with and without its
 * errors, and fit 1280 px. The step after the last one is for the caller to check.
 */
export const walkFunnel = async (page: Page, steps: readonly Step[]): Promise<void> => {
  for (const [at, { step, errors, fill = [], press }] of steps.entries()) {
    await onStep(page, step)
    // visitors who cannot see the page hear from the focus that the step changed
    if (at > 0)
      await expect.poll(() => focusedOn(page), { message: `${step}: focus on its title` }).toMatch(/^H[1-3]$/)
    await page.setViewportSize(narrow)
    // only `main` is checked on later steps, as nothing around it changes
    await isSound(page, step, at === 0 ? undefined : 'main')
    expect(await page.getByText(wentWrong).count(), `${step} says that something went wrong`).toBe(0)
    if (errors) await seeErrors(page, step, errors)
    await page.setViewportSize(wide)
    await fitsItsWidth(page)
    for (const deed of [fill].flat() as Deed[])
      await (typeof deed === 'function' ? deed(page) : giveAnswers(page, deed))
    await (press ? press(page) : submit(page).tap())
  }
}
