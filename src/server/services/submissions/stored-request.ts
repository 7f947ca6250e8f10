import { storable } from '../../../core/fields/brick/frozen.ts'
import type { Part } from '../../../core/fields/brick/group.ts'

/** A request as its row has it. */
interface StoredRequest {
  kept: unknown
}

/** What may be stored of a parsed request: masked answers only masked (ADR 035). */
export const storedRequest = (part: Part, parsed: unknown): string =>
  JSON.stringify({ kept: storable(part, parsed) } satisfies StoredRequest)

/** The request of a row. */
export const requestIn = (stored: unknown): unknown => (stored as StoredRequest).kept
