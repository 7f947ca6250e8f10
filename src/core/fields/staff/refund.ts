import * as z from 'zod/mini'
import { brick, relabel, wire } from '../brick/brick.ts'
import { line } from '../brick/text.ts'
import { isReference, tidyReference } from '../request/reference.ts'
import { money, noAmount } from '../value/money.ts'
import { singleLineText } from '../value/single-line-text.ts'

/** The reference of a purchase, as a colleague reads it from a request or a mail. */
export const purchaseReference = brick(
  line({
    missing: 'Vul de referentie van de bestelling in.',
    invalid: 'Deze referentie is niet geldig.',
    max: 9,
    tidy: tidyReference,
    ok: isReference,
  }),
  {
    label: 'Referentie van de bestelling',
    control: 'text',
    autocomplete: 'off',
    example: '7KQM-X4TF',
    maxLength: 20,
    room: 12,
    clean: tidyReference,
    keeps: 'plain',
  },
)

/** The amount that goes back, as it is typed. */
export const refundAmount = money({
  label: 'Bedrag dat teruggaat',
  hint: 'Laat dit leeg om alles terug te betalen.',
  min: 1,
})

/** Why money goes back, for the books. */
export const refundNote = relabel(
  singleLineText({
    label: 'Waarom gaat het terug?',
    example: 'Op verzoek, binnen veertien dagen.',
    missing: 'Zeg in een paar woorden waarom.',
    max: 200,
  }),
  { hint: 'Dit staat in de boekhouding.' },
)

const cents = (least: number) =>
  z.int(noAmount).check(z.gte(least, noAmount), z.lte(100_000_000_00, noAmount))

/** The amount that goes back, in cents. */
export const refundCents = wire(cents(1), 2495)

/** What had gone back of the purchase when somebody looked at it, in cents. */
export const seenBackCents = wire(cents(0), 0)
