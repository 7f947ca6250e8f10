import { expect, it } from 'vitest'
import { options, send } from '../../../core/contract/complaint/complaint-calls.ts'
import { refusal } from '../../engine/testing/test-environment.ts'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { openFunnel } from '../../engine/testing/test-open.ts'
import { complaint } from './complaint-funnel.ts'

testFunnel({ funnel: complaint })

const answers = {
  option: 'klusservice',
  title: 'Mijn afspraak ging niet door',
  description: 'De vakman kwam niet.',
  'details.person.initials': 'J.',
  'details.person.lastName': 'Vries',
  'details.home.postcode': '3821 BT',
  'details.home.houseNumber': '10',
  'details.home.streetName': 'Voorbeeldlaan',
  'details.home.city': 'Amersfoort',
  'details.email': 'jannie@voorbeeld.nl',
  'details.phones.landline': '0332345678',
}
const filled = async () => {
  const opened = openFunnel(complaint)
  await expect.poll(() => opened.store.getSnapshot().derived.options.option?.length).toBe(1)
  for (const [path, answer] of Object.entries(answers)) opened.store.set(path, answer)
  return opened
}

it('says that it was sent, with its reference, and is empty again', async () => {
  const { environment, store } = await filled()
  await store.next()
  expect(environment.callsOf(send)[0]?.input.body).toMatchObject({
    Option: 'klusservice',
    PhoneNumberLandline: '+31332345678',
    Attachments: [],
  })
  expect(store.getSnapshot().done).toMatchObject({
    sentence: 'Uw bericht is succesvol verzonden.',
    reference: '7KQM-X4TF',
  })
  expect(store.getSnapshot().answers).toEqual({})
})

it('keeps what was typed when it cannot be sent', async () => {
  const { environment, store } = await filled()
  environment.refuse(send, refusal(500, 'internal-error'))
  await store.next()
  expect(store.getSnapshot().trouble).toBeDefined()
  expect(store.getSnapshot().answers).toMatchObject({ description: 'De vakman kwam niet.' })
})

it('asks anew what a complaint is about when the option is none any more', async () => {
  const { environment, store } = await filled()
  environment.answerWith(options, () => [{ key: 'anders', value: 'Iets anders' }])
  store.set('option', 'weg')
  await store.next()
  expect(store.getSnapshot().errors).toHaveProperty('option')
  expect(environment.callsOf(send)).toEqual([])
})
