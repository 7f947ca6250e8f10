import { describe, expect, test, vi } from 'vitest'
import {
  compare,
  property,
  quote,
  quoteEmail,
} from '../../../core/contract/home-insurance/home-insurance-calls.ts'
import { exampleQuote } from '../../../core/insurance/comparison.ts'
import type { KnownHome } from '../../../core/kernel/known-home.ts'
import { refusal } from '../../engine/testing/test-environment.ts'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { type Opening, openFunnel } from '../../engine/testing/test-open.ts'
import { jannie } from '../../engine/testing/test-trial.ts'
import * as funnels from './home-insurance-funnel.ts'
import { wholePackage } from './test-home-insurance-ways.ts'

// The other entries differ only in what is chosen at the start; the long round walks them.
testFunnel(wholePackage)

const answers = {
  home: {
    postcode: '3821 BT',
    houseNumber: '10',
    addition: '',
    streetName: 'Voorbeeldlaan',
    city: 'Amersfoort',
  },
  isRight: 'yes',
  rooms: '5',
  wall: 'stone',
  roof: 'tiles',
  dateOfBirth: { day: '03', month: '02', year: '1980' },
  family: 'samenwonend',
  wantsQuote: 'no',
}
const settled = () => new Promise((done) => setTimeout(done, 0))

/** Opens the calculator of the building insurance with every question answered. */
const filled = async (opening: Opening = {}) => {
  const opened = openFunnel(funnels.buildingInsurance, {
    properties: { price: 3450 },
    ...opening,
  })
  await settled()
  for (const [name, value] of Object.entries(answers)) opened.store.set(name, value)
  await settled()
  return opened
}
const stepOf = ({ store }: Awaited<ReturnType<typeof filled>>) => store.getSnapshot().step

test('no title of a step holds a soft hyphen, as it becomes the title of the page', () => {
  const titles = Object.values(funnels).flatMap(({ steps }) => Object.values(steps).map(({ title }) => title))
  expect(titles).toContain('De premie voor jouw aansprakelijkheidsverzekering')
  expect(titles.filter((title) => title.includes('\u00ad'))).toEqual([])
})

describe('what a home cannot have', () => {
  test('holds the step until it is taken away, in so many words', async () => {
    const opened = await filled()
    const { store } = opened
    store.set('packages', ['Home', 'Liability'])
    store.set('roof', 'thatch')
    await store.next()
    expect(stepOf(opened)).toBe('woningkenmerken')
    expect(store.getSnapshot().errors.packages).toBe('Schakel niet ondersteunde pakketten uit.')
    store.set('packages', ['Liability'])
    await store.next()
    expect(stepOf(opened)).toBe('premie')
  })

  test('is known of an apartment by the word of the insurer, and by that of the visitor', async () => {
    const opened = await filled()
    const { store, environment } = opened
    environment.answerWith(property, () => ({ isAllowed: true, propertyType: '0' }))
    store.set('home.houseNumber', '12')
    await settled()
    expect(store.getSnapshot().derived.errors.woningkenmerken?.packages).toBeTruthy()
    store.set('isRight', 'no')
    store.set('houseType', '3')
    expect(store.getSnapshot().derived.errors.woningkenmerken?.packages).toBeUndefined()
  })

  test('a home that nobody insures ends the calculation', async () => {
    const opened = await filled()
    const { store, environment } = opened
    environment.answerWith(property, () => ({ isAllowed: false, reason: 'Dit is een woonboot.' }))
    store.set('home.houseNumber', '905')
    await settled()
    await store.next()
    expect(stepOf(opened)).toBe('woningkenmerken')
    expect(environment.callsOf(quote)).toEqual([])
  })

  test('a house type that the insurer does not know is asked', async () => {
    const opened = await filled()
    const { store, environment } = opened
    environment.answerWith(property, () => ({ isAllowed: true }))
    store.set('home.houseNumber', '14')
    await settled()
    await store.next()
    expect(store.getSnapshot().errors.houseType).toBeTruthy()
    store.set('houseType', '4')
    await store.next()
    expect(stepOf(opened)).toBe('premie')
  })
})

test('the standards are chosen beforehand; no extra cover, and nothing about the home or the past', async () => {
  const { store } = openFunnel(funnels.homePackage, { properties: { price: 3450 } })
  await settled()
  const chosen = {
    'general.calculationPeriod': 'MAAND',
    'general.defaultOwnRisk': '100',
    'avp.useOwnRiskAvp': 'yes',
    'inboedel.insureGlass': 'no',
    'rechtsbijstand.coInsureTrafficModule': 'no',
    'rechtsbijstand.maximumInsuredAmountExternalCosts': '30000',
  }
  for (const [path, answer] of Object.entries(chosen)) expect(store.answer(path), path).toBe(answer)
  for (const path of ['general.isRented', 'opstal.hasAsbestos', 'opstal.outbuildingsCoInsure', 'isRight'])
    expect(store.answer(path), path).toBeUndefined()
  for (const path of ['finalQuestions.hadDamage', 'legalQuestionnaire.hasBeenProsecuted', 'agreeTerms'])
    expect(store.answer(path), path).toBeUndefined()
})

test('what we know better than the insurer is sent, from the home of who is logged in', async () => {
  const home: KnownHome = {
    postcode: '3821BT',
    houseNumber: 10,
    addition: '',
    facts: { woz: { value: 398_000_00, source: 'person', on: '2026-05-03' } },
  }
  const viewer = { ...jannie, profile: { ...jannie.profile, homes: [home] } } as typeof jannie
  const { store, environment } = await filled({ viewer })
  await store.next()
  expect(environment.callsOf(quote)[0]?.input.body).toMatchObject({ wozIndication: 398_000 })
  const stranger = await filled()
  await stranger.store.next()
  expect(stranger.environment.callsOf(quote)[0]?.input.body).toMatchObject({ wozIndication: undefined })
})

test('a comparison that fails is logged by its own name, and the premium of before stands', async () => {
  vi.useFakeTimers()
  try {
    const opening = filled()
    await vi.advanceTimersByTimeAsync(1)
    const { store, environment } = await opening
    store.ask('premium', undefined)
    await vi.advanceTimersByTimeAsync(400)
    expect(store.peek('premium', undefined).state).toBe('ready')
    environment.refuse(compare, refusal(503, 'partner-unavailable'))
    store.set('family', 'alleenstaand')
    store.ask('premium', undefined)
    await vi.advanceTimersByTimeAsync(400)
    expect(store.peek('premium', undefined)).toMatchObject({ state: 'error', before: expect.any(Array) })
    expect(environment.logged).toEqual(['Failed to compare insurances.'])
  } finally {
    vi.useRealTimers()
  }
})

test.each([
  ['opstalverzekering', funnels.buildingInsurance, 'opstalverzekering-bedankt'],
  ['inboedelverzekering', funnels.contentsInsurance, 'inboedel-bedankt'],
  ['aansprakelijkheidsverzekering', funnels.liabilityInsurance, 'aansprakelijkheid-bedankt'],
  ['rechtsbijstandverzekering', funnels.legalInsurance, 'rechtsbijstand-bedankt'],
  ['woonpakket', funnels.homePackage, 'woonverzekering-bedankt'],
])('%s ends on a thank-you page of its own', async (_name, funnel, page) => {
  await settled()
  const submit = funnel.exits.submit as unknown as { to(): { url: string } }
  expect(submit.to().url).toMatch(new RegExp(`/${page}$`))
})

test('the mail states what was seen of the quote: what is chosen, and all of them', async () => {
  const { store, environment } = await filled()
  environment.answerWith(quote, () => exampleQuote)
  store.set('packages', ['Home', 'Content'])
  store.set('wantsQuote', 'yes')
  store.set('quoteEmail', 'wie@voorbeeld.nl')
  await store.next()
  const [made, ...more] = environment.callsOf(quoteEmail)
  expect(more).toEqual([])
  expect(made?.idempotencyKey).toBeTruthy()
  expect(made?.input.body).toMatchObject({
    insuranceType: 'Home',
    insurancePrices: [
      { insuranceName: 'Home', price: 17.67 },
      { insuranceName: 'Content', price: 9.44 },
    ],
    totalPrice: 27.11,
    totalAllPrice: 50.22,
    code: exampleQuote.code,
  })
})
