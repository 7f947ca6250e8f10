import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { endpointOf } from '../../../core/contract/endpoint.ts'
import { operation } from '../../../core/contract/operation.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { email } from '../../../core/fields/person/email.ts'
import { defineFunnel } from '../definition/define.ts'
import { refusal } from '../testing/test-environment.ts'
import { testFunnel } from '../testing/test-funnel.ts'
import { openFunnel } from '../testing/test-open.ts'

const send = endpointOf(
  { name: 'trial.send', method: 'POST', path: '/api/trial/send' },
  operation({
    summary: 'Verstuurt.',
    body: group({ email }),
    answer: z.object({ reference: z.string() }),
    example: { reference: '7KQM-X4TF' },
    submits: true,
  }),
)
const sentence = 'Uw bericht is succesvol verzonden.'
const form = defineFunnel({
  slug: 'proefformulier',
  properties: group({}),
  steps: { bericht: { title: 'Stuur ons een bericht', asks: { email } } },
  exits: {
    send: {
      endpoint: send,
      button: 'Versturen',
      failure: 'Failed to send',
      toRequest: (answers) => ({ body: answers }),
      says: ({ errors = {} }) => Object.values(errors)[0]?.[0] ?? 'Er is iets misgegaan.',
      to: () => ({ stay: sentence, note: 'Met bijlage.' }),
    },
  },
})

testFunnel({ funnel: form })

it('empties the form, keeps its sentence and reference, and takes them away with the next try of who answered anew', async () => {
  const { store, environment } = openFunnel(form)
  store.set('email', 'jannie@voorbeeld.nl')
  await store.next()
  const sent = store.getSnapshot()
  expect(sent.done).toEqual({ sentence, reference: '7KQM-X4TF', note: 'Met bijlage.' })
  expect(sent.answers).toEqual({})
  expect(sent.busy).toBe('no')
  expect(environment.left).toBeUndefined()
  await store.next()
  expect(store.getSnapshot()).toMatchObject({ done: sent.done, failed: false, errors: {} })
  store.set('email', 'geen adres')
  expect(store.getSnapshot().done).toEqual(sent.done)
  await store.next()
  expect(store.getSnapshot().done).toBeUndefined()
  expect(store.getSnapshot().failed).toBe(true)
  store.set('email', 'jannie@voorbeeld.nl')
  await store.next()
  const keys = environment.calls.map(({ idempotencyKey }) => idempotencyKey)
  expect(new Set(keys).size).toBe(2)
})

it.each([
  ['without errors', refusal(409, 'conflict'), 'Er is iets misgegaan.'],
  ['while nobody knows the outcome', refusal(503, 'unavailable'), 'Er is iets misgegaan.'],
  ['without any answer', refusal(0, 'unreachable'), 'Er is iets misgegaan.'],
  ['with an error of no field', refusal(409, 'conflict', { member: ['Al opgezegd.'] }), 'Al opgezegd.'],
  ['with an error and no known outcome', refusal(500, 'x', { email: ['Al opgezegd.'] }), 'Al opgezegd.'],
])('tells a failure %s in its own words', async (_what, fault, told) => {
  const { store, environment } = openFunnel(form)
  store.set('email', 'jannie@voorbeeld.nl')
  environment.refuse(send, fault)
  await store.next()
  expect(store.getSnapshot().trouble).toEqual({ kind: 'sentence', sentence: told })
  expect(store.getSnapshot().done).toBeUndefined()
})
