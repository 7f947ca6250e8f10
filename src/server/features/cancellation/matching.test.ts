import { describe, expect, test } from 'vitest'
import type { Cancellation } from './cancellation-request.ts'
import { type ComparedMember, isMeant, isOnlyMatch, traitsInCommon } from './matching.ts'

const member: ComparedMember = {
  relationId: '12345678',
  email: 'jannie@voorbeeld.nl',
  initials: 'J.P.',
  infix: 'van der',
  lastName: 'Vindplaats',
  postcode: '3821BT',
  houseNumber: 10,
  addition: 'A',
  mobile: '+31687651234',
  landline: null,
}
const asked = {
  relationId: '12345678',
  initials: 'J.P.',
  infix: 'van der',
  lastName: 'Vindplaats',
  postcode: '3821BT',
  houseNumber: 10,
  houseNumberAddition: 'a',
  emailAddress: 'Jannie@Voorbeeld.nl',
  phoneNumberMobile: '+31687651234',
} as Cancellation
const alike = (over: Partial<Cancellation>, known: Partial<ComparedMember> = {}) =>
  traitsInCommon({ ...asked, ...over }, { ...member, ...known })

describe('what a cancellation and a member have in common', () => {
  test('is everything, however it is written', () => {
    expect(alike({})).toEqual(['number', 'name', 'address', 'email', 'phone'])
  })

  test.each<[string, Partial<Cancellation>, string, boolean]>([
    ['infix in the last name', { infix: undefined, lastName: 'Van der Vindplaats' }, 'name', true],
    ['accents and signs', { lastName: 'Víndplaats-' }, 'name', true],
    ['another first initial', { initials: 'K.P.' }, 'name', false],
    ['another last name', { lastName: 'Vindplaat' }, 'name', false],
    ['no addition', { houseNumberAddition: undefined }, 'address', false],
    ['another house number', { houseNumber: 11 }, 'address', false],
    ['another address', { emailAddress: 'jan@voorbeeld.nl' }, 'email', false],
    ['no number', { relationId: undefined }, 'number', false],
    [
      'a landline that the member has as mobile',
      { phoneNumberMobile: undefined, phoneNumberLandline: '+31687651234' },
      'phone',
      true,
    ],
  ])('%s', (_what, over, trait, same) => {
    expect(alike(over).includes(trait as never)).toBe(same)
  })

  test('is no telephone number where neither has one, and no initial where none is known', () => {
    expect(alike({ phoneNumberMobile: undefined }, { mobile: null })).not.toContain('phone')
    expect(alike({}, { initials: null })).toContain('name')
    expect(alike({}, { lastName: null, infix: null })).not.toContain('name')
  })
})

test.each([
  [['name', 'address'], [], true],
  [['name', 'email'], [['address']], true],
  [['number', 'address', 'email'], [], false],
  [['name'], [], false],
  [[], [], false],
  // such as father and son at one address
  [['name', 'address'], [['name', 'address']], false],
  [['number', 'name', 'address'], [['name', 'address']], true],
] as const)('%j beside %j is believed: %s', (own, others, believed) => {
  expect(isOnlyMatch(own, others)).toBe(believed)
})

test('who left long ago does not count against a member who is alike', () => {
  const one = (relationId: string, isRunning: boolean) => ({
    ...{ relationId, isRunning },
    commonTraits: ['name', 'address'] as const,
  })
  expect(isMeant('1', [one('1', true), one('2', false)])).toBe(true)
  expect(isMeant('1', [one('1', true), one('2', true)])).toBe(false)
  expect(isMeant('3', [one('1', true)])).toBe(false)
})
