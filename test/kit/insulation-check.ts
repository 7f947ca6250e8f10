import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Persona, personas, type StepKey } from '../../src/core/rules/test-insulation-personas.ts'
import { next, onStep, pressOn } from './visit.ts'

// What a visitor does with the insulation check, by mouse or by keys alone, and reads of it.

export const checkPath = '/diensten/diensten-verduurzamen/collectieve-inkoop-isoleren/isolatiecheck'
export const keptUnder = 'isolatiecheck-data'

/** Steps that the progress counts, in their order (spec 002 section 2.2, D47). */
export const countedSteps = [
  'adres',
  'woninggegevens',
  'gevel',
  'kruipruimte-of-kelder',
  'isolatiemogelijkheden',
  'spouwmuurisolatie',
  'vloerisolatie',
  'dakisolatie',
  'isolatieadvies',
] as const
export type Step = (typeof countedSteps)[number]

export const personaOf = (who: string): Persona => {
  const found = personas.find((one) => one.who === who)
  if (!found) throw new Error(`Nobody of the table is called: ${who}`)
  return found
}

/** The steps that a persona is shown. */
export const stepsOf = ({ expects }: Persona): Step[] =>
  countedSteps.filter((step) => expects.skipped[step as StepKey] === undefined)

const form = (page: Page) => page.locator('form:is([data-step], [data-tool])')
const choicesOf = (page: Page, name: string) => form(page).locator(`input[name$="_-${name}"]`)
const textOf = (page: Page, name: string) => form(page).locator(`[id$="_-${name}"]`)

/** A way to use the page: by mouse or by keyboard. */
export interface Hand {
  choose(page: Page, name: string, values: readonly string[]): Promise<void>
  type(page: Page, name: string, text: string): Promise<void>
  press(page: Page, control: Locator): Promise<void>
}

export const mouse: Hand = {
  async choose(page, name, values) {
    for (const value of values)
      await choicesOf(page, name)
        .and(page.locator(`[value="${value}"]`))
        .check()
  },
  type: (page, name, text) => textOf(page, name).fill(text),
  press: (_page, control) => control.click(),
}

/** tab reaches one radio button of a group and arrows choose another; each checkbox is reached by itself */
const chooseByKeys = async (page: Page, name: string, values: readonly string[]) => {
  const all = choicesOf(page, name)
  if ((await all.first().getAttribute('type')) === 'checkbox') {
    for (const value of values) {
      const box = all.and(page.locator(`[value="${value}"]`))
      if (!(await box.isChecked())) await pressOn(page, box, 'Space')
    }
    return
  }
  const wanted = all.and(page.locator(`[value="${values[0]}"]`))
  const checked = all.and(page.locator(':checked'))
  await pressOn(page, (await checked.count()) > 0 ? checked : all.first(), 'Space')
  for (let count = 0; count < 10 && !(await wanted.isChecked()); count++)
    await page.keyboard.press('ArrowDown')
  expect(await wanted.isChecked(), `${name} ${values[0]} can be chosen by keys`).toBe(true)
}

export const keys: Hand = {
  choose: chooseByKeys,
  async type(page, name, text) {
    await pressOn(page, textOf(page, name), 'ControlOrMeta+A')
    await page.keyboard.type(text)
  },
  press: (page, control) => pressOn(page, control),
}

type Answer = readonly [name: string, value: string | readonly string[] | undefined]

const wallOf = ({ cavityWallWidth, expects }: Persona): Answer[] => [
  ['cavityWall-cavityWallWidth', [cavityWallWidth ?? '']],
  ...(expects.fillable
    ? ([
        ['cavityWall-brickworkJoint', ['0']],
        ['cavityWall-ventilation', ['0', '1']],
        ['cavityWall-hasBats', ['1']],
        ['cavityWall-moistureProblems', ['1']],
        ['cavityWall-surfaceArea', '83'],
      ] as const)
    : []),
]

const floorAnswers: Answer[] = [
  ['floor-floorType', ['1']],
  ['floor-crawlSpaceAreas', ['1']],
  ['floor-crawlSpaceState', ['0']],
  ['floor-crawlSpaceObstacles', ['0']],
  ['floor-crawlSpaceBottom', ['1']],
  ['floor-hasFireplace', ['1']],
  ['floor-surfaceArea', '47'],
]

const roofAnswers: Answer[] = [
  ['roof-heatedAttic', ['0']],
  ['roof-accessibleAttic', ['1']],
  ['roof-skylight', ['0']],
  ['roof-roofInsulationInside', ['1']],
  ['roof-roofInsulationOutside', ['1']],
  ['roof-roofInsulationFinishing', ['1']],
  ['roof-roofSize', '71'],
]

/** One choice as a list; undefined where it is not answered. */
const one = (value: string | undefined) => (value === undefined ? undefined : [value])

/** What a persona answers on a step; questions that the table leaves open are answered as most people would. */
const answersOn = (step: Step, persona: Persona): readonly Answer[] => {
  const { home, insulationHistory, chosen, expects } = persona
  const answers: Readonly<Record<Step, readonly Answer[]>> = {
    adres: [
      ['home-postcode', home.postcode ?? '3821 BT'],
      ['home-houseNumber', home.postcode ? '25' : '10'],
      ['constructionYear', String(home.constructionYear)],
      ['livingAreaSize', '124'],
    ],
    woninggegevens: [
      ['houseType', one(home.houseType)],
      ['roofType', one(home.roofType)],
      ['facade', one(home.decoratedFacade)],
      ['insulationHistory', expects.stops === 'apartment' ? undefined : [insulationHistory]],
      ['insulation', home.history],
    ],
    gevel: [['facadeHeight', one(home.facadeHeight)]],
    'kruipruimte-of-kelder': [
      ['hasCrawlSpace', one(home.hasCrawlSpace)],
      ['isCrawlSpaceAccessible', one(home.isCrawlSpaceAccessible)],
      ['crawlSpaceHeight', one(home.crawlSpaceHeight)],
    ],
    isolatiemogelijkheden: [['selectedMeasures', chosen]],
    spouwmuurisolatie: wallOf(persona),
    vloerisolatie: floorAnswers,
    dakisolatie: roofAnswers,
    isolatieadvies: [],
  }
  return answers[step]
}

export const fillStep = async (page: Page, hand: Hand, step: Step, persona: Persona): Promise<void> => {
  for (const [name, value] of answersOn(step, persona)) {
    if (typeof value === 'string') await hand.type(page, name, value)
    else if (value !== undefined && value.length > 0) await hand.choose(page, name, value)
    // street and city come with the postcode and house number
    if (name === 'home-houseNumber') await page.getByLabel('Straatnaam').waitFor()
  }
}

/** Fills in everything up to a step without judging anything. */
export const hurryTo = async (
  page: Page,
  persona: Persona,
  until: Step = 'isolatieadvies',
): Promise<void> => {
  for (const step of stepsOf(persona)) {
    await onStep(page, step)
    if (step === until) return
    await fillStep(page, mouse, step, persona)
    await next(page).click()
  }
}

/** Opens the list of steps, and answers the badge of each step that has one. */
export const openMenu = async (page: Page, hand: Hand): Promise<Record<string, string>> => {
  await hand.press(page, page.locator('.check-steps summary'))
  const list = page.getByRole('list', { name: 'Stappen' })
  await list.waitFor()
  const badges = await list
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.querySelector('.step-badge')?.textContent))
  expect(badges).toHaveLength(countedSteps.length)
  return Object.fromEntries(
    countedSteps.flatMap((step, at) => (badges[at] ? [[step, badges[at]] as const] : [])),
  )
}

/** Name, value and state of every control of the step. */
export const heldOn = (page: Page): Promise<[string, string, boolean][]> =>
  form(page)
    .locator('input, select, textarea')
    .evaluateAll((controls) =>
      (controls as HTMLInputElement[]).map(({ id, value, checked }) => [
        id.replace(/^.*?_-/, ''),
        value,
        checked,
      ]),
    )

/** Everything that this browser stores for the site. */
export const storedIn = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

/** The person who fills in the last steps: nothing of her may stay in a browser (D7). */
export const plantedApplicant = {
  firstName: 'Wilhelmina',
  lastName: 'Zonneveld',
  dateOfBirth: '1963-11-17',
  mobile: '0687654321',
} as const

const plantedTexts = [
  ['Voornaam', plantedApplicant.firstName],
  ['Voorletters', 'wz'],
  ['Achternaam', plantedApplicant.lastName],
  ['Dag', '17'],
  ['Maand', '11'],
  ['Jaar', '1963'],
  ['Mobiel telefoonnummer', plantedApplicant.mobile],
  ['Telefoonnummer vast', '020 7654321'],
] as const

/** Fills in what the step asks about a person. */
export const fillPlanted = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('E-mailadres').waitFor()
  for (const [label, text] of [...plantedTexts, ['E-mailadres', email]] as const) {
    const control = page.getByLabel(label)
    if ((await control.count()) > 0) await control.fill(text)
  }
}

/** Checks that nothing about that person is stored in this browser. */
export const keepsNobody = async (page: Page): Promise<void> => {
  const stored = await storedIn(page)
  for (const secret of ['ilhelmina', 'onneveld', 'W.Z.', '7654321', '1963', 'voorbeeld.nl'])
    expect(stored, `${secret} is kept`).not.toContain(secret)
}
