import * as z from 'zod/mini'
import type { Clock } from '../../core/kernel/clock.ts'
import { PartnerError } from '../../core/kernel/fault.ts'
import { readAnswer } from './answer.ts'
import { type Exchanged, exchange } from './exchange.ts'
import { secretList } from './settings.ts'
import { signatureOf } from './signature.ts'

// Our own HTTP interface, which a partner serves: JSON both ways, every request signed (docs/partners.md).

/** A part of an address: in its path (`{id}`) or in its query. */
export interface WireParameter {
  in: 'path' | 'query'
  schema: z.ZodMiniType
  /** For the partner's engineers, in English. */
  meaning: string
}

/** One call that a partner serves, of which adapter and OpenAPI file are made. */
export interface WireCall<Answer = unknown> {
  method: 'GET' | 'POST'
  /** Below the partner's address: `/v1/tasks/{id}/rates`. */
  path: string
  /** For the partner's engineers, in English. */
  summary: string
  parameters?: Readonly<Record<string, WireParameter>>
  /** What we send. It carries an idempotency key, by which the same request is known however often it is sent. */
  body?: z.ZodMiniType
  /** The body only asks something, and carries no key. */
  asks?: true
  answer: z.ZodMiniType<Answer>
  /** What 404 means; left out, it is a refusal. */
  unknown?: string
  /**
   * What 409 means: a refusal, and the only one of this call. Any other 4xx is then no answer, since a fault between us and
   * the partner must not be told to a visitor as its "no". Left out, each 4xx is a refusal.
   */
  conflict?: string
}

/** A call with the type of its answer. */
export const call = <A>(one: WireCall<A>): WireCall<A> => one

/** What is said in one call. */
interface Said {
  parameters?: Readonly<Record<string, string | number>>
  /** The idempotency key: the same on every try. */
  key?: string
  body?: unknown
}

/** How a partner is reached that serves our interface. */
export interface SignedSettings {
  /** The address below which its calls stand. */
  url: string
  /** With which requests are signed. */
  secret: string
  /** Milliseconds for one request, its answer included. */
  timeout: number
}

const webAddress = 'moet een webadres zijn dat met https:// begint (of http:// op deze computer zelf).'

const isWebAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return (
    protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))
  )
}

/** The settings of an adapter for our interface. */
export const addressSetting = {
  schema: z.string().check(z.refine(isWebAddress, webAddress)),
  meaning: 'address below which `v1/...` stands; https, or http on this machine',
}
export const secretSetting = {
  schema: secretList,
  meaning:
    'agreed with the partner, at least 32 characters: signs every request. While it is replaced a list with commas, of which the first signs',
  secret: true as const,
}

const addressOf = (base: string, { path, parameters = {} }: WireCall, said: Said): URL => {
  const given = Object.entries(said.parameters ?? {})
  const filled = given.reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)),
    path.slice(1),
  )
  const url = new URL(filled, base.endsWith('/') ? base : `${base}/`)
  for (const [name, value] of given)
    if (parameters[name]?.in === 'query') url.searchParams.set(name, String(value))
  return url
}

/** Calls a partner over our interface. */
export interface SignedCaller {
  /** @throws PartnerError */
  ask<A>(call: WireCall<A>, said?: Said): Promise<A>
  /** The same; undefined for 404. @throws PartnerError */
  find<A>(call: WireCall<A>, said?: Said): Promise<A | undefined>
}

/** Calls to this partner, each signed at the moment that it is made. */
export const signedCaller = (partner: string, settings: SignedSettings, clock: Clock): SignedCaller => {
  const send = (call: WireCall, said: Said): Promise<Exchanged> => {
    const { method } = call
    const { key = '' } = said
    const url = addressOf(settings.url, call, said)
    const body = call.body ? JSON.stringify(call.body.parse(said.body)) : ''
    const timestamp = String(Math.floor(clock.now() / 1000))
    const signed = { method, path: url.pathname + url.search, timestamp, key, body }
    return exchange({
      partner,
      method,
      url,
      headers: {
        'x-timestamp': timestamp,
        'x-signature': signatureOf(signed, settings.secret),
        ...(key && { 'idempotency-key': key }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body }),
      timeout: settings.timeout,
    })
  }
  const read = <A>({ answer, conflict }: WireCall<A>, { status, body }: Exchanged): A => {
    const said = new Error(`HTTP ${status}`)
    const isRefusal = conflict === undefined ? status >= 400 : status === 409
    if (isRefusal) throw new PartnerError(partner, 'refused', said)
    if (status < 200 || status >= 300) throw new PartnerError(partner, 'nonsense', said)
    return readAnswer(partner, answer, body)
  }
  return {
    ask: async (call, said = {}) => read(call, await send(call, said)),
    async find(call, said = {}) {
      const answered = await send(call, said)
      return answered.status === 404 ? undefined : read(call, answered)
    },
  }
}
