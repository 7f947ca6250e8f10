import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { form, openCancellations, start } from '../../../../test/kit/cancellation.ts'
import { addPerson } from '../../../../test/kit/people.ts'
import { notRepeated } from '../../../core/fields/brick/frozen.ts'

const { clock, server, newMember, cookieOf, cancel, mailsTo } = await openCancellations()
afterAll(() => server.close())
beforeEach(() => clock.travel(start))

const message = 'Win nu een reis en bel 0900 1234 of kijk op reisprijs.nl'
const telling = (over: object = {}) =>
  form({ cancellationReason: 'Anders, namelijk…', explanation: message, ...over })
const mailOf = async (address: string) => {
  const [mail] = await mailsTo(address)
  return `${mail?.subject} ${mail?.text}`
}

describe('the mail about a cancellation to an address that anybody can type', () => {
  test('has the reference and a copy, and carries no message from its sender', async () => {
    const payload = telling({ lastName: 'Gratis reis, bel 0900123456', streetName: 'bel nu 0900123456' })
    const { reference } = (await cancel(payload)).json()
    const mail = await mailOf(payload.emailAddress)
    for (const told of [reference, 'Anders, namelijk…', '3821 BT', 'J.P.', notRepeated])
      expect(mail).toContain(told)
    for (const lure of ['reis', '0900', 'Gratis']) expect(mail).not.toContain(lure)
    const row = await server.database.db
      .selectFrom('submission')
      .select(['summary', 'request'])
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row.request)).toContain(message)
    expect(JSON.stringify((row.summary as { office: unknown }).office)).toContain(message)
  })

  test('repeats names and streets as they are', async () => {
    const payload = telling({ infix: "van 't", lastName: 'Hof-de Boer', city: '’s-Gravenhage' })
    await cancel(payload)
    const mail = await mailOf(payload.emailAddress)
    for (const told of ["Beste J.P. van 't Hof-de Boer,", 'Voorbeeldlaan', '’s-Gravenhage'])
      expect(mail).toContain(told)
  })

  test('says what somebody wrote to the address that they confirmed', async () => {
    const proven = { person: { email_confirmed_at: '2020-01-01T00:00:00Z' }, membership: {} }
    const member = await addPerson(server, proven)
    const cookie = await cookieOf(member)
    const toAnother = telling()
    await cancel({ ...toAnother, relationId: '99999999' }, cookie)
    expect(await mailOf(toAnother.emailAddress)).not.toContain(message)
    const toSelf = telling({ emailAddress: member.email.toUpperCase() })
    await cancel(toSelf, cookie)
    expect(await mailOf(toSelf.emailAddress)).toContain(message)
    const unproven = await newMember()
    const toWhoever = telling({ emailAddress: unproven.email })
    await cancel(toWhoever, await cookieOf(unproven))
    expect(await mailOf(toWhoever.emailAddress)).not.toContain(message)
  })
})
