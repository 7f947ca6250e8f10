import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { form, openCancellations, start } from '../../../test/cancellations.ts'
import { isTame } from '../services/cancellation/document.ts'
import { allowances, take } from '../services/limits/take.ts'

const { clock, house, newMember, cookieOf, cancel, mailsTo } = await openCancellations()
afterAll(() => house.close())
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
    const payload = telling({
      lastName: 'Gratis op www.reisprijs.nl',
      streetName: 'bel nu 0900123456',
      city: 'https://reisprijs',
    })
    const { reference } = (await cancel(payload)).json()
    const mail = await mailOf(payload.emailAddress)
    for (const told of [
      reference,
      'Anders, namelijk…',
      '3821 BT',
      'J.P.',
      'In deze e-mail herhalen we het niet.',
    ])
      expect(mail).toContain(told)
    for (const lure of ['reis', 'www', '0900', 'https', 'Gratis']) expect(mail).not.toContain(lure)
    const row = await house.database.db
      .selectFrom('submission')
      .select(['document', 'request'])
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row.request)).toContain(message)
    expect(JSON.stringify((row.document as { office: unknown }).office)).toContain(message)
  })

  test('repeats names and streets as they are', async () => {
    const payload = telling({ infix: "van 't", lastName: 'Hof-de Boer', city: '’s-Gravenhage' })
    await cancel(payload)
    const mail = await mailOf(payload.emailAddress)
    for (const told of ["Beste J.P. van 't Hof-de Boer,", 'Voorbeeldlaan', '’s-Gravenhage'])
      expect(mail).toContain(told)
  })

  test('says what a member wrote whose membership ends by it, or who writes to themselves', async () => {
    const member = await newMember()
    const ending = telling()
    await cancel(ending, await cookieOf(member))
    expect(await mailOf(ending.emailAddress)).toContain(message)
    const other = await newMember()
    const toSelf = telling({ emailAddress: other.email.toUpperCase(), relationId: member.relationId })
    await cancel(toSelf, await cookieOf(other))
    expect(await mailOf(toSelf.emailAddress)).toContain(message)
    const toAnother = telling({ relationId: member.relationId })
    await cancel(toAnother, await cookieOf(other))
    expect(await mailOf(toAnother.emailAddress)).not.toContain(message)
  })

  test('comes forty times at once and then no more, whoever types it', async () => {
    const payload = form()
    const { burst } = allowances.stranger
    for (let count = 0; count < burst - 1; count++)
      await take(house.house, 'stranger', payload.emailAddress, allowances.stranger)
    expect((await cancel(payload)).statusCode).toBe(201)
    const refused = await cancel({ ...payload, emailAddress: payload.emailAddress.toUpperCase() })
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    await mailsTo(payload.emailAddress, 1)
  })
})

test.each([
  ['De Vries', true],
  ["'t Hart-van der Berg", true],
  ['J.P. van der Berg', true],
  ['Burg. de Withstraat', true],
  ['Plein 1944', true],
  ['St.-Janskerkhof', true],
  ['reisprijs.nl', false],
  ['www reisprijs', false],
  ['mail ons@reisprijs', false],
  ['a/b', false],
  ['bel 0900123', false],
])('%j may be repeated: %s', (line, tame) => {
  expect(isTame(line)).toBe(tame)
})
