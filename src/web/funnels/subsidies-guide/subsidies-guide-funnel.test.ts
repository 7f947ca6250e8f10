import { describe, expect, it, test } from 'vitest'
import { keysOf, subsidyMeasures } from '../../../core/content/subsidy-choices.ts'
import { lookup } from '../../../core/contract/addresses/addresses-calls.ts'
import { search } from '../../../core/contract/subsidies/subsidies-calls.ts'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { type OpenedFunnel, openFunnel } from '../../engine/testing/test-open.ts'
import { checkAddress } from './check-address.ts'
import { plans, proposedMeasures, troubles } from './measures.ts'
import { subsidyGuide } from './subsidies-guide-funnel.ts'
import { trials } from './test-subsidies-guide-ways.ts'

testFunnel(...trials)

const answer = async ({ store }: OpenedFunnel, answers: Record<string, unknown>) => {
  for (const [path, value] of Object.entries(answers)) {
    store.set(path, value)
    await store.next()
  }
}
/** The target of the link on the last step. */
const end = async ({ store }: OpenedFunnel, count?: number) => {
  for (let turn = 0; turn < 4 && store.getSnapshot().step !== 'overzicht'; turn++) await store.next()
  expect(store.getSnapshot().step).toBe('overzicht')
  return decodeURIComponent(checkAddress('/subsidiecheck', store.getSnapshot().derived.known, count))
}

describe('the guide ends in the subsidy check', () => {
  it('with who, where and what was chosen', async () => {
    const opened = openFunnel(subsidyGuide)
    await answer(opened, {
      resident: 'vve',
      municipality: 'GM0307',
      plans: ['isoleren', 'laden'],
      measures: ['dak', 'laadpunten'],
    })
    expect(await end(opened, 3)).toBe(
      '/subsidiecheck?gemeente=GM0307&doelgroep=vve&maatregel=dak&maatregel=laadpunten#gevonden',
    )
  })

  it('with everything that helps, for who chooses nothing of it', async () => {
    const opened = openFunnel(subsidyGuide)
    await answer(opened, {
      resident: 'huurder',
      municipality: 'GM0307',
      plans: ['weet-niet'],
      troubles: ['vloer'],
    })
    expect(opened.store.getSnapshot().step).toBe('maatregelen')
    expect(await end(opened)).toBe(
      '/subsidiecheck?gemeente=GM0307&doelgroep=huurder&maatregel=vloer&maatregel=bodem#gevonden',
    )
  })

  it('with the rest where the plans find nothing', async () => {
    const opened = openFunnel(subsidyGuide)
    await answer(opened, { resident: 'huurder', municipality: 'GM0307', plans: ['ramen'] })
    await expect
      .poll(() => opened.environment.callsOf(search).at(-1)?.input.query)
      .toEqual({ cityId: 'GM0307', targetGroup: 'huurder', measures: ['glas'] })
    expect(await end(opened, 0)).toBe('/subsidiecheck?gemeente=GM0307&doelgroep=huurder#gevonden')
  })
})

test('`Dat weet ik nog niet` rules the plans out, and what no longer follows from them is not searched for', async () => {
  const opened = openFunnel(subsidyGuide)
  const { store } = opened
  await answer(opened, { resident: 'vve', municipality: 'GM0307' })
  store.set('plans', ['laden', 'groen'])
  store.set('measures', ['laadpunten', 'tuin'])
  store.set('plans', ['groen'])
  expect(store.answer('measures')).toEqual(['tuin'])
  store.set('plans', ['groen', 'weet-niet'])
  expect(store.answer('plans')).toEqual(['weet-niet'])
  store.set('plans', ['laden'])
  store.set('resident', 'huurder')
  expect(store.answer('plans')).toEqual([])
})

test('a home that is known is looked up, and nobody else’s', async () => {
  const profile = {
    emailAddress: 'lid@voorbeeld.nl',
    gender: 2,
    postcode: '3821BT',
    houseNumber: 10,
  } as const
  const opened = openFunnel(subsidyGuide, { viewer: { membershipStatus: 'lid', profile } })
  await answer(opened, { resident: 'vve' })
  await expect
    .poll(() => opened.environment.callsOf(lookup).map(({ input }) => input.query))
    .toEqual([{ postcode: '3821BT', houseNumber: 10 }])
  const visitor = openFunnel(subsidyGuide)
  await answer(visitor, { resident: 'vve' })
  expect(visitor.environment.callsOf(lookup)).toEqual([])
})

test('every measure of the check is reached by a plan, and every answer but one leads to some', () => {
  expect(proposedMeasures({ plans: keysOf(plans) })).toEqual(keysOf(subsidyMeasures))
  for (const plan of keysOf(plans))
    expect(proposedMeasures({ plans: [plan] }).length > 0, plan).toBe(plan !== 'weet-niet')
  for (const trouble of keysOf(troubles)) expect(proposedMeasures({ troubles: [trouble] })).not.toEqual([])
})
