import * as z from 'zod/mini'
import { addressSetting, type SettingValues } from '../../ports/settings.ts'

const isKey = (text: string): boolean => /^(live|test)_[A-Za-z0-9]{20,100}$/.test(text)
const isHost = (text: string): boolean => URL.canParse(text) && new URL(text).pathname === '/'

export const mollieConfig = {
  MOLLIE_API_KEY: {
    schema: z
      .string()
      .check(z.refine(isKey, 'moet een sleutel van Mollie zijn: live_ of test_ met letters en cijfers.')),
    meaning: 'from the dashboard of Mollie; with one that begins with `test_` no money moves',
    secret: true as const,
  },
  MOLLIE_URL: {
    schema: z._default(
      addressSetting.schema.check(z.refine(isHost, 'mag niets achter de naam van de server hebben.')),
      'https://api.mollie.com',
    ),
    meaning: 'the host of the API, without `/v2`; another one for trials',
  },
}

export type MollieSettings = SettingValues<typeof mollieConfig> & {
  /** Milliseconds for one request, its answer included. */
  timeout: number
}
