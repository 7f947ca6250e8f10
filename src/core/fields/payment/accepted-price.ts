import { optional, wire } from '../brick/brick.ts'
import { wholeNumberSchema } from '../value/whole-number.ts'

/** The price that somebody saw and agrees to, in cents. The server refuses one that is not the price of today (D56). */
export const acceptedPrice = (example: number) =>
  optional(
    wire(wholeNumberSchema({ invalid: 'Dit is geen bedrag in centen.', min: 0, max: 10_000_000 }), example),
  )
