import { expect, test } from 'vitest'
import { openLink } from '../../../core/contract/drafts/drafts-calls.ts'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { openFunnel } from '../../engine/testing/test-open.ts'
import { drafts } from './drafts-funnel.ts'
import { trials } from './test-drafts-ways.ts'

testFunnel(...trials)

test('a form is opened by its link and its address, and goes on where it was left', async () => {
  const { store, environment } = openFunnel(drafts)
  store.set('link', 'een-link')
  store.set('emailAddress', 'jan@voorbeeld.nl')
  await store.next()
  expect(environment.callsOf(openLink)[0]?.input.body).toEqual({
    link: 'een-link',
    emailAddress: 'jan@voorbeeld.nl',
  })
  expect(environment.left).toBe(
    '/diensten/wonen-en-onderhoud-diensten/klusservice/klus-boeken?step=adresgegevens',
  )
})
