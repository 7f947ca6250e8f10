import { expect, it } from 'vitest'
import { updateCommunityAlias } from '../../../core/contract/community.ts'
import { visitor } from '../../../core/kernel/viewer.ts'
import { FunnelStore } from '../../engine/store.ts'
import { refusal, testEnvironment } from '../../engine/testing/test-environment.ts'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { communityAlias } from './funnel.ts'

testFunnel(communityAlias, { later: ['alias'] })

const begin = () => {
  const environment = testEnvironment()
  const store = new FunnelStore(
    communityAlias,
    { viewer: visitor, properties: {}, today: '2026-11-20' },
    environment,
  )
  store.begin({
    membershipStatus: 'niet lid',
    profile: { emailAddress: 'nietlid@voorbeeld.nl', gender: 2 },
  })
  return { environment, store }
}

it('says under which name somebody is known now', async () => {
  const { environment, store } = begin()
  environment.answerWith(updateCommunityAlias, () => ({ alias: 'Dakgoot', reference: '7KQM-X4TF' }))
  store.set('alias', '  Dakgoot ')
  await store.next()
  expect(environment.calls[0]?.input.body).toEqual({ alias: 'Dakgoot' })
  expect(store.getSnapshot().done).toEqual({
    sentence: 'Je alias is bewaard.',
    note: 'In de community heet je nu Dakgoot.',
    reference: '7KQM-X4TF',
  })
})

it('says at the field that somebody else has it', async () => {
  const { environment, store } = begin()
  environment.answerWith(updateCommunityAlias, () => {
    throw refusal(400, 'invalid-fields', { alias: ['Deze alias is al in gebruik.'] })
  })
  store.set('alias', 'Dakgoot')
  await store.next()
  expect(store.getSnapshot().errors).toEqual({ alias: 'Deze alias is al in gebruik.' })
})

it.each([
  ['', 'Dit is een verplicht veld.'],
  ['x'.repeat(65), 'Vul maximaal 64 tekens in.'],
  ['dak\u200bgoot', 'Deze alias bevat tekens die je niet kunt zien. Typ hem opnieuw.'],
  ['dak\u0007goot', 'Deze alias bevat tekens die je niet kunt zien. Typ hem opnieuw.'],
  ['\u3164', 'Deze alias bevat tekens die je niet kunt zien. Typ hem opnieuw.'],
])('refuses %j', async (typed, sentence) => {
  const { store } = begin()
  store.set('alias', typed)
  await store.next()
  expect(store.getSnapshot().errors).toEqual({ alias: sentence })
})
