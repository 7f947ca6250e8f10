import { storable } from '../../../core/fields/brick/frozen.ts'
import type { Part } from '../../../core/fields/brick/group.ts'

/** The JSON in which a row keeps a request. */
interface StoredRequest {
  kept: unknown
}

/** JSON of what may be stored of a parsed request, with masked answers masked (ADR 035). */
export const storedRequest = (part: Part, parsed: unknown): string =>
  JSON.stringify({ kept: storable(part, parsed) } satisfies StoredRequest)

/** Reads the request from the JSON of its row. */
export const requestIn = (stored: unknown): unknown => (stored as StoredRequest).kept
