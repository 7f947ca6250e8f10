import { PartnerError } from '../../core/kernel/fault.ts'

export interface Exchange {
  partner: string
  method: 'GET' | 'POST'
  url: URL
  headers?: Record<string, string>
  body?: string
  /** Milliseconds for the whole request: connecting, headers and the last byte of the body. */
  timeout: number
  /** The number of bytes beyond which the body of an answer is refused. */
  maxBytes?: number
}

export interface Exchanged {
  status: number
  /** Parsed JSON; undefined when the body is empty. */
  body: unknown
}

const threeMegabytes = 3 * 1024 * 1024

/**
 * Sends a request to a partner and reads its JSON answer. Redirects are not followed, and a body that is too long is not read. A
 * status that means "not now" is `unreachable`; the adapter judges every other one.
 * @throws PartnerError timeout, unreachable,
 * nonsense
 */
export const exchange = async (request: Exchange): Promise<Exchanged> => {
  const { partner, method, url, headers, body, timeout, maxBytes: most = threeMegabytes } = request
  const signal = AbortSignal.timeout(timeout)
  try {
    const response = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...headers },
      body,
      redirect: 'manual',
      signal,
    })
    const { status } = response
    if (isNotNow(status)) {
      await response.body?.cancel()
      throw new PartnerError(partner, 'unreachable', new Error(`HTTP ${status}`))
    }
    return { status, body: parse(partner, status, await read(partner, response, most)) }
  } catch (thrown) {
    if (thrown instanceof PartnerError) throw thrown
    throw new PartnerError(partner, signal.aborted ? 'timeout' : 'unreachable', thrown)
  }
}

/** Whether a status means "not now": Request Timeout, Too Early, Too Many Requests, and every error of the server itself. */
const isNotNow = (status: number): boolean =>
  status === 408 || status === 425 || status === 429 || status >= 500

const read = async (partner: string, response: Response, most: number): Promise<string> => {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > most) throw new PartnerError(partner, 'nonsense', new Error(`More than ${most} bytes`))
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** Parses the body as JSON. Other text is nonsense in a good answer, but does not matter beside a refusal. */
const parse = (partner: string, status: number, text: string): unknown => {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch (thrown) {
    if (status >= 400) return undefined
    throw new PartnerError(partner, 'nonsense', thrown)
  }
}
