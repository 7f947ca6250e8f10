import * as z from 'zod/mini'
import type { Given } from '../../ports/settings.ts'

const isName = (text: string): boolean => /^([A-Za-z0-9]{1,11}|\+[1-9]\d{6,14})$/.test(text)

/** What this adapter reads of the environment beside its address and secret. */
export const smsHttpConfig = {
  SMS_FROM: {
    schema: z._default(
      z
        .string()
        .check(
          z.refine(
            isName,
            'moet uit hoogstens 11 letters en cijfers bestaan, of een nummer als +31612345678 zijn.',
          ),
        ),
      'Thuisbasis',
    ),
    meaning: 'what phones show as the sender: at most 11 letters and digits, or a number',
  },
}

export type SmsHttpSettings = Given<typeof smsHttpConfig>
