import { PartnerError } from '../../core/kernel/fault.ts'

/** One request to a partner over HTTP. */
export interface Exchange {
  partner: string
  method: 'GET' | 'POST'
  url: URL
  headers?: Record<string, string>
  body?: string
  /** Milliseconds for all of it: connecting, headers and the last byte of the body. */
  timeout: number
  /** Bytes of the answer's body beyond which it is no answer of this partner. */
  most?: number
}

export interface Exchanged {
  status: number
  /** Parsed JSON; undefined when the body is empty. */
  body: unknown
}

const threeMegabytes = 3 * 1024 * 1024

/**
 * Asks a partner for JSON. Redirects are not followed and long bodies not read.
 * A status that means "not now" is `unreachable`; every other one is the adapter's to judge.
 * @throws PartnerError timeout, unreachable, nonsense
 */
export const exchange = async (request: Exchange): Promise<Exchanged> => {
  const { partner, method, url, headers, body, timeout, most = threeMegabytes } = request
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

/** Request Timeout, Too Early, Too Many Requests, and everything that is the server's own trouble. */
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

/** What is no JSON is nonsense where it should be an answer; beside a refusal its text does not matter. */
const parse = (partner: string, status: number, text: string): unknown => {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch (thrown) {
    if (status >= 400) return undefined
    throw new PartnerError(partner, 'nonsense', thrown)
  }
}
