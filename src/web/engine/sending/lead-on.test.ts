import { expect, it } from 'vitest'
import { newPassword } from '../../../core/fields/account/new-password.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { email } from '../../../core/fields/person/email.ts'
import { defineFunnel } from '../definition/define.ts'
import { testFunnel } from '../testing/test-funnel.ts'
import { openFunnel } from '../testing/test-open.ts'

const porch = defineFunnel({
  slug: 'voorportaal',
  properties: group({}),
  steps: {
    een: { title: 'Een', asks: { email } },
    twee: { title: 'Twee', asks: { password: newPassword } },
  },
  exits: {},
  leadsTo: {
    url: '/verder',
    funnel: 'huis',
    answers: (kept) => ({ contact: { email: kept.email }, secret: kept.password }),
  },
})

testFunnel({ funnel: porch })

it('goes on in another funnel with what may be kept, and leaves no draft behind', async () => {
  const { store, environment } = openFunnel(porch)
  store.set('email', 'jannie@voorbeeld.nl')
  await store.next()
  store.set('password', 'Thuisbasis-lid-2026')
  await store.next()
  expect(environment.handed).toEqual([
    { funnel: 'huis', draft: { answers: { contact: { email: 'jannie@voorbeeld.nl' }, secret: undefined } } },
  ])
  expect(environment.left).toBe('/verder')
  expect(environment.calls).toEqual([])
  expect(environment.readDraft()).toBeUndefined()
  await store.next()
  expect(environment.handed).toHaveLength(1)
})
