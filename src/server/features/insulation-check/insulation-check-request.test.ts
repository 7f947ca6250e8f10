import { expect, test } from 'vitest'
import { everyConfirmation } from '../../../../test/kit/mails.ts'
import { askForOffers } from '../../../core/insulation/outside-purchase.ts'

const inGroningen = (request: unknown): unknown =>
  JSON.parse(JSON.stringify(request, (field, value: unknown) => (field === 'postcode' ? '9711LM' : value)))

test('the results tell how to get an offer, inside the area of the purchase and outside it', async () => {
  const inside = (await everyConfirmation())['insulation-check.report']?.content
  const outside = (await everyConfirmation(inGroningen))['insulation-check.report']?.content
  expect(inside?.outro?.join(' ')).not.toContain(askForOffers)
  expect(inside?.outro).toContainEqual(expect.stringMatching(/^Wil je een offerte\? Doe de check opnieuw\./))
  expect(outside?.outro?.join(' ')).toContain(askForOffers)
})

test('a registration says who calls, and when', async () => {
  const registered = (await everyConfirmation())['insulation-check.register']?.content
  expect(registered?.next?.[0]).toBe(
    'Je wordt gebeld om een afspraak te maken. Dat doet isolatiebedrijf Voorbeeld, binnen tien werkdagen.',
  )
})
