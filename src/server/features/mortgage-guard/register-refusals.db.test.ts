import { afterAll, describe, expect, test } from 'vitest'
import { openMortgageGuard, validRequest } from '../../../../test/kit/mortgage-guard.ts'
import type { Problem } from '../../../core/kernel/fault.ts'

const emailTaken = 'We kunnen met dit e-mailadres niet verder. Controleer het adres of log in.'
const { server, send, become, errorsOf, watched } = await openMortgageGuard()
afterAll(() => server.close())

describe('what is sent is checked again', () => {
  test('field by field', async () => {
    const errors = await errorsOf(
      validRequest({
        sex: 3,
        initials: '1',
        dateOfBirth: '2027-01-01',
        phoneNumberMobile: '',
        partnerCharacteristic: 2,
      }),
    )
    expect(errors).toEqual({
      sex: ['Kies een van de mogelijkheden.'],
      initials: ['Voorletters is ongeldig.'],
      dateOfBirth: ['Geboortedatum is niet geldig.'],
      phoneNumberMobile: ['Voer een mobiel telefoonnummer in.'],
      partnerCharacteristic: ['Kies een van de mogelijkheden.'],
    })
  })

  test('a date of birth and a partner are never missing', async () => {
    const { dateOfBirth: _, partnerCharacteristic: __, ...rest } = validRequest()
    const errors = (await errorsOf(rest)) ?? {}
    expect(errors.dateOfBirth).toEqual(['Voer een geboortedatum in.'])
    expect(errors.partnerCharacteristic).toHaveLength(1)
  })

  test('who is no member gives an IBAN and the consent', async () => {
    const nothing = { accountNumber: '', agreeCollection: false }
    const said = { accountNumber: ['Voer een IBAN in.'], agreeCollection: ['Bevestiging verplicht.'] }
    expect(await errorsOf(validRequest(nothing))).toEqual(said)
    expect(await errorsOf(validRequest({ accountNumber: null, agreeCollection: undefined }))).toEqual(said)
    expect(await errorsOf(validRequest(nothing), { cookie: await become('registered') })).toEqual(said)
    expect(await watched()).toEqual([])
  })

  test('an empty body is told all at once, also what only a non-member must give', async () => {
    const payment = ['accountNumber', 'agreeCollection']
    const told = Object.keys((await errorsOf({})) ?? {})
    expect(told).toEqual(expect.arrayContaining(['sex', 'dateOfBirth', ...payment]))
    const member = Object.keys((await errorsOf({}, { cookie: await become('member') })) ?? {})
    expect(member).toEqual(told.filter((field) => !payment.includes(field)))
    expect(await errorsOf(validRequest({ initials: '', accountNumber: 'NL00' }))).toMatchObject({
      initials: ['Voer uw initialen in.'],
      accountNumber: ['IBAN is niet geldig.'],
    })
  })

  test("the address of somebody's account is refused, also without the check before", async () => {
    const answer = await send(validRequest({ emailAddress: 'Lid@voorbeeld.nl' }))
    expect(answer.statusCode).toBe(409)
    expect(answer.json<Problem>()).toMatchObject({ title: emailTaken, code: 'email-taken' })
  })
})
