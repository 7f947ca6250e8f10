import { expect, it } from 'vitest'
import { updateCommunityAlias } from '../../../core/contract/community/community-calls.ts'
import { refusal } from '../../engine/testing/test-environment.ts'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { openFunnel } from '../../engine/testing/test-open.ts'
import { communityAlias } from './community-alias-funnel.ts'
import { trials } from './test-community-alias-ways.ts'

testFunnel(...trials)

const begin = () =>
  openFunnel(communityAlias, {
    viewer: { membershipStatus: 'niet lid', profile: { emailAddress: 'nietlid@voorbeeld.nl', gender: 2 } },
  })

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
  environment.refuse(
    updateCommunityAlias,
    refusal(400, 'invalid-fields', { alias: ['Deze alias is al in gebruik.'] }),
  )
  store.set('alias', 'Dakgoot')
  await store.next()
  expect(store.getSnapshot().errors).toEqual({ alias: 'Deze alias is al in gebruik.' })
})

it.each([
  ['', 'Dit is een verplicht veld.'],
  ['x'.repeat(65), 'Vul maximaal 64 tekens in.'],
  ['dak\u200dgoot', 'Deze alias bevat tekens die je niet kunt zien. Typ hem opnieuw.'],
  ['\u200b\u3164', 'Dit is een verplicht veld.'],
])('refuses %j', async (typed, sentence) => {
  const { store } = begin()
  store.set('alias', typed)
  await store.next()
  expect(store.getSnapshot().errors).toEqual({ alias: sentence })
})
