import type { ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listenHere, type StandIn, type StandInOptions, standInOptions } from '../../ports/stand-in.ts'
import { type MessageBody, messageBody } from './wire.ts'

/** Who sends text messages, on this machine; they go nowhere. */
export interface SmsStandIn extends StandIn {
  url: string
  secret: string
  /** What it took, one per idempotency key. */
  messages: Map<string, MessageBody>
  /** Answers this instead, when it is set; nothing at all for `silent`. */
  instead: { status: number; body: string; location?: string } | 'silent' | undefined
  /** Changes a good answer on its way. */
  spoil: ((answer: unknown) => unknown) | undefined
}

/** This number gets no messages. */
export const refusedNumber = '+31612340000'

const path = '/messages'
const urlAt = (port: number): string => `http://127.0.0.1:${port}${path}`

/** Which settings lead the site to a stand-in on this port. */
export const settingsAt = (port: number, secret: string): Record<string, string> => ({
  SMS_URL: urlAt(port),
  SMS_SECRET: secret,
})

const reply = (response: ServerResponse, status: number, body: string, headers = {}): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
}

/** What it answers to a message with this key. */
const take = (desk: SmsStandIn, key: string, body: string): [status: number, answer: unknown] => {
  const message = messageBody.parse(JSON.parse(body))
  if (key === '' || message.to === refusedNumber) return [422, { error: 'to' }]
  const known = desk.messages.get(key)
  if (known && JSON.stringify(known) !== JSON.stringify(message)) return [422, { error: 'key' }]
  desk.messages.set(key, message)
  return [known ? 200 : 201, { id: `M-${[...desk.messages.keys()].indexOf(key) + 1}` }]
}

/** Starts the stand-in. */
export const standIn = async (given?: Partial<StandInOptions>): Promise<SmsStandIn> => {
  const { secret, port: on } = standInOptions(given)
  const { port, close } = await listenHere(async (request, response) => {
    const body = (await buffer(request)).toString('utf8')
    const { instead } = desk
    if (instead === 'silent') return
    if (instead) return reply(response, instead.status, instead.body, { location: instead.location ?? '/' })
    if (request.url !== path || request.method !== 'POST') return reply(response, 404, '{}')
    if (request.headers.authorization !== `Bearer ${secret}`) return reply(response, 401, '{}')
    const [status, answer] = take(desk, String(request.headers['idempotency-key'] ?? ''), body)
    reply(response, status, JSON.stringify(desk.spoil ? desk.spoil(answer) : answer))
  }, on)
  const desk: SmsStandIn = {
    url: urlAt(port),
    secret,
    settings: settingsAt(port, secret),
    messages: new Map(),
    instead: undefined,
    spoil: undefined,
    close,
  }
  return desk
}
