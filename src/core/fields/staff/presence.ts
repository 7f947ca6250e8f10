import * as z from 'zod/mini'
import { wire } from '../brick/brick.ts'
import { idForm } from '../files/uploads.ts'
import { reference } from '../request/reference.ts'

const nothing = 'We weten niet wat je open hebt.'
const noTab = 'We weten niet welk tabblad dit is.'

/**
 * What somebody has open: `request/` with the reference of a request, or `content/` with the codename of a document. At most 88
 * characters.
 */
export const presenceSubject = wire(
  z.string(nothing).check(z.regex(/^(request\/[2-9A-Z]{4}-[2-9A-Z]{4}|content\/[a-z0-9_]{1,80})$/, nothing)),
  `request/${reference.facts.example}`,
)

/** The tab of a browser in which it is open, by an id that the tab made for itself. */
export const browserTab = wire(
  z.string(noTab).check(z.regex(idForm, noTab)),
  '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42',
)

/** Whether something was typed since the last time that the tab said that it is there. */
export const isTyping = wire(z.boolean('Zeg of er getypt is: ja of nee.'), false)

/** Whether it is closed now. */
export const isGone = wire(z.boolean('Zeg of het gesloten is: ja of nee.'), false)
