import * as z from 'zod/mini'
import type { Guards } from './port.ts'

/** Where uploads are kept. Throws only `PartnerError('files', reason)`. */
export interface Files {
  put(id: string, content: Uint8Array): Promise<void>
  /** undefined when there is no such file. */
  get(id: string): Promise<Uint8Array | undefined>
  remove(id: string): Promise<void>
  /** Bytes that may still be put, `Infinity` where nobody counts. */
  free(): Promise<number>
}

/** What an answer must look like before a service sees it. */
export const filesGuards: Guards<Files> = {
  put: z.void(),
  get: z.union([z.instanceof(Uint8Array), z.undefined()]),
  remove: z.void(),
  free: z.custom<number>((value) => typeof value === 'number' && value >= 0),
}
