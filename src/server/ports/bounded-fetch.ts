import { PartnerError } from '../../core/kernel/fault.ts'

export interface FetchBounds {
  partner: string
  /** Gives a new signal for each request; it aborts the request when it takes too long, up to the last byte of the answer. */
  deadline(): AbortSignal
  /** The number of bytes beyond which an answer is refused. */
  maxBytes: number
  /** Throws a PartnerError for an answer that the library would misread, or that it would follow elsewhere. */
  refuse?(status: number, body: Buffer): void
}

/**
 * Makes a `fetch` for libraries that take one. Its requests are bounded in time and size, no redirect is followed, and the
 * library sees an answer only when all of it has arrived. The `fetch` throws PartnerError timeout, unreachable, nonsense (too
 * long), and what `refuse` throws.
 */
export const boundedFetch =
  ({ partner, deadline, maxBytes: most, refuse }: FetchBounds): typeof fetch =>
  async (input, init) => {
    const signal = deadline()
    try {
      const response = await fetch(input, { ...init, redirect: 'manual', signal })
      const { status, headers } = response
      const body = await read(response, partner, most)
      refuse?.(status, body)
      return new Response(status === 204 || status === 304 ? null : body, { status, headers })
    } catch (thrown) {
      if (thrown instanceof PartnerError) throw thrown
      throw new PartnerError(partner, signal.aborted ? 'timeout' : 'unreachable', thrown)
    }
  }

const read = async (response: Response, partner: string, most: number): Promise<Buffer<ArrayBuffer>> => {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.byteLength
    if (bytes > most) throw new PartnerError(partner, 'nonsense', new Error(`More than ${most} bytes`))
    parts.push(part)
  }
  return Buffer.concat(parts)
}
