import { Fault, type Problem } from '../kernel/fault.ts'
import { onBehalfHeader, onBehalfMark } from '../kernel/on-behalf.ts'
import type { AnyCall } from './call.ts'
import { captchaHeader } from './captcha/captcha-calls.ts'
import type { AnswerOf, InputOf } from './endpoint.ts'

export interface CallOptions {
  signal?: AbortSignal
  /** UUID of this submission; every try sends the same one (D8). */
  idempotencyKey?: string
  /** The kept draft that is sent now: its id and its holder. */
  draft?: string
  /** A solved challenge, for a call that asks for one only sometimes. */
  captcha?: string | undefined
  /** Origin of the API; the page's own when left out. */
  base?: string
  fetch?: typeof fetch
}

/** Milliseconds after which a connection that hangs counts as lost: longer than any answer of the server takes. */
const patience = 30_000

/** The error of a call that never got an answer: its outcome is unknown, not refused. */
export const unreachable = (cause: unknown) =>
  new Fault(0, 'unreachable', 'De verbinding is weggevallen.', { cause })

const fill = (path: string, params: Record<string, unknown> | undefined) =>
  path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(params?.[name])))

const search = (query: Record<string, unknown> | undefined) => {
  const pairs = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [value].flat().map((one) => [name, String(one)]),
  )
  return pairs.length ? `?${new URLSearchParams(pairs)}` : ''
}

const form = (body: Record<string, unknown>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(body))
    for (const one of [value].flat())
      if (one instanceof Blob) data.append(name, one)
      else if (one !== undefined && one !== null)
        data.append(name, typeof one === 'object' ? JSON.stringify(one) : String(one))
  return data
}

const problemOf = async (response: Response): Promise<Problem> => {
  const fallback = { title: `HTTP ${response.status}`, status: response.status, code: 'unknown' }
  if (!response.headers.get('content-type')?.includes('json')) return fallback
  try {
    return { ...fallback, ...((await response.json()) as Problem) }
  } catch {
    return fallback
  }
}

/** The refusal that an answer brings which did not succeed. */
export const refusalOf = async (response: Response): Promise<Fault> => {
  const problem = await problemOf(response)
  return new Fault(response.status, problem.code, problem.title, {
    ...(problem.errors && { errors: problem.errors }),
    retryAfter: Number(response.headers.get('retry-after')) || 0,
    first: problem.first,
    amounts: problem.amounts,
    newer: problem.newer,
    accepted: problem.accepted,
  })
}

/**
 * Makes one call of the contract and returns its answer. On a page that a colleague fills in for who calls, what leaves something
 * behind names that call by phone; what only reads is asked as somebody whom we do not know, whoever is logged in to this browser.
 * @throws Fault with the server's status and errors when it refused, with
 * status 0 when no answer came.
 */
export const fetchAnswer = async <E extends AnyCall>(
  call: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<AnswerOf<E>> => {
  const { query, params, body } = input as Record<
    'query' | 'params' | 'body',
    Record<string, unknown> | undefined
  >
  const headers: Record<string, string> = { accept: 'application/json' }
  const mark = onBehalfMark()
  const onlyReads = call.method === 'GET'
  if (mark && !onlyReads) headers[onBehalfHeader] = mark.id
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey
  if (options.draft) headers['kept-draft'] = options.draft
  if (options.captcha) headers[captchaHeader] = options.captcha
  if (body && !call.multipart) headers['content-type'] = 'application/json'
  const late = AbortSignal.timeout(patience)
  let response: Response
  try {
    response = await (options.fetch ?? fetch)(
      (options.base ?? '') + fill(call.path, params) + search(query),
      {
        method: call.method,
        headers,
        credentials: mark && onlyReads ? 'omit' : 'same-origin',
        ...(body && { body: call.multipart ? form(body) : JSON.stringify(body) }),
        signal: options.signal ? AbortSignal.any([options.signal, late]) : late,
      },
    )
  } catch (cause) {
    if (options.signal?.aborted) throw options.signal.reason
    throw unreachable(cause)
  }
  if (!response.ok) throw await refusalOf(response)
  if (response.status === 204) return undefined as AnswerOf<E>
  try {
    // the server checked its own answer already; a second schema in the browser would only add bytes
    return (await response.json()) as AnswerOf<E>
  } catch (cause) {
    throw unreachable(cause)
  }
}
