import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenHere, type StandIn, type StandInOptions, standInOptions } from '../../ports/stand-in.ts'

/** A payment as Mollie sends it, with the fields that we and its client read. */
interface Told {
  id: string
  status: string
  amount: { currency: string; value: string }
  amountRefunded?: { currency: string; value: string }
  metadata: unknown
  createdAt: string
  paidAt?: string
  [more: string]: unknown
}

/** A stand-in for Mollie on this machine, with the part of its API that we use, made after its documentation. */
export interface MollieStandIn extends StandIn {
  url: string
  payments: Map<string, Told>
  /** Requests in order of arrival: `POST /v2/payments`. */
  asked: string[]
  /** An answer that is given instead of the real one, when set; `silent` never answers. */
  instead: { status: number; body: string; location?: string } | 'silent' | undefined
  spoil: ((answer: unknown) => unknown) | undefined
  choose(id: string, status: string): void
}

export const standInKey = 'test_0123456789abcdefghijklmnopqrst'

export const settingsAt = (port: number): Record<string, string> => ({
  MOLLIE_URL: `http://127.0.0.1:${port}`,
  MOLLIE_API_KEY: standInKey,
})

type Body = Record<string, unknown>
type Answer = readonly [status: number, body: unknown]

interface Books {
  payments: Map<string, Told>
  url: string
  now(): string
}

const problem = (status: number, title: string, detail: string): Answer => [
  status,
  {
    status,
    title,
    detail,
    _links: { documentation: { href: 'https://docs.mollie.com', type: 'text/html' } },
  },
]
const unknown = (id: string) => problem(404, 'Not Found', `No payment exists with token ${id}.`)

const cents = (value: string): number => Math.round(Number(value) * 100)
const euros = (amount: number) => ({ currency: 'EUR', value: (amount / 100).toFixed(2) })
const hal = (href: string) => ({ href, type: 'application/hal+json' })

const create = ({ payments, url, now }: Books, body: Body): Answer => {
  const { value, currency } = body.amount as Told['amount']
  if (!/^\d+\.\d\d$/.test(value)) return problem(422, 'Unprocessable Entity', 'The amount is invalid')
  const id = `tr_${(payments.size + 1).toString().padStart(10, '0')}`
  const told: Told = {
    ...{ resource: 'payment', id, mode: 'test', status: 'open', isCancelable: false },
    ...{ createdAt: now(), expiresAt: now(), profileId: 'pfl_QkEhN94Ba', sequenceType: 'oneoff' },
    amount: { currency, value },
    description: body.description,
    method: body.method,
    metadata: body.metadata,
    redirectUrl: body.redirectUrl,
    webhookUrl: body.webhookUrl ?? null,
    _links: {
      self: hal(`${url}/v2/payments/${id}`),
      checkout: { href: `${url}/checkout/${id}`, type: 'text/html' },
      dashboard: { href: `${url}/dashboard`, type: 'text/html' },
    },
  }
  payments.set(id, told)
  return [201, told]
}

const refund = ({ payments, url, now }: Books, id: string, body: Body): Answer => {
  const told = payments.get(id)
  if (!told) return unknown(id)
  const asked = cents((body.amount as Told['amount']).value)
  const before = cents(told.amountRefunded?.value ?? '0.00')
  const left = told.status === 'paid' ? cents(told.amount.value) - before : 0
  if (asked > left) return problem(422, 'Unprocessable Entity', 'The specified amount cannot be refunded')
  told.amountRefunded = euros(before + asked)
  const link = hal(`${url}/v2/payments/${id}`)
  const made = {
    ...{ resource: 'refund', id: `re_${id.slice(3)}${before + asked}`, mode: 'test', status: 'pending' },
    ...{ amount: body.amount, createdAt: now(), description: body.description, paymentId: id },
    metadata: body.metadata ?? null,
    _links: {
      self: link,
      payment: link,
      documentation: { href: 'https://docs.mollie.com', type: 'text/html' },
    },
  }
  return [201, made]
}

const list = ({ payments }: Books, { searchParams }: URL): Answer => {
  const limit = Number(searchParams.get('limit') ?? 50)
  const newest = [...payments.values()].toReversed()
  const from = searchParams.get('from')
  const start = from === null ? 0 : newest.findIndex(({ id }) => id === from)
  const page = newest.slice(start, start + limit)
  const more = newest[start + limit]
  // Links have a host that does not exist: the adapter must not follow it.
  const at = (id: string) => hal(`http://127.0.0.1:9/v2/payments?from=${id}&limit=${limit}`)
  return [
    200,
    {
      count: page.length,
      _embedded: { payments: page },
      _links: { self: at(''), previous: null, next: more ? at(more.id) : null, documentation: at('') },
    },
  ]
}

const serve = (books: Books, method: string, url: URL, body: Body): Answer => {
  const [, id, refunds] = /^\/v2\/payments(?:\/(\w+)(\/refunds)?)?$/.exec(url.pathname) ?? []
  if (method === 'POST') return id && refunds ? refund(books, id, body) : create(books, body)
  if (!id) return list(books, url)
  const told = books.payments.get(id)
  return told ? [200, told] : unknown(id)
}

const send = (response: ServerResponse, status: number, body: string, location?: string): void => {
  response.writeHead(status, { 'content-type': 'application/hal+json', ...(location && { location }) })
  response.end(body)
}

/** Answers requests; the same idempotency key gets the same answer. */
const receiver = (desk: MollieStandIn, books: Books) => {
  const byKey = new Map<string, Answer>()
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', headers } = request
    const url = new URL(request.url ?? '/', desk.url)
    const sent = await text(request)
    desk.asked.push(`${method} ${url.pathname}`)
    if (desk.instead === 'silent') return
    if (desk.instead) return send(response, desk.instead.status, desk.instead.body, desk.instead.location)
    if (headers.authorization !== `Bearer ${standInKey}`)
      return send(
        response,
        401,
        JSON.stringify(problem(401, 'Unauthorized Request', 'Failed to authenticate')[1]),
      )
    const key = String(headers['idempotency-key'] ?? '')
    const [status, answer] =
      byKey.get(key) ?? serve(books, method, url, sent === '' ? {} : (JSON.parse(sent) as Body))
    if (key !== '' && status < 300) byKey.set(key, [status, structuredClone(answer)])
    send(response, status, JSON.stringify(desk.spoil && status < 300 ? desk.spoil(answer) : answer))
  }
}

export const standIn = async (given?: Partial<StandInOptions>): Promise<MollieStandIn> => {
  const { clock, port: on } = standInOptions(given)
  const now = () => new Date(clock.now()).toISOString().replace(/\.\d+Z$/, '+00:00')
  const desk: MollieStandIn = {
    url: '',
    settings: {},
    payments: new Map(),
    asked: [],
    instead: undefined,
    spoil: undefined,
    choose(id, status) {
      const told = desk.payments.get(id)
      if (!told) return
      told.status = status
      if (status === 'paid') told.paidAt = now()
    },
    close: async () => undefined,
  }
  const books: Books = { payments: desk.payments, url: '', now }
  const receive = receiver(desk, books)
  const { port, close } = await listenHere((request, response) => {
    receive(request, response).catch(() => response.destroy())
  }, on)
  books.url = `http://127.0.0.1:${port}`
  return Object.assign(desk, { url: books.url, settings: settingsAt(port), close })
}
