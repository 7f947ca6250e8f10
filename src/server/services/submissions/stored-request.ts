import { storable } from '../../../core/fields/frozen.ts'
import type { Part } from '../../../core/fields/group.ts'
import type { House } from '../context.ts'
import type { Place } from '../vault.ts'
import { at, put } from './path.ts'

/** A request as it is stored: what may be kept, and by their paths the answers that are encrypted. */
interface StoredRequest {
  kept: unknown
  locked: Record<string, string>
}

const placeOf = (path: string, id: string): Place => [`submission.request:${path}`, id]

/** What is never kept is left out, what is kept masked is encrypted for this submission. */
export const lockRequest = (
  house: Pick<House, 'vault'>,
  id: string,
  part: Part,
  parsed: unknown,
): StoredRequest => {
  const { request, encrypt } = storable(part, parsed)
  const kept: unknown = structuredClone(request)
  const locked = Object.fromEntries(
    encrypt.map((path) => {
      const text = house.vault.lock(JSON.stringify(at(kept, path)), placeOf(path, id))
      put(kept, path, undefined)
      return [path, text]
    }),
  )
  return { kept, locked }
}

/** The request with its encrypted answers readable. */
export const unlockRequest = (house: Pick<House, 'vault'>, id: string, stored: unknown): unknown => {
  const { kept, locked } = stored as StoredRequest
  for (const [path, text] of Object.entries(locked))
    put(kept, path, JSON.parse(house.vault.unlock(text, placeOf(path, id))))
  return kept
}
