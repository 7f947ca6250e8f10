import * as z from 'zod/mini'
import type { Clock } from '../../../core/kernel/clock.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import { readAnswer } from '../../ports/answer.ts'
import { type AnyCalls, bodyOf, type Call, type Calls, idempotencyKey, pathOf } from '../../ports/calls.ts'
import { type Exchanged, exchange } from '../../ports/exchange.ts'
import type { Port } from '../../ports/port.ts'
import { signatureOf } from '../../ports/signature.ts'

export interface SignedSettings {
  /** The address below which the paths of the calls stand. */
  url: string
  secret: string
  /** Milliseconds for one request, its answer included. */
  timeout: number
}

/** Makes the function that writes the body of a call: the arguments by their names, and nothing that the port does not name. */
const bodyWriter = (partner: string, call: Call): ((given: readonly unknown[]) => string) => {
  const schema = bodyOf(call)
  return (given) => {
    const named = call.takes.flatMap((one, at) => (one === idempotencyKey ? [] : [[one[0], given[at]]]))
    const body = z.safeEncode(schema, Object.fromEntries(named))
    if (body.success) return JSON.stringify(body.data)
    // The names of the wrong fields, and none of their values.
    const wrong = body.error.issues.map(({ path }) => path.join('.')).join(', ')
    throw new PartnerError(partner, 'nonsense', new Error(`not as our own interface says: ${wrong}`))
  }
}

const keyFor = ({ takes, keyOf }: Call, given: readonly unknown[]): string => {
  const at = takes.indexOf(idempotencyKey)
  return at >= 0 ? String(given[at]) : (keyOf?.(...given) ?? '')
}

const addressOf = (base: string, name: string): URL =>
  new URL(pathOf(name).slice(1), base.endsWith('/') ? base : `${base}/`)

/** Translates a partner's answer. 409 is the only status of a refusal; any other 4xx is a mistake in one of the two systems. */
const read = (partner: string, call: Call, { status, body }: Exchanged): unknown => {
  if (status === 404 && call.unknown !== undefined) return undefined
  if (status >= 200 && status < 300) return readAnswer(partner, call.answer, body)
  throw new PartnerError(partner, status === 409 ? 'refused' : 'nonsense', new Error(`HTTP ${status}`))
}

/**
 * The adapter for a partner that serves our own HTTP interface (docs/partners.md): each call of the port is a POST that is signed
 * when it is made. In production, answers with example figures are refused.
 */
export const signedHttp = <P extends Port<P>>(
  partner: string,
  calls: Calls<P>,
  settings: SignedSettings,
  { clock, production }: { clock: Clock; production: boolean },
): P => {
  const ask = async (name: string, call: Call, body: string, given: readonly unknown[]): Promise<unknown> => {
    const key = keyFor(call, given)
    const url = addressOf(settings.url, name)
    const timestamp = String(Math.floor(clock.now() / 1000))
    const signed = { method: 'POST', path: url.pathname, timestamp, key, body }
    const answered = await exchange({
      partner,
      method: 'POST',
      url,
      headers: {
        'x-timestamp': timestamp,
        'x-signature': signatureOf(signed, settings.secret),
        ...(key && { 'idempotency-key': key }),
        'content-type': 'application/json',
      },
      body,
      timeout: settings.timeout,
    })
    const answer = read(partner, call, answered)
    if (answer === undefined) return undefined
    const wrong =
      production && call.isExample?.(answer) ? 'its figures are examples' : call.mismatch?.(answer, ...given)
    if (wrong !== undefined) throw new PartnerError(partner, 'nonsense', new Error(wrong))
    return answer
  }
  return Object.fromEntries(
    Object.entries(calls as unknown as AnyCalls).map(([name, call]) => {
      const written = bodyWriter(partner, call)
      return [name, async (...given: readonly unknown[]) => ask(name, call, written(given), given)]
    }),
  ) as unknown as P
}
