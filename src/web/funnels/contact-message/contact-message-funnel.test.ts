import { expect, it } from 'vitest'
import { send } from '../../../core/contract/contact-message/contact-message-calls.ts'
import { specialists } from '../../../core/fields/request/contact-message.ts'
import { refusal } from '../../engine/testing/test-environment.ts'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { openFunnel } from '../../engine/testing/test-open.ts'
import { contactMessage } from './contact-message-funnel.ts'
import { trials } from './test-contact-message-ways.ts'

testFunnel(...trials)

const answers = {
  subject: 'Lidmaatschap',
  question: 'Geldt mijn lidmaatschap ook voor mijn vakantiehuis?',
  'details.name': 'Jannie de Vries',
  'details.email': 'jannie@voorbeeld.nl',
  'details.home.postcode': '3821 BT',
  'details.home.houseNumber': '10',
}
const filled = () => {
  const opened = openFunnel(contactMessage)
  for (const [path, answer] of Object.entries(answers)) opened.store.set(path, answer)
  return opened
}

it('sends without a phone number, says so with the reference, and is empty again', async () => {
  const { environment, store } = filled()
  await store.next()
  expect(environment.callsOf(send)[0]?.input.body).toMatchObject({ Subject: 'Lidmaatschap', Attachment: [] })
  expect(store.getSnapshot().done).toMatchObject({
    sentence: 'Uw bericht is succesvol verzonden.',
    reference: '7KQM-X4TF',
  })
  expect([store.getSnapshot().step, store.getSnapshot().answers]).toEqual(['vraag', {}])
})

it('keeps what was typed when it cannot be sent', async () => {
  const { environment, store } = filled()
  environment.refuse(send, refusal(500, 'internal-error'))
  await store.next()
  expect(store.getSnapshot().trouble).toBeDefined()
  expect(store.getSnapshot().answers).toMatchObject({ question: answers.question })
})

it.each(specialists)('%s: there is a specialist and no form', (subject) => {
  const { store } = filled()
  store.set('subject', subject)
  const { derived } = store.getSnapshot()
  const names = ['subject', 'question', 'attachments', 'details']
  expect(names.filter((name) => derived.shown(name))).toEqual(['subject'])
})
