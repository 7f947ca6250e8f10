import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import type { communityIdentity } from '../../../core/contract/community/community-calls.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import type { ApplicationNews } from '../../../core/insurance/application.ts'
import { Fault, invalidFields } from '../../../core/kernel/fault.ts'
import type { SandboxBank } from '../../services/sandbox/bank.ts'
import {
  type Channel,
  type SandboxDesk,
  type SandboxMessage,
  sandboxModes,
} from '../../services/sandbox/desk.ts'
import type { SandboxInsurer } from '../../services/sandbox/insurer.ts'
import type { StaffCode } from '../../services/sandbox/staff-codes.ts'
import { acceptFormBodies } from '../form-body.ts'
import { routeBank } from './bank.ts'
import type { Markup } from './html.ts'
import { routeInsurer } from './insurer.ts'
import { communityPage, frame, messagePage, messagesPage, ordersPage, switchesPage } from './pages.ts'
import { sandboxStyle } from './style.ts'

export interface SandboxOptions {
  desk: SandboxDesk
  bank: SandboxBank
  insurer: SandboxInsurer
  /** Reads a code for the next login of each account of the demo's office. */
  staffCodes(): Promise<StaffCode[]>
  /** Makes the signed notice by which the sandbox's insurer tells news. */
  noticeOf(news: ApplicationNews): { headers: Record<string, string>; body: string }
  origin: string
  /** Milliseconds since 1970. */
  now(): number
  /** Partners that can be made to fail here, by the names of their switches. */
  active: readonly { name: string; label: string }[]
  /** Address of the site's stylesheet, read at every page. */
  stylesheet(): string | undefined
  identityOf?(ticket: string, state: string | undefined): Promise<AnswerOf<typeof communityIdentity>>
}

/** Content security policy of the pages: only our own stylesheets, forms and frames, and no script at all. */
const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Content security policy of a shown mail: an opaque origin without script, forms or anything from elsewhere. */
const mailPolicy =
  "sandbox; script-src 'none'; connect-src 'none'; font-src 'none'; frame-src 'none'; img-src data:; media-src 'none'; object-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'"

/**
 * `/sandbox`: shows what the sandbox partners received, and has switches that make them misbehave. Plain pages that work without
 * script, and the same as JSON. Register it only where a sandbox adapter is active, never in production. That unsafe methods come
 * from our own pages is checked for the whole site.
 */
export const sandbox = async (app: FastifyInstance, options: SandboxOptions): Promise<void> => {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
  })
  await acceptFormBodies(app)
  routeSwitches(app, options)
  routeOrders(app, options)
  routeCommunity(app, options)
  const sending = (reply: FastifyReply, title: string, body: Markup) => send(reply, options, title, body)
  routeBank(app, { ...options, send: sending })
  routeInsurer(app, { ...options, send: sending })
  for (const channel of ['mail', 'sms'] as const) routeMessages(app, options, channel)
  app.get('/sandbox/sandbox.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(sandboxStyle),
  )
}

const send = (reply: FastifyReply, { stylesheet }: SandboxOptions, title: string, body: Markup) => {
  const sheets = [stylesheet(), '/sandbox/sandbox.css'].filter((href) => href !== undefined)
  return reply
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(frame(title, sheets, body))
}

const routeSwitches = (app: FastifyInstance, options: SandboxOptions): void => {
  const { desk, active, staffCodes } = options
  const names = active.map(({ name }) => name)
  const switchOrder = z.object({
    partner: z.enum(names, 'Deze partner kennen we niet.'),
    mode: z.enum(sandboxModes, 'Kies none, down, slow of garbage.'),
  })
  app.get('/sandbox', async (_request, reply) => {
    const modes = await desk.modes(names)
    const rows = active.map(({ name, label }) => ({ partner: name, label, mode: modes[name] ?? 'none' }))
    return send(reply, options, 'Partners op de proef', switchesPage(rows, await staffCodes()))
  })
  app.get('/sandbox/staff-codes.json', () => staffCodes())
  app.get('/sandbox/faults', async () => desk.modes(names))

  app.post('/sandbox/faults', async (request, reply) => {
    const order = switchOrder.safeParse(request.body ?? {})
    if (!order.success) throw invalidFields(z.flattenError(order.error).fieldErrors)
    const { partner, mode } = order.data
    await desk.flip(partner, mode)
    const byForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    return byForm ? reply.redirect('/sandbox', 303) : { partner, mode }
  })
}

/** A page that stands in for the community. It uses up the ticket in its address, as the real one does. */
const routeCommunity = (app: FastifyInstance, options: SandboxOptions): void => {
  app.get<{ Querystring: { ticket?: string | string[]; state?: string | string[] } }>(
    '/sandbox/community',
    async (request, reply) => {
      const { ticket, state } = request.query
      const asked = typeof state === 'string' ? state : undefined
      const known =
        typeof ticket === 'string' ? await options.identityOf?.(ticket, asked).catch(refusalOnly) : undefined
      return send(reply, options, 'Community', communityPage(known, ticket !== undefined))
    },
  )
}

/** Treats a ticket that was refused as none: the page tells that. Other errors are thrown on. */
const refusalOnly = (thrown: unknown): undefined => {
  if (!(thrown instanceof Fault)) throw thrown
}

const routeOrders = (app: FastifyInstance, options: SandboxOptions): void => {
  const { desk } = options
  app.get<{ Querystring: { partner?: string | string[] } }>('/sandbox/orders.json', async (request) =>
    desk.orders([request.query.partner].flat()[0]),
  )
  app.get('/sandbox/orders', async (_request, reply) =>
    send(reply, options, 'Opdrachten aan partners', ordersPage(await desk.orders())),
  )
}

const words: Record<Channel, { title: string; none: string }> = {
  mail: { title: 'Verstuurde e-mail', none: 'Er is nog geen e-mail verstuurd.' },
  sms: { title: 'Verstuurde sms-berichten', none: 'Er is nog geen sms verstuurd.' },
}

const routeMessages = (app: FastifyInstance, options: SandboxOptions, folder: Channel): void => {
  const { desk } = options
  const find = async (id: string): Promise<SandboxMessage> => {
    const message = /^\d{1,15}$/.test(id) ? await desk.message(folder, Number(id)) : undefined
    if (!message) throw new Fault(404, 'not-found', 'Dit bericht is er niet (meer).')
    return message
  }
  app.get(`/sandbox/${folder}.json`, async () =>
    (await desk.messages(folder)).map(({ id: _, ...rest }) => rest),
  )
  app.get(`/sandbox/${folder}`, async (_request, reply) => {
    const messages = await desk.messages(folder)
    return send(
      reply,
      options,
      words[folder].title,
      messagesPage(messages, { none: words[folder].none, folder }),
    )
  })
  app.get<{ Params: { id: string } }>(`/sandbox/${folder}/:id`, async (request, reply) => {
    const message = await find(request.params.id)
    return send(reply, options, message.subject || 'Bericht', messagePage(message, folder))
  })
  app.get<{ Params: { id: string } }>(`/sandbox/${folder}/:id/opmaak`, async (request, reply) => {
    const message = await find(request.params.id)
    return (
      reply
        .header('content-security-policy', mailPolicy)
        .header('x-frame-options', 'SAMEORIGIN')
        // an opaque origin cannot be origin-keyed, and browsers log a warning when asked to
        .removeHeader('origin-agent-cluster')
        .type('text/html; charset=utf-8')
        .send(message.html)
    )
  })
  app.get<{ Params: { id: string; index: string } }>(
    `/sandbox/${folder}/:id/bijlage/:index`,
    async (request, reply) => {
      const attachment = (await find(request.params.id)).attachments[Number(request.params.index)]
      if (!attachment) throw new Fault(404, 'not-found', 'Deze bijlage is er niet.')
      return reply
        .header(
          'content-disposition',
          `attachment; filename*=UTF-8''${encodeURIComponent(attachment.filename)}`,
        )
        .header('x-content-type-options', 'nosniff')
        .type('application/octet-stream')
        .send(Buffer.from(attachment.content, 'base64'))
    },
  )
}
