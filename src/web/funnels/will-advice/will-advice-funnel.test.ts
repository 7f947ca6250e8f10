import { expect, test } from 'vitest'
import { hold, offices } from '../../../core/contract/planning/planning-calls.ts'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { openFunnel } from '../../engine/testing/test-open.ts'
import { trials, willAdviceProperties } from './test-will-advice-ways.ts'
import { willAdvice } from './will-advice-funnel.ts'

testFunnel(...trials)

const home = { postcode: '3821 BT', houseNumber: '10', streetName: 'Voorbeeldlaan', city: 'Amersfoort' }
const slot = { date: '2026-12-01', startTime: '09:00:00', endTime: '10:00:00' }
const office = (code: number, ...appointmentTypes: string[]) => ({
  ...{ code, name: `Kantoor ${code}`, address: 'Voorbeeldlaan 1', postcode: '3821BT', city: 'Amersfoort' },
  ...{ linksToUnive: false, appointmentTypes },
})

/** Opens the step of the planning with these offices, the nearest first. */
const atPlanning = async (...list: ReturnType<typeof office>[]) => {
  const opened = openFunnel(willAdvice, { properties: willAdviceProperties })
  opened.environment.answerWith(offices, () => list)
  opened.store.set('home', home)
  await opened.store.next()
  const choices = () => opened.store.getSnapshot().derived.options.meeting
  await expect.poll(choices).toBeDefined()
  return { ...opened, choices }
}

test('one visits the first office that sees people, and is online with the office of all', async () => {
  const { store, environment, choices } = await atPlanning(
    office(32, 'Beeldbellen'),
    office(85, 'Kantoorbezoek'),
    office(200, 'Kantoorbezoek'),
  )
  expect(environment.callsOf(offices).map(({ input }) => input.query)).toEqual([{ postcode: '3821BT' }])
  expect(choices()?.[1]?.hint).toBe('Kantoor 85: Voorbeeldlaan 1, 3821 BT Amersfoort')
  const held = () => environment.callsOf(hold).map(({ input }) => input.body)
  for (const [meeting, officeId] of [
    ['Kantoorbezoek', 85],
    ['online', 86],
  ] as const) {
    store.set('meeting', meeting)
    store.set('slot', slot)
    await expect.poll(() => held().at(-1)).toMatchObject({ officeId, appointmentType: meeting })
  }
})

test('where no office sees people one is online', async () => {
  const { choices } = await atPlanning(office(86, 'online'))
  expect(choices()?.map(({ label }) => label)).toEqual(['Online'])
})

test('who goes back and on again, at the same address, keeps the way to meet and the time', async () => {
  const { store } = await atPlanning(office(85, 'Kantoorbezoek'))
  store.set('meeting', 'Kantoorbezoek')
  store.set('slot', slot)
  store.back()
  expect(store.getSnapshot().step).toBe('afspraak')
  await store.next()
  expect(store.getSnapshot().step).toBe('planning')
  expect([store.answer('meeting'), store.answer('slot')]).toEqual(['Kantoorbezoek', slot])
})

test('another way to meet has no time yet; another address has neither', async () => {
  const { store } = await atPlanning(office(85, 'Kantoorbezoek'))
  const planned = () => [store.answer('meeting'), store.answer('slot')]
  store.set('meeting', 'online')
  store.set('slot', slot)
  store.set('meeting', 'Kantoorbezoek')
  expect(planned()).toEqual(['Kantoorbezoek', undefined])
  store.set('slot', slot)
  store.back()
  // The same postcode, written in another way.
  store.set('home.postcode', '3821bt')
  expect(planned()).toEqual(['Kantoorbezoek', slot])
  store.set('home.houseNumber', '11')
  expect(planned()).toEqual([undefined, undefined])
})
