import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { PartnerError } from '../../../core/kernel/fault.ts'
import { type AnyCalls, bodyOf, type Call, idempotencyKey, isKeyed, pathOf } from '../../ports/calls.ts'
import { secretsIn } from '../../ports/settings.ts'
import { isSignedBy, type SignedRequest } from '../../ports/signature.ts'
import { listenHere, type StandIn, type StandInOptions } from '../../ports/stand-in.ts'

/** How a stand-in answers: well, or in one of the ways in which partners fail. */
export type Mood =
  | 'well'
  | 'failing'
  | 'silent'
  | 'dripping'
  | 'redirecting'
  | 'endless'
  | 'html'
  | 'misshapen'

export interface SignedStandIn extends StandIn {
  url: string
  /** The bodies of accepted calls, by idempotency key. */
  orders: Map<string, unknown>
  /** Idempotency keys in order of arrival, repeats included. */
  keys: string[]
  mood: Mood
  spoil: ((answer: unknown) => unknown) | undefined
}

type Reply = [status: number, body: unknown]

const base = '/partner'

const urlAt = (port: number): string => `http://127.0.0.1:${port}${base}`

/** The settings with which a site reaches a stand-in on this port; `variable` chooses the partner's adapter. */
export const signedSettingsAt = (variable: string, port: number, secret: string): Record<string, string> => ({
  [`${variable}_URL`]: urlAt(port),
  [`${variable}_SECRET`]: secret,
})

/**
 * Starts a stand-in that serves a port by our HTTP interface. It refuses requests without a valid signature, and a known key with
 * another body. It marks no figures as examples, so that a site in production accepts them.
 */
export const signedStandIn = async (
  calls: AnyCalls,
  port: object,
  variable: string,
  { secret, clock, port: on }: StandInOptions,
): Promise<SignedStandIn> => {
  const secrets = secretsIn(secret)
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { signed, signature } = await signedIn(request)
    if (!isSignedBy(secrets, signed, signature, Math.floor(clock.now() / 1000)))
      return send(response, [401, { error: 'signature' }])
    if (signed.key !== '') desk.keys.push(signed.key)
    if (desk.mood !== 'well') return misbehave(desk.mood, response)
    const [status, answer] = await serve(calls, port, signed, desk.orders)
    send(response, [status, status === 200 && desk.spoil ? desk.spoil(answer) : answer])
  }
  const { port: listening, close } = await listenHere((request, response) => {
    receive(request, response).catch(() => response.destroy())
  }, on)
  const desk: SignedStandIn = {
    url: urlAt(listening),
    settings: signedSettingsAt(variable, listening, secret),
    orders: new Map(),
    keys: [],
    mood: 'well',
    spoil: undefined,
    close,
  }
  return desk
}

const signedIn = async (request: IncomingMessage): Promise<{ signed: SignedRequest; signature: string }> => {
  const body = (await buffer(request)).toString('utf8')
  const header = (name: string) => String(request.headers[name] ?? '')
  const { method = '', url: path = '' } = request
  const signed = { method, path, timestamp: header('x-timestamp'), key: header('idempotency-key'), body }
  return { signed, signature: header('x-signature') }
}

const serve = async (
  calls: AnyCalls,
  port: object,
  { method, path, key, body: text }: SignedRequest,
  orders: Map<string, unknown>,
): Promise<Reply> => {
  const [name = '', call] = Object.entries(calls).find(([one]) => `${base}${pathOf(one)}` === path) ?? []
  if (method !== 'POST' || !call) return [404, { error: 'unknown' }]
  const body: unknown = JSON.parse(text)
  const keyed = isKeyed(call)
  if (keyed && key === '') return [400, { error: 'key' }]
  const known = keyed ? orders.get(key) : undefined
  if (known && JSON.stringify(known) !== JSON.stringify(body)) return [422, { error: 'key' }]
  const named = z.safeDecode(bodyOf(call), body as Record<string, unknown>)
  if (!named.success) return [400, { error: 'body' }]
  const reply = await replyOf(call, () =>
    (port as Record<string, (...given: unknown[]) => Promise<unknown>>)[name]?.(
      ...call.takes.map((one) => (one === idempotencyKey ? key : named.data[one[0]])),
    ),
  )
  if (keyed && reply[0] === 200) orders.set(key, body)
  return reply
}

const replyOf = async ({ answer, unknown }: Call, ask: () => unknown): Promise<Reply> => {
  try {
    const said = await ask()
    if (said === undefined && unknown !== undefined) return [404, { error: 'unknown' }]
    return [200, JSON.parse(JSON.stringify(z.encode(answer, said), withoutExamples))]
  } catch (thrown) {
    if (thrown instanceof PartnerError && thrown.reason === 'refused') return [409, { error: 'refused' }]
    throw thrown
  }
}

const withoutExamples = (name: string, value: unknown): unknown => (name === 'isExample' ? false : value)

const send = (response: ServerResponse, [status, body]: Reply): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const misbehave = (mood: Exclude<Mood, 'well'>, response: ServerResponse): void => {
  switch (mood) {
    case 'failing':
      send(response, [503, { error: 'maintenance' }])
      break
    case 'misshapen':
      send(response, [200, { taken: 'perhaps', reference: null }])
      break
    case 'redirecting':
      response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()
      break
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to nginx</h1>')
      break
    case 'silent':
      break
    case 'dripping':
      pour(response, ' ', 20)
      break
    case 'endless':
      pour(response, ' '.repeat(1024 * 1024), 1)
      break
  }
}

const pour = (response: ServerResponse, part: string, every: number): void => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(part), every)
  response.on('close', () => clearInterval(timer))
}
