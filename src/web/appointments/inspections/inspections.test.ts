import { expect, test } from 'vitest'
import { completionTimes } from '../../../core/contract/inspections/inspections-calls.ts'
import { dates } from '../../../core/contract/planning/planning-calls.ts'
import { sameHomeSentence } from '../../../core/inspections/same-home.ts'
import { instantOnWall } from '../../../core/kernel/wall-instant.ts'
import { drawn } from '../../engine/testing/test-drawing.tsx'
import { refusal } from '../../engine/testing/test-environment.ts'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { openFunnel } from '../../engine/testing/test-open.ts'
import { asGiven, fillStep, walkAll } from '../../engine/testing/test-walk.ts'
import { completionInspection } from '../../funnels/inspections-completion/inspections-completion-funnel.ts'
import { constructionInspection } from '../../funnels/inspections-construction/inspections-construction-funnel.ts'
import { inspectionsCopy } from './inspections-copy.ts'
import { completionProperties, inspectionsProperties, trials } from './test-inspections-ways.ts'

testFunnel(...trials)

const home = {
  postcode: '3821BT',
  houseNumber: '10',
  addition: '',
  streetName: 'Voorbeeldlaan',
  city: 'Amersfoort',
}
const chosen = { date: '2026-12-01', startTime: '09:00:00', endTime: '11:00:00' }

test('another home is another journey for who comes, so the time goes', () => {
  const { store } = openFunnel(constructionInspection, { properties: inspectionsProperties })
  store.set('inspected', home)
  store.set('slot', chosen)
  store.set('inspected.houseNumber', '12')
  expect(store.answer('slot')).toBeUndefined()
})

test('a new house is not where one lives', async () => {
  const { store } = openFunnel(completionInspection, { properties: inspectionsProperties })
  store.set('inspected', home)
  store.set('home', { ...home, addition: '' })
  expect(store.getSnapshot().derived.errors.gegevens?.['home.houseNumber']).toBe(sameHomeSentence)
})

test('another own number is another number for the reminder, until one says otherwise', () => {
  const { store } = openFunnel(constructionInspection, { properties: inspectionsProperties })
  store.set('mobile', '06 12345678')
  store.set('smsMobile', '06 87654321')
  store.set('mobile', '06 11111111')
  expect(store.answer('smsMobile')).toBeUndefined()
})

test('after sending one comes to a page of its own', async () => {
  for (const { funnel, properties } of trials.map(asGiven)) {
    const { store, environment } = openFunnel(funnel, { properties })
    const answers = { 'home.houseNumber': '11' }
    await walkAll({ store, environment, way: { name: funnel.slug, answers } })
    expect(environment.left, funnel.slug).toBe('/bedankt')
  }
})

const readings = [
  {
    funnel: constructionInspection,
    properties: inspectionsProperties,
    call: dates,
    read: 'office dates',
    asked: {},
    phone: '088 000 12 01',
  },
  {
    funnel: completionInspection,
    properties: completionProperties,
    call: completionTimes,
    read: 'inspection proposal',
    asked: { plannedTime: instantOnWall('2026-12-01', '10:00:00') },
    phone: '088 000 12 04',
  },
]

test('a home that nobody can place is told with whom to call, in place of trying again', async () => {
  const unknown = 'Dit adres hebben we niet gevonden.'
  for (const { funnel, properties, call, read, asked, phone } of readings) {
    const opened = openFunnel(funnel, { properties })
    const { store, environment } = opened
    environment.refuse(call, refusal(400, 'invalid-fields', { houseNumber: [unknown] }))
    fillStep({ ...opened, way: { name: 'any' } })
    await store.next()
    // the view of the step asks this when it is drawn
    store.ask(read, asked)
    await expect.poll(() => drawn(store), { message: funnel.slug }).toContain(unknown)
    const html = await drawn(store)
    for (const told of [inspectionsCopy.anotherHome, phone]) expect(html, funnel.slug).toContain(told)
    expect(html, funnel.slug).not.toContain('Probeer opnieuw')
    // once another address can be typed, nothing is refused any more
    store.back()
    expect(store.refusedAt('houseNumber'), funnel.slug).toBeUndefined()
  }
})

test('a day without a free time says whom to call, on the number and at the hours of that desk', async () => {
  const opened = openFunnel(completionInspection, { properties: completionProperties })
  const { store, environment } = opened
  environment.answerWith(completionTimes, () => [])
  fillStep({ ...opened, way: { name: 'any' } })
  await store.next()
  const date = '2026-12-01'
  store.set('slot', { date, wanted: '10:00:00' })
  store.ask('inspection days', undefined)
  // the view of the step asks this when it is drawn
  store.ask('inspection proposal', { plannedTime: instantOnWall(date, '10:00:00'), own: undefined })
  await expect
    .poll(() => drawn(store))
    .toContain(
      'via 088 000 12 04 van maandag t/m donderdag van 09:00-17:30 uur en vrijdag van 09:00-16.30 uur.',
    )
})

test('that sentence stands to the letter (spec 002 section 8), unless the desk has other hours', () => {
  const ofText =
    'Helaas is er geen tijdstip voorstel beschikbaar op de door jou gewenste datum. Kies indien mogelijk een andere datum of neem contact met ons op via 1 van maandag t/m donderdag van 09:00-17:30 uur en vrijdag van 09:00-16.30 uur.'
  const days = ['maandag tot en met donderdag 9.00 – 17.30 uur', 'vrijdag 9.00 – 16.30 uur']
  expect(inspectionsCopy.noProposal('1', days.join(', '))).toBe(ofText)
  // the settings keep times in one piece
  const whole = days.map((one) => one.replace(/(?<=\d.*) /g, '\u00a0')).join(', ')
  expect(whole).toContain('9.00\u00a0–\u00a017.30\u00a0uur')
  expect(inspectionsCopy.noProposal('1', whole)).toBe(ofText)
  expect(inspectionsCopy.noProposal('1', 'maandag 9.00 – 12.00 uur, vrijdag 9.00 – 11.00 uur')).toMatch(
    / via 1 van maandag 9\.00 – 12\.00 uur en vrijdag 9\.00 – 11\.00 uur\.$/,
  )
  expect(inspectionsCopy.noProposal('1', undefined)).toMatch(/ via 1\.$/)
})
