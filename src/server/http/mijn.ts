import multipart from '@fastify/multipart'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Site } from '../../core/content/site.ts'
import { isReference } from '../../core/fields/request/reference.ts'
import { Fault, PartnerError } from '../../core/kernel/fault.ts'
import type { MijnPage } from '../../core/mijn/pages.ts'
import { type FormSlug, forms, isChange, mijn as paths } from '../../core/mijn/paths.ts'
import type { Renderer, Surroundings, Unsent } from '../../core/render.ts'
import type { OwnForm } from '../feature.ts'
import {
  confirmationMails,
  ownForms,
  ownFunnels,
  ownPages,
  promisedKinds,
  soldProducts,
  words,
} from '../features.ts'
import type { RequestContext } from '../services/context.ts'
import { homesOf } from '../services/homes/read-home.ts'
import { collectBesideRequests, collectRequests, writeData } from '../services/mijn/data.ts'
import { noteDownload } from '../services/mijn/note-download.ts'
import { dataOf, detailsOf, membershipOf, overviewOf } from '../services/mijn/pages.ts'
import { addressOf, nameOf, type OwnRow, readPerson } from '../services/mijn/person.ts'
import { readAttachment, readRequest } from '../services/mijn/request.ts'
import { listRequests } from '../services/mijn/requests.ts'
import { requirePermission } from '../services/permissions.ts'
import { memoryLimiterFrom, networkOf } from '../services/rate-limits/callers.ts'
import { allowances } from '../services/rate-limits/rate-limits.ts'
import type { Binding } from './bind.ts'
import { formLimits, readForm } from './body.ts'
import { traceOf } from './error-log.ts'
import { isDatabaseAway } from './faults.ts'
import { acceptFormBodies } from './form-body.ts'
import { isTooOften, sendWait } from './pages/rate-limit-page.ts'
import { keepPrivate } from './pages/send.ts'
import { pathOf, withoutEndSlashes } from './path.ts'
import { makeRequestContext } from './request-context.ts'
import { sendAttachment } from './send-attachment.ts'
import { reserveUploadMemory } from './upload-memory-limit.ts'

export interface MijnOptions {
  binding: Pick<Binding, 'runtime' | 'plainCookies'>
  renderer: Renderer
  site(): Site
  /** Canonical origin, without a slash at the end. */
  origin: string
  demo: boolean
  /** Shows the bar with which a developer switches viewer. */
  dev: boolean
  /** Whether this site has a community to link to. */
  hasCommunity: boolean
}

type Request = FastifyRequest<{
  Params: Record<string, string>
  Querystring: Record<string, string | string[] | undefined>
}>

interface Visit {
  ctx: RequestContext
  row: OwnRow
  request: Request
}

/** Makes one kind of page; undefined when it does not exist for this person. */
type Make = (visit: Visit) => Promise<MijnPage | undefined>

const one = (value: string | string[] | undefined): string | undefined => [value].flat()[0]

/** The page number in `?pagina=`; 1 for anything else. */
const pageNumber = ({ query }: Request): number => {
  const asked = one(query.pagina) ?? ''
  return /^\d{1,6}$/.test(asked) ? Number(asked) : 1
}

/** Sends a page, or that it does not exist; `path` where the page stands at another than was asked for. */
type Show = (visit: Visit, reply: FastifyReply, page: MijnPage | undefined, path?: string) => FastifyReply

/** Adds a route for people who are logged in; everybody else is sent to log in. */
type OwnRoute = (path: string, serve: (visit: Visit, reply: FastifyReply) => Promise<FastifyReply>) => void

const pages: Readonly<Record<string, Make>> = {
  [paths.overview]: ({ ctx, row }) => overviewOf(ctx, row, ownPages),
  [paths.details]: ({ ctx, row }) => detailsOf(ctx, row),
  [paths.home]: async ({ ctx, row }) => ({ kind: 'home', homes: await homesOf(ctx, row.id, addressOf(row)) }),
  [paths.membership]: ({ ctx, row }) => membershipOf(ctx, row, ownPages),
  [paths.data]: ({ ctx, row }) => dataOf(ctx, row),
  [paths.requests]: async ({ ctx, row, request }) => ({
    kind: 'requests',
    ...(await listRequests(ctx, row.id, { page: pageNumber(request) })),
  }),
  [`${paths.requests}/:reference`]: async ({ ctx, row, request }) => {
    const { reference = '' } = request.params
    return isReference(reference)
      ? readRequest(ctx, row.id, reference, {
          confirms: confirmationMails,
          sold: soldProducts,
          promised: promisedKinds,
        })
      : undefined
  },
}

/** Sends a visitor to log in and then back to this path (D32). The query is left out. */
const toLogIn = (request: FastifyRequest, reply: FastifyReply) =>
  reply.redirect(`/inloggen?terug=${encodeURIComponent(pathOf(request))}`, 303)

const html = (reply: FastifyReply, text: string) => reply.type('text/html; charset=utf-8').send(text)

/** Makes the data that the layout around a page needs. */
const surroundings =
  (app: FastifyInstance, { site, origin, demo, dev }: MijnOptions) =>
  (path: string): Surroundings => ({
    settings: site().settings,
    path,
    origin,
    demo,
    dev,
    report: (problem) => app.log.warn({ problem }, 'left out of a page'),
  })

/** Shows our own errors as a page; refusals are left to the server's own handler. */
const showErrors = (
  app: FastifyInstance,
  { renderer, around }: { renderer: Renderer; around(path: string): Surroundings },
): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isTooOften(error)) {
      const back = request.method === 'GET' ? pathOf(request) : paths.overview
      return sendWait(reply, error, renderer, { around: around(back), again: back })
    }
    if (error instanceof Fault || (error.statusCode && error.statusCode < 500) || isDatabaseAway(error))
      throw error
    request.log.error(traceOf(error), 'page failed')
    return html(reply.code(500), renderer.failed(around('')))
  })
}

/**
 * The pages at `/mijn`: made for one person and one request, never cached. A visitor is sent to log in. A page that does not
 * exist and one of somebody else give the same 404.
 */
export const mijn = async (app: FastifyInstance, options: MijnOptions): Promise<void> => {
  const { binding, renderer } = options
  const count = memoryLimiterFrom(binding.runtime, allowances.read)
  const around = surroundings(app, options)
  app.addHook('onRequest', async (_request, reply) => void keepPrivate(reply))
  showErrors(app, { renderer, around })

  const own: OwnRoute = (path, serve) =>
    app.get(path, async (request, reply) => {
      count(request.ip)
      const ctx = makeRequestContext(binding, request, reply)
      const personId = (await ctx.session())?.personId
      const row = personId === undefined ? undefined : await readPerson(ctx, personId)
      if (!row) return toLogIn(request, reply)
      return serve({ ctx, row, request: request as Request }, reply)
    })

  const show: Show = ({ row, request }, reply, page, path = pathOf(request)) => {
    const changed = one(request.query.gewijzigd)
    const reader = { name: nameOf(row), changed: isChange(changed) ? changed : undefined }
    const shown = page ?? { kind: 'missing' as const }
    return html(page ? reply : reply.code(404), renderer.mijn({ ...around(path), page: shown, reader }))
  }

  for (const [path, make] of Object.entries(pages))
    own(path, async (visit, reply) => show(visit, reply, await make(visit)))
  for (const [slug, { path }] of Object.entries(forms) as [FormSlug, { path: string }][])
    own(path, async (visit, reply) => {
      const funnel = ownFunnels[slug]
      const away = funnel?.redirectFor?.(visit.ctx, visit.row)
      if (away) return reply.redirect(away, 303)
      const query = Object.fromEntries(
        Object.entries(visit.request.query).map(([name, value]) => [name, one(value)]),
      )
      const { hasCommunity } = options
      const properties = funnel?.properties?.(visit.ctx, visit.row, { hasCommunity, query }) ?? {}
      return show(visit, reply, { kind: 'form', slug, properties })
    })
  own(`${paths.requests}/:reference/:filename`, async (visit, reply) => {
    const { reference = '', filename = '' } = visit.request.params
    const found = isReference(reference)
      ? await readAttachment(visit.ctx, visit.row.id, { reference, filename }, confirmationMails)
      : undefined
    return found ? sendAttachment(reply, found) : show(visit, reply, undefined)
  })
  downloads(own, options)
  own('/mijn/*', async (visit, reply) => {
    const path = pathOf(visit.request)
    if (path.endsWith('/')) return reply.redirect(withoutEndSlashes(path), 308)
    return show(visit, reply, undefined)
  })
  await plainForms(app, binding, count)
  const giveBack: GiveBack = (request, reply, unsent) =>
    html(reply, renderer.unsent(around(pathOf(request)), unsent))
  await askingForms(app, { binding, count, show, giveBack })
}

/** The download of everything that is kept about a person: as a document to read, and as JSON. */
const downloads = (own: OwnRoute, { renderer, site }: MijnOptions): void => {
  own(paths.download, async ({ ctx, row }, reply) => {
    await noteDownload(ctx, row.id)
    const data = await collectBesideRequests(ctx, row)
    const requests = collectRequests(ctx, row.id)
    return sendAttachment(reply, {
      filename: 'mijn-gegevens.html',
      contentType: 'text/html; charset=utf-8',
      content: renderer.myData({ name: site().settings.name, words, data, requests }),
    })
  })
  own(paths.downloadJson, async ({ ctx, row }, reply) => {
    await noteDownload(ctx, row.id)
    return sendAttachment(reply, {
      filename: 'mijn-gegevens.json',
      contentType: 'application/json; charset=utf-8',
      content: writeData(ctx, row),
    })
  })
}

/** The parts of a path that vary. */
type PathOf = { Params: Record<string, string> }

const targetOf = ({ onSuccess: to }: OwnForm, path: Readonly<Record<string, string>>): string =>
  typeof to === 'string' ? to : to(path)

/**
 * Routes for the plain forms of one's own pages, which need no script. Requests of other sites are refused before they get here.
 */
const plainForms = (app: FastifyInstance, binding: MijnOptions['binding'], count: (ip: string) => void) =>
  app.register(async (inner) => {
    inner.addHook('onRequest', async (request) => count(request.ip))
    await acceptFormBodies(inner)
    for (const form of ownForms.filter(({ asks }) => !asks))
      inner.post<PathOf>(form.path, async (request, reply) => {
        const ctx = makeRequestContext(binding, request, reply)
        try {
          await requirePermission(ctx, form.may)
          await form.run(ctx, { form: (request.body ?? {}) as Record<string, unknown>, path: request.params })
        } catch (refused) {
          if (!(refused instanceof Fault) || refused.status === 429) throw refused
          return reply.redirect(form.onFault, 303)
        }
        return reply.redirect(targetOf(form, request.params), 303)
      })
  })

/** Sends the page that gives back what was typed in a form, where its own page cannot be shown. */
type GiveBack = (request: FastifyRequest, reply: FastifyReply, unsent: Unsent) => FastifyReply

interface Asking {
  binding: MijnOptions['binding']
  count: (ip: string) => void
  show: Show
  giveBack: GiveBack
}

/** A long text is refused by its field, which gives it back whole: far longer ones than a field takes are read for that. */
const textLimits = { ...formLimits, fields: 10, fieldSize: 128 * 1024 }

/**
 * Routes for the plain forms in which somebody types or adds files. What is refused shows on the page of the form, with what was
 * typed; where its sender is logged out or the page is gone, on a page of its own.
 */
const askingForms = (app: FastifyInstance, { binding, count, show, giveBack }: Asking) =>
  app.register(async (inner) => {
    inner.addHook('onRequest', async (request) => count(request.ip))
    await inner.register(multipart, { throwFileSizeLimit: false, limits: textLimits })
    for (const form of ownForms) {
      const { asks } = form
      if (asks)
        inner.post<PathOf>(form.path, (request, reply) =>
          serveAsking({ form, asks, binding, show, giveBack, request, reply }),
        )
    }
  })

interface Sending {
  form: OwnForm
  asks: NonNullable<OwnForm['asks']>
  binding: MijnOptions['binding']
  show: Show
  giveBack: GiveBack
  request: FastifyRequest<PathOf>
  reply: FastifyReply
}

const serveAsking = async (sending: Sending): Promise<FastifyReply> => {
  const { form, asks, binding, request, reply } = sending
  const ctx = makeRequestContext(binding, request, reply)
  const memory = reserveUploadMemory(networkOf(request.ip))
  const typed: Record<string, string> = {}
  let sent: Record<string, unknown> = typed
  try {
    if (!request.isMultipart()) return reply.redirect(form.onFault, 303)
    // read first, so that what somebody typed is known whatever is refused
    sent = await readForm(asks.fields.parts, request, memory, typed)
    await requirePermission(ctx, form.may)
    await form.run(ctx, { form: sent, path: request.params })
    return reply.redirect(targetOf(form, request.params), 303)
  } catch (thrown) {
    const fault = thrown instanceof PartnerError ? partnerAway(thrown) : thrown
    if (!(fault instanceof Fault)) throw fault
    return showRefused(sending, ctx, { sent, fault })
  } finally {
    memory.release()
  }
}

/** The page of a form with what was refused; where that page is not theirs to see any more, one with what they typed. */
const showRefused = async (
  { form, asks, show, giveBack, request, reply }: Sending,
  ctx: RequestContext,
  { sent, fault }: { sent: Record<string, unknown>; fault: Fault },
): Promise<FastifyReply> => {
  const personId = (await ctx.session())?.personId
  const row = personId === undefined ? undefined : await readPerson(ctx, personId)
  const make = pages[asks.shownAt]
  const visit = row && { ctx, row, request: request as unknown as Request }
  const page = visit && (await make?.(visit))
  const path = asks.shownAt.replace(/:(\w+)/g, (_all, name: string) =>
    encodeURIComponent(request.params[name] ?? ''),
  )
  const again = page && asks.again(page, sent, fault)
  if (visit && again) return show(visit, reply.code(fault.status), again, path)
  const text = sent[asks.text]
  if (typeof text !== 'string' || text.trim() === '') return reply.redirect(form.onFault, 303)
  return giveBack(request, reply.code(fault.status), { sentence: fault.message, text, again: path })
}

/** What somebody is told whose files could not be judged or kept, as a partner of ours is away. */
const partnerAway = (cause: PartnerError): Fault =>
  new Fault(
    503,
    'partner-unavailable',
    'We kunnen je bestanden nu niet bewaren. Probeer het over een paar minuten opnieuw.',
    { cause },
  )
