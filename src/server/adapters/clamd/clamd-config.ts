import * as z from 'zod/mini'

const form = /^(unix:\/[^\s?#]+|tcp:\/\/(\[[0-9a-f:]+\]|[A-Za-z0-9.-]+):\d{1,5})$/

export const clamdConfig = {
  CLAMD_ADDRESS: {
    schema: z
      .string()
      .check(
        z.refine(
          (text) => form.test(text) && (text.startsWith('unix:') || URL.canParse(text)),
          'moet eruitzien als unix:/run/clamav/clamd.ctl of tcp://127.0.0.1:3310.',
        ),
      ),
    meaning:
      '`unix:/run/clamav/clamd.ctl` or `tcp://host:3310`. It knows no TLS: in production on this machine, or one of `UNENCRYPTED_HOSTS`',
  },
}

export interface ClamdSettings {
  /** The value of `CLAMD_ADDRESS`. */
  address: string
  /** Milliseconds for scanning one file, connecting included. */
  timeout: number
}
