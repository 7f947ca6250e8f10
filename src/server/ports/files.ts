import * as z from 'zod/mini'
import type { Guards } from './port.ts'

/** The store of uploaded files. Throws only `PartnerError('files', reason)`. */
export interface Files {
  put(id: string, content: Uint8Array): Promise<void>
  get(id: string): Promise<Uint8Array | undefined>
  remove(id: string): Promise<void>
  /** The number of bytes for which there is still room; `Infinity` where the store does not count. */
  free(): Promise<number>
}

export const filesGuards: Guards<Files> = {
  put: z.void(),
  get: z.union([z.instanceof(Uint8Array), z.undefined()]),
  remove: z.void(),
  free: z.custom<number>((value) => typeof value === 'number' && value >= 0),
}
