import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { cancelMembership } from '../../../core/contract/cancellation/cancellation-calls.ts'
import { otherReason } from '../../../core/fields/request/cancellation-reason.ts'
import { FunnelIsland } from '../../engine/react/FunnelIsland.tsx'
import { refusal } from '../../engine/testing/test-environment.ts'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { openFunnel } from '../../engine/testing/test-open.ts'
import { cancellation } from './cancellation-funnel.ts'
import { trials } from './test-cancellation-ways.ts'

testFunnel(...trials)

const answers = {
  'person.salutation': '1',
  'person.initials': 'J.',
  'person.lastName': 'Vries',
  'home.postcode': '3821 BT',
  'home.houseNumber': '10',
  'home.streetName': 'Voorbeeldlaan',
  'home.city': 'Amersfoort',
  email: 'jannie@voorbeeld.nl',
  'phones.landline': '0332345678',
  cancellationReason: 'Scheiding',
}
const filled = (over: Record<string, unknown> = {}) => {
  const opened = openFunnel(cancellation)
  for (const [path, answer] of Object.entries({ ...answers, ...over })) opened.store.set(path, answer)
  return opened
}

it('asks for words with another reason only, and sends none with a reason of the list', async () => {
  const { environment, store } = filled({ cancellationReason: otherReason })
  await store.next()
  expect(store.getSnapshot().errors).toEqual({ explanation: 'Dit is een verplicht veld.' })
  store.set('explanation', 'Ik ga varen.')
  store.set('cancellationReason', 'Te duur')
  await store.next()
  expect(environment.calls[0]?.input.body).toMatchObject({ cancellationReason: 'Te duur', salutation: 1 })
  expect(JSON.stringify(environment.calls)).not.toContain('varen')
})

it('calls neither telephone number optional or required, and says what is asked of both', () => {
  const out = renderToString(<FunnelIsland funnel={cancellation} properties={{}} phone="088 000 12 00" />)
  const inputOf = (label: string) => new RegExp(`${label}(<span[^>]*> Optioneel)?</label>.*?<input([^>]*)>`)
  for (const label of ['Mobiel telefoonnummer', 'Telefoonnummer vast']) {
    const [, optional, attributes] = inputOf(label).exec(out) ?? []
    expect({ label, optional, required: attributes?.includes('aria-required') }).toEqual({
      label,
      optional: undefined,
      required: false,
    })
  }
  expect(out).toContain('Tussenvoegsel<span class="optional"> Optioneel</span>')
})

it('wants one telephone number at least', async () => {
  const { store } = filled({ 'phones.landline': '' })
  await store.next()
  expect(store.getSnapshot().errors).toEqual({
    'phones.mobile': 'Er is minimaal één telefoonnummer vereist.',
  })
})

it('says on which day it ends, or that the membership is looked up first', async () => {
  const { environment, store } = filled()
  await store.next()
  expect(store.getSnapshot().done).toEqual({
    sentence:
      'We hebben jouw opzegging ontvangen. Na verwerking hiervan ontvang je een bevestiging per e-mail.',
    reference: '7KQM-X4TF',
    note: 'Je bent lid tot en met 31 maart 2027. Zolang kun je je opzegging intrekken bij Mijn lidmaatschap.',
  })
  expect(store.getSnapshot().answers).toEqual({})
  for (const [path, answer] of Object.entries(answers)) store.set(path, answer)
  environment.answerWith(cancelMembership, () => ({ reference: '7KQM-X4TF' }))
  await store.next()
  expect(store.getSnapshot().done?.note).toMatch(/^We zoeken eerst het lidmaatschap erbij/)
})

it.each([
  [refusal(500, 'internal-error'), 'Er is iets misgegaan.'],
  [refusal(409, 'x'), 'Er is iets misgegaan.'],
  [
    refusal(409, 'x', { membership: ['Je hebt al opgezegd.', 'Anders.'], other: ['Nee.'] }),
    'Je hebt al opgezegd.',
  ],
])('tells a failure in one sentence', async (fault, told) => {
  const { environment, store } = filled()
  environment.refuse(cancelMembership, fault)
  await store.next()
  expect(store.getSnapshot().trouble).toEqual({ kind: 'sentence', sentence: told })
  expect(store.getSnapshot().answers).toMatchObject({ email: 'jannie@voorbeeld.nl' })
})
