import { beforeEach, describe, expect, test } from 'vitest'
import { submit, validate } from '../../../core/contract/home-insurance/home-insurance-calls.ts'
import { fieldToday } from '../../../core/fields/brick/today.ts'
import { dayOf } from '../../../core/kernel/clock.ts'
import { visitor } from '../../../core/kernel/viewer.ts'
import { legalTexts } from '../../../core/rules/legal-texts.ts'
import { drawn } from '../../engine/testing/test-drawing.tsx'
import { refusal } from '../../engine/testing/test-environment.ts'
import { jannie } from '../../engine/testing/test-trial.ts'
import { begin, fillStep, type Walk, walkAll } from '../../engine/testing/test-walk.ts'
import { buildingInsurance, homePackage } from './home-insurance-funnel.ts'
import { unsupportedByAll } from './later-rules.ts'
import type { AllKnown } from './situation.ts'
import HomeInsuranceSummary from './steps/HomeInsuranceSummary.tsx'
import { KnownHome } from './steps/KnownHome.tsx'
import { LivePremium } from './steps/LivePremium.tsx'
import Premium from './steps/Premium.tsx'

// Tests of the steps after the premium, beyond what the engine's tests check in every funnel.

const answers = {
  packages: ['Home', 'Legal'],
  wantsQuote: 'no',
  'general.isRented': 'no',
  'general.onMonumentsList': 'no',
  'opstal.isVacant': 'no',
  'opstal.hasAsbestos': 'no',
  'opstal.garageAddress.houseNumber': '99',
  'rechtsbijstand.coInsureRealEstatePropertyModule': 'yes',
  'rechtsbijstand.coInsureRealEstateRentalModule': 'yes',
  hasCancellationService: 'yes',
}
const stillNothing = { read: () => undefined }
const properties = { price: 3450, phone: '033 123 45 67' }

/** Walks to a step and fills it in, without leaving it. */
const standsOn = async (step: string): Promise<Walk> => {
  const walk = begin(homePackage, visitor, { name: step, answers }, { properties })
  await walkAll(walk, undefined, step)
  fillStep(walk)
  return walk
}

test('what stands beside the questions is drawn with what it reads', async () => {
  const { store } = await standsOn('premie')
  expect(await drawn(store, LivePremium)).toContain('premium-amount')
  await expect.poll(() => drawn(store, KnownHome)).not.toBe('')
})

test('a title of one insurance says which others are in its premium', async () => {
  const walk = begin(buildingInsurance, visitor, { name: 'together', answers }, { properties })
  await walkAll(walk, undefined, 'premie')
  const textOf = async ({ store }: Walk) => (await drawn(store, Premium)).replaceAll('<!-- -->', '')
  expect(await textOf(walk)).toContain('Samen met je rechtsbijstandverzekering.')
  expect(await textOf(await standsOn('premie'))).not.toContain('Samen met')
})

test('the link that changes a section stands beside it, also while the section is closed', async () => {
  const { store } = await standsOn('afsluiten')
  const html = await drawn(store, HomeInsuranceSummary)
  const sections = html.match(/<details.*?<\/details>/gs) ?? []
  expect(sections.length).toBeGreaterThan(5)
  expect(sections.join()).not.toContain('Wijzig')
  expect(html.match(/Wijzig</g)?.length).toBe(sections.length)
})

describe('an answer that rules the building out', () => {
  const stands = ({ store }: Walk) => store.getSnapshot().step
  let walk: Walk
  beforeEach(async () => {
    walk = await standsOn('aanvullende-gegevens')
    walk.store.set('general.isPropertyOwner', 'no')
  })

  test('holds the step until it is switched off; changed, it holds no more', async () => {
    const { store } = walk
    const refusal = () =>
      unsupportedByAll(store.getSnapshot().derived.known as AllKnown, stillNothing, 'Home')
    await store.next()
    expect(stands(walk)).toBe('aanvullende-gegevens')
    expect(store.getSnapshot().errors).toMatchObject({ general: 'Schakel niet ondersteunde pakketten uit.' })
    expect(refusal()).toBe('Je bent geen eigenaar van deze woning. De eigenaar verzekert het gebouw.')
    store.set('packages', ['Legal'])
    // Legal assistance alone does not ask who owns the home.
    expect(refusal()).toBeUndefined()
    store.set('packages', ['Home', 'Legal'])
    store.set('general.isPropertyOwner', 'yes')
    await store.next()
    expect(stands(walk)).toBe('slotvragen')
  })

  test('with none left it is held there, and said there', async () => {
    const { store } = walk
    store.set('packages', [])
    await store.next()
    expect(stands(walk)).toBe('aanvullende-gegevens')
    expect(store.getSnapshot().errors).toMatchObject({ general: 'Kies minstens één verzekering die kan.' })
    store.set('packages', ['Legal'])
    await store.next()
    expect(stands(walk)).toBe('slotvragen')
  })
})

test('the call says of a member, too, that the collection is agreed to', async () => {
  const walk = begin(homePackage, jannie, { name: 'a member', answers }, { properties })
  await walkAll(walk)
  expect(walk.store.answer('agreeCollection')).toBeUndefined()
  expect(walk.environment.callsOf(submit)[0]?.input.body).toMatchObject({
    membership: {
      agreeTerms: true,
      agreeCollection: true,
      agreeCollectionText: legalTexts.collection.wording,
    },
    // so that the server refuses somebody whose membership ended meanwhile, who saw no fee
    acceptedFeeInCents: 0,
  })
})

test('the call names the codes of the membership that its page was given', async () => {
  const codes = { campaignCode: 'voorjaar', packageCode: 'pakket-2' }
  const options = { properties: { ...properties, ...codes, membershipType: 'gezin' } }
  const walk = begin(homePackage, jannie, { name: 'a member', answers }, options)
  await walkAll(walk)
  expect(walk.environment.callsOf(submit)[0]?.input.body).toMatchObject({
    membership: { ...codes, type: 'gezin' },
  })
})

describe('rental contracts', () => {
  const list = 'rechtsbijstand.realEstateProperties'
  const number = 'rechtsbijstand.numberOfRentalContracts'

  test('above the number of properties are asked again; at most as many stay', async () => {
    const { store } = await standsOn('aanvullende-gegevens')
    store.setCount(list, 3)
    store.set(number, '3')
    expect(store.answer(number)).toBe('3')
    store.setCount(list, 2)
    expect(store.answer(number)).toBeUndefined()
    store.set(number, '2')
    store.setCount(list, 3)
    expect(store.answer(number)).toBe('2')
  })
})

describe('the cancellation service', () => {
  let walk: Walk
  beforeEach(async () => {
    walk = await standsOn('opzegservice')
  })

  test('is not left before the server judged the whole application, with the refusal at its answer', async () => {
    const { store, environment } = walk
    const field = 'cancellationService.insurances[0].insuranceNumber'
    environment.refuse(validate, refusal(400, 'validation', { [field]: ['Dit nummer klopt niet.'] }))
    await store.next()
    expect(store.getSnapshot()).toMatchObject({
      step: 'opzegservice',
      errors: { 'cancellation.insurances[0].insuranceNumber': 'Dit nummer klopt niet.' },
    })
    environment.answerWith(validate, () => ({ valid: true, premiumPerMonthInCents: 5022, conditions: [] }))
    store.set('cancellation.insurances[0].insuranceNumber', 'AB-4711')
    await store.next()
    expect(store.getSnapshot().step).toBe('afsluiten')
  })

  test('leads whose address has an account to logging in, and from there back to the premium', async () => {
    const { store, environment } = walk
    environment.refuse(validate, refusal(409, 'email-taken'))
    await store.next()
    expect(store.getSnapshot().trouble).toMatchObject({
      help: { href: '/inloggen?terug=%2Fdiensten%2Fverzekeringen%2Fwoonverzekeringen%2Fpremie-berekenen' },
    })
  })

  test('ends no old insurance before the new one begins', async () => {
    const { store } = walk
    const day = (ahead: number) => {
      const [year, month, date] = dayOf(fieldToday()).add({ days: ahead }).toString().split('-')
      return { day: date, month, year }
    }
    const errors = () => store.getSnapshot().derived.errors.opzegservice
    const field = 'cancellation.insurances[1].cancellationDate'
    store.setCount('cancellation.insurances', 2)
    store.set('cancellation.insurances[1].name', 'Opstalverzekering')
    store.set('cancellation.insurances[1].insuranceNumber', 'AB-4711')
    store.set('general.startDate', day(30))
    store.set(field, day(29))
    expect(errors()?.[field]).toMatch(/^Dan ben je een tijd niet verzekerd/)
    store.set('cancellation.insurances[1].name', 'Inboedelverzekering')
    expect(errors()?.[field]).toMatch(/^Dan ben je een tijd niet verzekerd/)
    store.set('cancellation.insurances[1].name', 'Opstalverzekering')
    store.set(field, day(30))
    expect(errors()?.[field]).toBeUndefined()
  })

  test('asks about an insurance of a kind that is not applied for, and demands its own tick', async () => {
    const { store } = walk
    const tick = 'cancellation.insurances[0].nothingReplaces'
    const errors = () => store.getSnapshot().derived.errors.opzegservice
    store.set('cancellation.insurances[0].name', 'Rechtsbijstandverzekering')
    expect([store.getSnapshot().derived.shown(tick), errors()?.[tick]]).toEqual([false, undefined])
    store.set('cancellation.insurances[0].name', 'Inboedelverzekering')
    store.set(tick, undefined)
    expect([store.getSnapshot().derived.shown(tick), errors()?.[tick]]).toEqual([
      true,
      'Bevestiging verplicht.',
    ])
    store.set(tick, true)
    expect(errors()?.[tick]).toBeUndefined()
    store.set('general.haveTakenInsurance', 'no')
    store.set('cancellation.insurances[0].name', 'Opstalverzekering')
    expect(errors()?.['cancellation.insurances[0].name']).toMatch(/^Je zei dat je zo’n verzekering nu niet/)
  })

  test('cancels the same policy once', () => {
    const { store } = walk
    const errors = () => store.getSnapshot().derived.errors.opzegservice
    const at = (index: number) => `cancellation.insurances[${index}]`
    store.setCount('cancellation.insurances', 2)
    for (const index of [0, 1]) store.set(`${at(index)}.name`, 'Opstalverzekering')
    store.set(`${at(0)}.insuranceNumber`, 'AB-4711')
    store.set(`${at(1)}.insuranceNumber`, 'ab 47.11')
    expect(errors()).toMatchObject({ [`${at(1)}.insuranceNumber`]: 'Deze verzekering staat al in je lijst.' })
    expect(errors()?.[`${at(0)}.insuranceNumber`]).toBeUndefined()
    store.set(`${at(1)}.name`, 'Inboedelverzekering')
    expect(errors()?.[`${at(1)}.insuranceNumber`]).toBeUndefined()
  })

  test('leaves no signature, bank account or day of birth in the browser', async () => {
    const { store, environment } = walk
    await store.next()
    expect(environment.callsOf(validate)).toHaveLength(1)
    const kept = JSON.stringify(environment.drafts)
    expect(environment.drafts.at(-1)).toMatchObject({
      dropped: expect.arrayContaining(['cancellation.signature', 'iban', 'dateOfBirth']),
    })
    for (const path of ['cancellation.signature', 'iban']) expect(kept).not.toContain(store.answer(path))
    expect(kept).not.toContain(JSON.stringify(store.answer('dateOfBirth')))
  })
})
