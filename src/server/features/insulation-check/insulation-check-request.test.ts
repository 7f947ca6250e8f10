import { expect, test } from 'vitest'
import { everyConfirmation } from '../../../../test/kit/mails.ts'
import { askForOffers } from '../../../core/insulation/outside-purchase.ts'

const inGroningen = (request: unknown): unknown =>
  JSON.parse(JSON.stringify(request, (field, value: unknown) => (field === 'postcode' ? '9711LM' : value)))

test('the results tell whoever lives outside the area of the purchase what they can do', async () => {
  const inside = (await everyConfirmation())['insulation-check.report']?.content
  const outside = (await everyConfirmation(inGroningen))['insulation-check.report']?.content
  expect(inside?.outro?.join(' ')).not.toContain(askForOffers)
  expect(outside?.outro?.join(' ')).toContain(askForOffers)
})

test('a registration says who calls, and when', async () => {
  const registered = (await everyConfirmation())['insulation-check.register']?.content
  expect(registered?.next?.[0]).toBe(
    'Om een afspraak te maken belt isolatiebedrijf Voorbeeld je, binnen tien werkdagen.',
  )
})
