import { expect, test } from 'vitest'
import { stateOf } from './requests.ts'

const mail = { partner: 'mail', state: 'delivered' }
const partner = (state: string) => ({ partner: 'klusservice', state })

test.each([
  ['only the mail', [mail], undefined, 'received'],
  ['a partner that waits', [mail, partner('waiting')], undefined, 'received'],
  ['a partner that has it', [mail, partner('delivered')], undefined, 'passed-on'],
  [
    'one of two partners',
    [partner('delivered'), { partner: 'taxatie', state: 'waiting' }],
    undefined,
    'received',
  ],
  ['a partner that will not', [mail, partner('refused')], undefined, 'failed'],
  ['a mail that does not arrive', [{ partner: 'mail', state: 'refused' }], undefined, 'received'],
  ['a membership under way', [mail], 'waiting', 'received'],
  ['a membership', [mail], 'done', 'confirmed'],
  ['a cancellation that was taken back', [mail], 'withdrawn', 'withdrawn'],
  ['a cancellation by which nothing ends', [mail], 'refused', 'refused'],
] as const)('%s', (_name, deliveries, result, state) => {
  expect(stateOf(deliveries, result)).toBe(state)
})
