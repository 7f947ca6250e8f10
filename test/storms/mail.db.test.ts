import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { freePort } from '../kit/server-process.ts'
import { openWholeSite } from '../kit/whole-site.ts'
import { bookingOf, firstSlots, ratesAt, sendBooking } from './bookings.ts'
import { openPostOffice } from './post-office.ts'

test('mail that found nobody follows once somebody is there, once', async () => {
  await using office = await openPostOffice(await freePort())
  await using site = await openWholeSite({
    env: { MAIL: 'smtp', SMTP_URL: office.url, MAIL_FROM: 'service@voorbeeld.nl', SMTP_TIMEOUT_SECONDS: '2' },
  })
  await office.close()
  const rates = await ratesAt(site.url)
  const emails = [0, 1].map(() => `post-${randomUUID()}@voorbeeld.nl`)
  for (const email of emails)
    expect(
      (await sendBooking(site.url, bookingOf(rates, firstSlots(rates), email), randomUUID())).status,
    ).toBe(201)
  const mails = () =>
    site.database.db
      .selectFrom('delivery')
      .select(['state', 'last_reason'])
      .where('partner', '=', 'mail')
      .execute()
  const isTried = async () =>
    (await mails()).filter(({ state, last_reason }) => state === 'waiting' && last_reason !== null).length
  await expect.poll(isTried).toBe(emails.length)
  expect(office.receivedMessages).toEqual([])
  await office.open()
  await expect.poll(async () => (await mails()).map(({ state }) => state)).toEqual(['delivered', 'delivered'])
  expect(office.receivedMessages.map(({ to }) => to).toSorted()).toEqual(emails.toSorted())
})
