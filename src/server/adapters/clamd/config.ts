import * as z from 'zod/mini'

const form = /^(unix:\/[^\s?#]+|tcp:\/\/(\[[0-9a-f:]+\]|[A-Za-z0-9.-]+):\d{1,5})$/

/** The environment of this adapter. Messages are the part of a sentence that follows the variable's name. */
export const clamdConfig = z.object({
  /** `unix:/run/clamav/clamd.ctl`, or `tcp://host:3310`. */
  CLAMD_ADDRESS: z
    .string()
    .check(
      z.refine(
        (text) => form.test(text) && (text.startsWith('unix:') || URL.canParse(text)),
        'moet eruitzien als unix:/run/clamav/clamd.ctl of tcp://127.0.0.1:3310.',
      ),
    ),
})

export interface ClamdSettings {
  /** As `CLAMD_ADDRESS`. */
  address: string
  /** Milliseconds for all of it. */
  timeout: number
}
