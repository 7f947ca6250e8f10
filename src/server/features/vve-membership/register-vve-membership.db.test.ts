import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { settings as settingsSeed } from '../../../../content/settings.ts'
import { checkRequests } from '../../../../test/kit/request-events.ts'
import { openTestServer } from '../../../../test/kit/server.ts'
import { sendingTo, testSubmission } from '../../../../test/kit/submission.ts'
import { endpointOf } from '../../../core/contract/endpoint.ts'
import { requestExampleOf } from '../../../core/contract/request-schema.ts'
import { registerVve } from '../../../core/contract/vve-membership/vve-membership-calls.ts'
import * as vveOperations from '../../../core/contract/vve-membership/vve-membership-operations.ts'
import { clockAt } from '../../../core/kernel/clock.ts'
import type { Problem } from '../../../core/kernel/fault.ts'
import { lastOfIban } from '../../services/mandates/shown-iban.ts'
import { readSubmission } from '../../services/submissions/read-submission.ts'
import { type VveRequest, vveKind } from './vve-membership-request.ts'

const clock = clockAt('2026-11-20T14:00:00Z')
const perApartment = settingsSeed.prices.lidmaatschap_vve_appartement?.amounts[0]?.cents ?? Number.NaN
const server = await openTestServer({ clock })
afterAll(() => server.close())

type Details = Record<string, unknown>
type Sent = Record<'propertyDetails' | 'contactDetails' | 'paymentDetails', Details> & {
  acceptedPriceInCents: number
}
let buildings = 0
const good = (change: (sent: Sent) => void = () => undefined): Sent => {
  const sent = structuredClone(requestExampleOf(vveOperations.registerVve.body as never)) as Sent
  buildings++
  sent.propertyDetails.kvkNumber = String(10_000_000 + buildings)
  sent.propertyDetails.address = {
    ...(sent.propertyDetails.address as Details),
    houseNumber: 1000 + buildings,
  }
  sent.contactDetails.email = `vve-${randomUUID()}@voorbeeld.nl`
  change(sent)
  return sent
}
const requests = { server, endpoint: endpointOf(registerVve, vveOperations.registerVve), good: () => good() }
const { send, takenIn } = sendingTo(requests)
const taken = async (sent: Sent) => {
  const { row: submission } = await takenIn(sent)
  const row = () =>
    server.database.db
      .selectFrom('vve_membership')
      .selectAll()
      .where('submission_id', '=', submission.id)
      .executeTakeFirstOrThrow()
  return { submission, row }
}
const rows = () => server.database.db.selectFrom('vve_membership').selectAll().execute()
const linesOf = (summary: unknown, reader: 'office' | 'mail') =>
  Object.fromEntries(
    (summary as Record<string, { section: string; label: string; value: string }[]>)[reader]?.map(
      ({ section, label, value }) => [`${section}: ${label}`, value],
    ) ?? [],
  )

describe('what is sent', () => {
  test('is checked again: faults stand at the fields of the request', async () => {
    const answer = await send(
      good(({ propertyDetails, contactDetails, paymentDetails }) => {
        propertyDetails.totalApartments = 1
        contactDetails.email = 'vve'
        Object.assign(paymentDetails, { iban: '', agreedToDebit: false, agreedToTermsAndConditions: false })
      }),
    )
    expect(answer.statusCode).toBe(400)
    expect(answer.json<Problem>()).toMatchObject({
      code: 'invalid-fields',
      errors: {
        'propertyDetails.totalApartments': ['Vul een heel getal vanaf 2 in.'],
        'contactDetails.email': ['E-mailadres is niet geldig.'],
        'paymentDetails.iban': ['Voer een IBAN in.'],
        'paymentDetails.agreedToDebit': ['Bevestiging verplicht.'],
        'paymentDetails.agreedToTermsAndConditions': ['Bevestiging verplicht.'],
      },
    })
    expect(await rows()).toEqual([])
  })

  test('a number that is sent as text is 400, but for the house number (D10 and D14)', async () => {
    const sent = good(({ propertyDetails, contactDetails, paymentDetails }) => {
      propertyDetails.totalApartments = '2'
      Object.assign(propertyDetails.address as Details, { houseNumber: '10' })
      Object.assign(contactDetails, { role: '0', salutation: '0', addressType: '0' })
      Object.assign(paymentDetails, { invoiceRecipient: '0', paymentMethod: '1' })
    })
    const answer = await send(sent)
    expect(answer.statusCode).toBe(400)
    const choose = ['Kies een van de mogelijkheden.']
    expect(answer.json<Problem>().errors).toEqual({
      'propertyDetails.totalApartments': ['Vul een heel getal vanaf 2 in.'],
      'contactDetails.role': choose,
      'contactDetails.salutation': choose,
      'contactDetails.addressType': choose,
      'paymentDetails.invoiceRecipient': choose,
      'paymentDetails.paymentMethod': choose,
    })
  })
})

describe('an association that is taken in', () => {
  test('is kept with the price of the settings, and what it agreed with', async () => {
    const sent = good(({ propertyDetails }) => {
      propertyDetails.totalApartments = 12
    })
    const { submission, row } = await taken(sent)
    const kept = await row()
    expect(kept).toMatchObject({
      apartments: 12,
      fee_cents: 12 * perApartment,
      surcharge_cents: 0,
      payment_method: 1,
    })
    expect(submission.request).toMatchObject({ kept: { paymentDetails: { iban: '•••• •••• 4300' } } })
    expect(JSON.stringify(submission)).not.toMatch(/NL91ABNA|v2\./)
    const consents = await server.database.db
      .selectFrom('consent')
      .select('legal_text')
      .where('submission_id', '=', submission.id)
      .orderBy('legal_text')
      .execute()
    expect(consents.map(({ legal_text }) => legal_text)).toEqual(['collection', 'terms'])
    const told = linesOf(submission.summary, 'mail')
    expect(told).toMatchObject({
      'Pandgegevens: Aantal appartementen': '12',
      'Contactgegevens: Rol': 'Contactpersoon',
      'Betaalgegevens: IBAN': '•••• •••• 4300',
      'Betaalgegevens: Contributie per jaar': '€ 150,00',
    })
  })

  test('pays extra for a transfer; an IBAN that came along is not kept', async () => {
    const { submission, row } = await taken(
      good((body) => {
        body.paymentDetails.paymentMethod = 0
        body.acceptedPriceInCents = 15_190
      }),
    )
    expect(await row()).toMatchObject({ payment_method: 0, surcharge_cents: 190, mandate_reference: null })
    expect(linesOf(submission.summary, 'office')).toMatchObject({
      'Betaalgegevens: Toeslag bankoverschrijving': '€ 1,90',
    })
    expect(JSON.stringify(submission.request)).not.toContain('iban')
  })

  test('gets its invoice where the contact person lives, or elsewhere', async () => {
    const poBox = { postcode: '3800AS', houseNumber: 735, streetName: 'Postbus', placeName: 'Amersfoort' }
    const same = await taken(
      good(({ contactDetails, paymentDetails }) => {
        Object.assign(contactDetails, { addressType: 1, address: poBox })
        Object.assign(paymentDetails, {
          invoiceRecipient: 0,
          addressType: 0,
          invoiceAddress: { streetName: 'Ergens anders' },
        })
      }),
    )
    expect((await same.row()).invoice_address).toEqual({ addressType: 1, address: poBox })
    expect(linesOf(same.submission.summary, 'mail')).toMatchObject({
      'Contactgegevens: Adres': 'Postbus 735\n3800 AS Amersfoort',
    })
    const other = await taken(
      good(({ paymentDetails }) => {
        Object.assign(paymentDetails, { invoiceRecipient: 1, addressType: 1, invoiceAddress: poBox })
      }),
    )
    expect((await other.row()).invoice_address).toEqual({ addressType: 1, address: poBox })
  })

  test('has a number, a mandate with its IBAN locked, and one mail that tells the number', async () => {
    const sent = good()
    const { submission, row } = await taken(sent)
    const { relation_id, mandate_reference, starts } = await row()
    expect(submission.state).toBe('confirmed')
    expect(relation_id).toMatch(/^3\d{7}$/)
    expect([mandate_reference, starts]).toEqual([`TB-${relation_id}-20261120`, '2026-11-20'])
    const all = await server.database.db.selectFrom('mandate').selectAll().execute()
    const mandates = all.filter((one) => one.relation_id === relation_id)
    expect(mandates).toMatchObject([{ reference: mandate_reference, person_id: null, ended_at: null }])
    expect(mandates.map((one) => lastOfIban(server.runtime, one))).toEqual(['•••• •••• 4300'])
    expect(JSON.stringify(mandates)).not.toContain('NL91ABNA')
    const stored = await readSubmission(server.runtime, submission.id)
    if (!stored) throw new Error('nothing was taken in')
    const kept = { ...stored, request: stored.request as VveRequest }
    const { to, content } = await vveKind.mail(kept, await server.runtime.sender(), server.runtime)
    expect(to).toBe(sent.contactDetails.email)
    expect(content.subject).toBe(`Je VvE is lid van Thuisbasis (${stored.reference})`)
    expect(content.intro.join(' ')).toContain(`Het lidnummer van de VvE is ${relation_id}.`)
  })
})

describe('a possible duplicate', () => {
  test('is flagged to staff and not refused, whatever the override says', async () => {
    const first = good()
    expect((await taken(first)).submission.flags).toEqual([])
    const sameNumber = good(({ propertyDetails }) => {
      propertyDetails.kvkNumber = first.propertyDetails.kvkNumber
    })
    expect((await taken(sameNumber)).submission.flags).toEqual(['vve-kvk-known'])
    const sameHome = good(({ propertyDetails }) => {
      propertyDetails.address = first.propertyDetails.address
      propertyDetails.kvkNumber = ''
    })
    for (const overrideExistingAccountValidationErrors of [true, false])
      expect(
        (await taken({ ...sameHome, overrideExistingAccountValidationErrors } as Sent)).submission.flags,
      ).toEqual(['vve-address-known'])
    const neighbour = good(({ propertyDetails }) => {
      propertyDetails.address = { ...(first.propertyDetails.address as Details), addition: 'B' }
    })
    expect((await taken(neighbour)).submission.flags).toEqual([])
  })

  test('is seen also when both come at once', async () => {
    const twice = good()
    const both = await Promise.all(
      Array.from({ length: 6 }, () =>
        taken({
          ...twice,
          contactDetails: { ...twice.contactDetails, email: `${randomUUID()}@voorbeeld.nl` },
        }),
      ),
    )
    expect(both.filter(({ submission }) => submission.flags.length === 0)).toHaveLength(1)
  })
})

testSubmission(requests)

test('whatever became of these requests, their life led to it', async () => {
  const met = await checkRequests(server.database.db)
  expect(met['vve-membership.register']).toEqual(expect.arrayContaining(['numbered', 'received']))
})
