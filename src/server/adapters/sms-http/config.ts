import * as z from 'zod/mini'
import type { Given } from '../../ports/settings.ts'
import { addressSetting } from '../../ports/signed-http.ts'

/** What a header can carry. */
const isSecret = (text: string): boolean => /^[\x21-\x7e][\x20-\x7e]{14,498}[\x21-\x7e]$/.test(text)
const isName = (text: string): boolean => /^([A-Za-z0-9]{1,11}|\+[1-9]\d{6,14})$/.test(text)

/** The environment of this adapter. */
export const smsHttpConfig = {
  SMS_URL: {
    schema: addressSetting.schema,
    meaning: 'address to which each message is posted; https, or http on this machine',
  },
  SMS_SECRET: {
    schema: z.string().check(z.refine(isSecret, 'moet uit 16 tot 500 tekens bestaan, zonder accenten.')),
    meaning: 'from the partner, at least 16 characters: goes with each message as `Authorization: Bearer`',
    secret: true as const,
  },
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

export type SmsHttpSettings = Pick<Given<typeof smsHttpConfig>, 'SMS_URL' | 'SMS_SECRET' | 'SMS_FROM'> & {
  /** Milliseconds for one message, its answer included. */
  timeout: number
}
