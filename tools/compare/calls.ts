import type { AnyEndpoint } from '../../src/core/contract/endpoint.ts'
import { calls, goodRequest } from '../../test/kit/judged-requests.ts'
import { linesApart } from './differences.ts'
import { tamer } from './tame.ts'

const text = (value: unknown): string => String(value ?? '')

/** The answer to the example of a call by somebody unknown, status first. */
const answerOf = async (origin: string, call: AnyEndpoint, number: number): Promise<string[]> => {
  const { query, params, body } = goodRequest(call)
  const path = call.path.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(text((params as Record<string, unknown>)[name])),
  )
  const asked = new URLSearchParams(
    Object.entries((query ?? {}) as Record<string, unknown>).flatMap(([name, value]) =>
      [value].flat().map((one) => [name, text(one)]),
    ),
  )
  const headers = {
    'x-forwarded-for': `10.8.0.${number & 255}`,
    'idempotency-key': `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  }
  const sent = call.body && !call.multipart
  const answer = await fetch(`${origin}${path}${asked.size > 0 ? `?${asked}` : ''}`, {
    method: call.method,
    headers: sent ? { ...headers, 'content-type': 'application/json' } : headers,
    ...(sent && { body: JSON.stringify(body) }),
  })
  const told = await answer.text()
  const lines =
    told.startsWith('{') || told.startsWith('[') ? JSON.stringify(JSON.parse(told), null, 1) : told
  return `${answer.status}\n${lines}`.split('\n').map(tamer(origin))
}

/** Sends the example of every call to both sites; answers what differs. */
export const compareCalls = async (before: string, after: string): Promise<string[]> => {
  const found: string[] = []
  for (const [at, call] of calls.entries()) {
    if (call.name === 'captcha.challenge') continue
    const [was, is] = await Promise.all([before, after].map((origin) => answerOf(origin, call, at)))
    for (const line of linesApart(was ?? [], is ?? [])) found.push(`${call.name}: ${line}`)
  }
  return found
}
