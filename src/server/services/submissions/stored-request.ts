import { storable } from '../../../core/fields/frozen.ts'
import type { Part } from '../../../core/fields/group.ts'
import { valueAt, withValueAt } from '../../../core/kernel/value-path.ts'
import type { Runtime } from '../context.ts'
import type { Place } from '../vault.ts'

/** A request as it is stored: what may be kept, and by their paths the answers that are encrypted. */
interface StoredRequest {
  kept: unknown
  locked: Record<string, string>
}

const placeOf = (path: string, id: string): Place => [`submission.request:${path}`, id]

/** What is never kept is left out, what is kept masked is encrypted for this submission. */
export const lockRequest = (
  runtime: Pick<Runtime, 'vault'>,
  id: string,
  part: Part,
  parsed: unknown,
): StoredRequest => {
  const { request, encrypt } = storable(part, parsed)
  const locked = Object.fromEntries(
    encrypt.map((path) => {
      const text = JSON.stringify(valueAt(request, path))
      return [path, runtime.vault.lock(text, placeOf(path, id))]
    }),
  )
  return { kept: encrypt.reduce((kept, path) => withValueAt(kept, path, undefined), request), locked }
}

/** The request with its encrypted answers readable. */
export const unlockRequest = (runtime: Pick<Runtime, 'vault'>, id: string, stored: unknown): unknown => {
  const { kept, locked } = stored as StoredRequest
  return Object.entries(locked).reduce(
    (request, [path, text]) =>
      withValueAt(request, path, JSON.parse(runtime.vault.unlock(text, placeOf(path, id)))),
    kept,
  )
}
