import { PartnerError } from '../../core/kernel/fault.ts'

/** What bounds the requests of a library that does its own HTTP. */
export interface FetchBounds {
  partner: string
  /** Ends a request, the last byte of its answer included: asked for each one. */
  deadline(): AbortSignal
  /** Bytes of an answer beyond which it is no answer of this partner. */
  most: number
  /** Throws a PartnerError for an answer that the library would take for another, or follow. */
  refuse?(status: number, body: Buffer): void
}

/**
 * `fetch` for libraries that take one: bounded in time and size, and no redirect is followed. The answer is whole before
 * the library sees it. It throws PartnerError timeout, unreachable, nonsense (too long), and what `refuse` throws.
 */
export const boundedFetch =
  ({ partner, deadline, most, refuse }: FetchBounds): typeof fetch =>
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
