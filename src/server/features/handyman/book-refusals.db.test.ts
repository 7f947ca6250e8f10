import { afterAll, describe, expect, test } from 'vitest'
import { bookingFrom, openBookings, send, type TestBooking } from '../../../../test/kit/handyman.ts'
import type { Problem } from '../../../core/kernel/fault.ts'

const { server, changed, count } = await openBookings()
afterAll(() => server.close())

describe('refuses, with a sentence per field', () => {
  const cases: [string, (booking: TestBooking['appointment']) => void, Record<string, string[]>][] = [
    [
      'an e-mail address',
      (b) => {
        b.user.email = 'jannie'
      },
      { 'user.email': ['E-mailadres is niet geldig.'] },
    ],
    [
      'no e-mail address',
      (b) => {
        b.user.email = ''
      },
      { 'user.email': ['Voer een e-mailadres in.'] },
    ],
    [
      'initials',
      (b) => {
        b.user.first_name = 'J2'
      },
      { 'user.first_name': ['Voorletters is ongeldig.'] },
    ],
    [
      'a telephone number',
      (b) => {
        b.user.telephone = '12'
      },
      { 'user.telephone': ['Telefoonnummer is niet geldig.'] },
    ],
    [
      'a postcode',
      (b) => {
        b.address.postal_code = '1234'
      },
      { 'address.postal_code': ['Postcode is ongeldig.'] },
    ],
    [
      'a house number',
      (b) => {
        b.address.suffix = 'x'
      },
      { 'address.suffix': ['Huisnummer is ongeldig.'] },
    ],
    [
      'no description',
      (b) => {
        b.comment = ' '
      },
      { comment: ['Dit is een verplicht veld.'] },
    ],
    [
      'an unknown task',
      (b) => {
        b.task_id = 'nergens'
      },
      { task_id: ['Selecteer één van de beschikbare klussen'] },
    ],
    [
      'another rate type',
      (b) => {
        b.rate = 'per stuk'
      },
      { rate: ['Dit tarief hoort niet bij deze klus.'] },
    ],
    [
      'coordinates of elsewhere',
      (b) => {
        b.address.lat = 51.5
      },
      { 'address.lat': ['Deze plek hoort niet bij het adres.'] },
    ],
    [
      'coordinates as text',
      (b) => {
        b.address.lon = '5.3878' as never
      },
      { 'address.lon': ['Dit is geen geldige coördinaat.'] },
    ],
    [
      'too few moments',
      (b) => {
        b.options = b.options.slice(0, 4)
      },
      { options: ['Je moet minimaal 3 momenten kiezen'] },
    ],
    [
      'no moments',
      (b) => {
        b.options = []
      },
      { options: ['Je moet minimaal 3 momenten kiezen'] },
    ],
    [
      'a wall time with a zone',
      (b) => {
        if (b.options[0]) b.options[0].startTime += 'Z'
      },
      { 'options[0].startTime': ['Dit is geen geldig tijdstip.'] },
    ],
    [
      'a Zulu time of another hour',
      (b) => {
        if (b.options[1]) b.options[1].startTimeZulu = b.options[1].startTimeZulu.replace('T09', 'T10')
      },
      {
        'options[1].startTimeZulu': ['Dit tijdstip klopt niet met de Nederlandse tijd.'],
        'options[0].startTime': ['Een dagdeel kun je alleen in zijn geheel kiezen.'],
      },
    ],
    [
      'a Sunday, which is not offered',
      (b) => {
        b.options = b.options.map((option, index) =>
          index > 1
            ? option
            : JSON.parse(JSON.stringify(option).replaceAll(option.startTime.slice(0, 10), '2026-11-29')),
        )
      },
      { 'options[0].startTime': ['Dit moment is niet meer beschikbaar. Kies een ander moment.'] },
    ],
  ]
  test.each(cases)('%s', async (_name, change, errors) => {
    const answer = await send(server, changed(change))
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.json<Problem>()).toMatchObject({ status: 400, code: 'invalid-fields' })
    const expected = Object.entries(errors).map(([path, said]) => [`appointment.${path}`, said])
    expect(answer.json<Problem>().errors).toEqual(Object.fromEntries(expected))
  })

  test('more than seven moments', async () => {
    const answer = await send(server, await bookingFrom(server, '2026-11-23', { count: 8 }))
    expect(answer.json<Problem>().errors).toEqual({
      'appointment.options': ['Je kunt maximaal 7 momenten kiezen.'],
    })
  })

  test('another price than the partner asks now, as a conflict', async () => {
    const answer = await send(
      server,
      changed((b) => {
        if (b.options[0]) b.options[0].rate += 1
      }),
    )
    expect(answer.statusCode).toBe(409)
    expect(answer.json<Problem>().code).toBe('price-changed')
  })

  test('other costs of the visit than the partner asks now, old and new', async () => {
    const answer = await send(
      server,
      changed((b) => {
        if (b.options[0]) b.options[0].service_fee = 3.95
      }),
    )
    expect(answer.statusCode).toBe(409)
    expect(answer.json<Problem>().code).toBe('price-changed')
    expect(answer.json<Problem>().title).toMatch(
      /^Het bedrag van de servicekosten was €\s3,95 en is nu €\s4,95\. Kies je momenten opnieuw\.$/,
    )
  })

  test('and writes nothing down', async () => {
    expect(await count('submission')).toBe(0)
    expect(await count('audit')).toBe(0)
  })
})
