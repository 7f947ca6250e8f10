import * as z from 'zod/mini'
import type { Guards } from './port.ts'

const verdict = z.union([
  z.object({ infected: z.literal(false) }),
  // the scanner's own name of what it found
  z.object({ infected: z.literal(true), virus: z.string().check(z.minLength(1), z.maxLength(200)) }),
])

/** What a virus scanner says of a file. */
export type Verdict = z.infer<typeof verdict>

/** Looks for viruses. Throws only `PartnerError('scan', reason)`. */
export interface Scan {
  scan(content: Uint8Array): Promise<Verdict>
}

/** What an answer must look like before a service sees it. */
export const scanGuards: Guards<Scan> = { scan: verdict }
