import { expect, test } from 'vitest'
import { type Viewer, visitor } from '../../../core/kernel/viewer.ts'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { openFunnel } from '../../engine/testing/test-open.ts'
import { mortgageGuard, mortgageGuardPartner } from './mortgage-guard-funnel.ts'
import { trials } from './test-mortgage-guard-ways.ts'

testFunnel(...trials)

const member: Viewer = {
  membershipStatus: 'lid',
  profile: {
    emailAddress: 'lid@voorbeeld.nl',
    gender: 1,
    initials: 'J.',
    infix: 'de',
    lastName: 'Vries',
    phoneNumberMobile: '+31612345678',
    dateOfBirth: '1980-02-03',
    postcode: '3821BT',
    houseNumber: 10,
    addition: '',
    streetName: 'Voorbeeldlaan',
    city: 'Amersfoort',
  },
}
const begin = (viewer: Viewer, step: string | null = null, funnel = mortgageGuard) =>
  openFunnel(funnel, { viewer, step, properties: { price: 3450 } })

test('whoever is logged in begins at the details, also where the address asks for the login', () => {
  expect(begin(member, 'inloggen').store.getSnapshot().step).toBe('gegevensinvoer')
  expect(begin(visitor, 'gegevensinvoer').store.getSnapshot().step).toBe('inloggen')
})

test.each([
  [mortgageGuard, 0],
  [mortgageGuardPartner, 1],
] as const)(
  'a member sends neither IBAN nor consent, under their own name',
  async (funnel, partnerCharacteristic) => {
    const { store, environment } = begin(member, null, funnel)
    store.set('person.lastName', 'Anders')
    await store.next()
    expect(store.getSnapshot().step).toBe('gegevensoverzicht')
    await store.next()
    expect(environment.calls.at(-1)?.input.body).toMatchObject({
      sex: 1,
      lastName: 'Vries',
      emailAddress: 'lid@voorbeeld.nl',
      dateOfBirth: '1980-02-03',
      partnerCharacteristic,
      accountNumber: '',
      agreeCollection: false,
    })
  },
)

test('the panel says what it costs, and to a member that it costs nothing more', () => {
  const priceFor = (viewer: Viewer) => {
    const { known, context } = begin(viewer).store.getSnapshot().derived
    return mortgageGuard.side?.(known, context, '')?.price?.value
  }
  expect([priceFor(visitor), priceFor(member)]).toEqual(['€ 34,50', 'Geen'])
})
