import * as z from 'zod/mini'
import type { Guards } from './port.ts'

const verdict = z.union([
  z.object({ infected: z.literal(false) }),
  // The scanner's own name for the virus.
  z.object({ infected: z.literal(true), virus: z.string().check(z.minLength(1), z.maxLength(200)) }),
])

export type Verdict = z.infer<typeof verdict>

/** The port of the virus scanner. Throws only `PartnerError('scan', reason)`. */
export interface Scan {
  scan(content: Uint8Array): Promise<Verdict>
}

export const scanGuards: Guards<Scan> = { scan: verdict }
