import { expect, test } from 'vitest'
import { endpointOf } from '../../../core/contract/endpoint.ts'
import { operation } from '../../../core/contract/operation.ts'
import type { Funnel } from '../definition/define.ts'
import { neverSent } from './test-refusals.ts'
import { locate, order, trial } from './test-trial.ts'

const call = { name: 'trial.refusing', method: 'POST', path: '/api/trial/refusing' } as const
const refusing = endpointOf(
  call,
  operation({
    ...{ summary: 'Weigert.', answer: order.answer, example: order.example },
    faults: [{ status: 409, code: 'slot-taken', when: 'Somebody was earlier.' }],
  }),
)
const help = { href: '/contact', label: 'Neem contact op' }
const codesOf = (of: object) => neverSent({ ...trial, spoils: {}, ...of } as unknown as Funnel)
const exits = (endpoint: object, of: object = {}) => ({
  order: { ...trial.exits.order, endpoint, ...of },
})
const onLeave = (of: object) => ({ twee: { ...trial.onLeave?.twee, endpoint: locate, ...of } })

test('a code that spoils an answer and that no call describes is told', () => {
  expect(codesOf({ spoils: { slot: { codes: ['slot-taken'] } } })).toEqual(['slot-taken'])
  const spoils = { slot: { codes: ['slot-taken', 'price-changed'] } }
  expect(codesOf({ spoils, exits: exits(refusing) })).toEqual(['price-changed'])
})

test('one that a hold may answer is described', () => {
  const holds = { slot: { endpoint: refusing } }
  expect(codesOf({ spoils: { slot: { codes: ['slot-taken'] } }, holds })).toEqual([])
})

test('help with a refusal is about the call that it stands at', () => {
  expect(codesOf({ exits: exits(refusing, { help: { 'slot-taken': help } }) })).toEqual([])
  expect(codesOf({ exits: exits(refusing), onLeave: onLeave({ help: { 'slot-taken': help } }) })).toEqual([
    'slot-taken',
  ])
})
