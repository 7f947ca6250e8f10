import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { wentWrong } from '../../src/core/fields/brick/sentences.ts'
import { pdf } from './made-files.ts'
import { fitsItsWidth, isSound, onStep, summary } from './visit.ts'

// A funnel walked by browser, by a list that says what a visitor finds and does: nothing is asked of the engine that is tried.

/** What is chosen or typed, by the words beside its control: a box or button (true), options of a group, a text, a file. */
export type Answers = Readonly<Record<string, string | true | readonly string[] | typeof file>>

/** A small PDF, for a place where files go. */
export const file = { name: 'plattegrond.pdf', mimeType: 'application/pdf', buffer: pdf }

type Deed = Answers | ((page: Page) => Promise<unknown>)

export interface Step {
  step: string
  /** Sentences of the summary when one goes on without any answer. Left out where one may. */
  errors?: readonly string[]
  /** Answers, and what is done in between that is no answer: an address, a calendar, a wall. */
  fill?: Deed | readonly Deed[]
  /** How one goes on; by the form's own button when left out. */
  press?: (page: Page) => Promise<unknown>
}

const narrow = { width: 320, height: 720 }
const wide = { width: 1280, height: 900 }

const form = (page: Page) => page.locator('form[data-step]')
const submit = (page: Page) => form(page).locator('button[type="submit"]')
/** Words of a label from its beginning: what is optional says so behind them. */
const beginning = (words: string) => new RegExp(`^\\s*${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)

const chooseIn = async (group: Locator, chosen: readonly string[]) => {
  for (const name of chosen) await group.getByLabel(beginning(name)).first().check()
}

/** A date has three fields: `3-2-1980`. */
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

/** Gives answers on the step as it stands. */
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
 * Walks a funnel along these steps, in their order, from the page as it stands. Each step is sound at 320 px, where its
 * errors fit too, and fits 1280. What follows on the last one is for who asks.
 */
export const walkFunnel = async (page: Page, steps: readonly Step[]): Promise<void> => {
  for (const [at, { step, errors, fill = [], press }] of steps.entries()) {
    await onStep(page, step)
    // whoever cannot see the page hears by this that the step changed
    if (at > 0)
      await expect.poll(() => focusedOn(page), { message: `${step}: focus on its title` }).toMatch(/^H[1-3]$/)
    await page.setViewportSize(narrow)
    // around `main` no step changes anything
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
