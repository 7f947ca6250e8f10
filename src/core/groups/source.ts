import * as z from 'zod/mini'
import { optional, wire } from '../fields/brick/brick.ts'
import { line } from '../fields/brick/text.ts'

const noSource = 'Dit is geen geldige herkomst.'
const text = (max: number) => line({ missing: noSource, invalid: noSource, max })

/** The source of a request, and the address of the page that sent it, without query and fragment (spec 001 section 3). */
export const sourceParts = {
  source: optional(wire(text(40), 'website')),
  sourceUrl: optional(
    wire(
      z.pipe(
        text(300),
        z.transform((url) => url.replace(/[?#].*$/, '')),
      ),
      'https://www.voorbeeld.nl/diensten/hypotheek/geldplan',
    ),
  ),
} as const
