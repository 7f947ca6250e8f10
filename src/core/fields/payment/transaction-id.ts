import { wire } from '../brick/brick.ts'
import { line } from '../brick/text.ts'

const unknown = 'Deze betaling kennen we niet.'

/** Id of a payment, in the address to which the bank sends the payer back. Whoever has it can see the state of that payment. */
export const transactionId = wire(
  line({
    missing: unknown,
    invalid: unknown,
    max: 36,
    ok: (text) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text),
  }),
  '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42',
)
