import * as z from 'zod/mini'
import { wire } from '../brick/brick.ts'
import { noSuchChoice, numberedChoice } from '../brick/choice.ts'

const missing = 'Voer een aanhef in.'

/** Salutation: 0 is `Dhr.`, 1 is `Mevr.` (spec 000 section 5, D5). */
export const salutation = numberedChoice({
  label: 'Aanhef',
  missing,
  personal: true,
  options: [
    { value: 0, label: 'Dhr.' },
    { value: 1, label: 'Mevr.' },
  ],
})

/** Salutation in a call: a chosen one as it is, 2 for unknown (D5). */
export const sex = wire(
  z.literal([0, 1, 2], { error: ({ input }) => (input === undefined ? missing : noSuchChoice) }),
  2,
)
