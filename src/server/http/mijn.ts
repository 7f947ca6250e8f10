import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { communityLoginPath } from '../../core/contract/community.ts'
import { partners } from '../../core/contract/hypotheekwacht.ts'
import { isReference } from '../../core/fields/reference.ts'
import { Fault } from '../../core/kernel/fault.ts'
import type { MijnPage } from '../../core/mijn/pages.ts'
import {
  changedAt,
  type FormSlug,
  forms,
  isChange,
  notMinePath,
  mijn as paths,
} from '../../core/mijn/paths.ts'
import type { Renderer, Surroundings } from '../../core/render.ts'
import { askProof } from '../services/account/ask-proof.ts'
import { logOut } from '../services/account/log-out.ts'
import { noteDownload } from '../services/account/my-data.ts'
import { withdraw } from '../services/cancellation/withdraw.ts'
import type { Site } from '../services/content/site.ts'
import type { Context } from '../services/context.ts'
import { stopWatch } from '../services/hypotheekwacht/stop.ts'
import { memoryLimiterFrom } from '../services/limits/callers.ts'
import { allowances } from '../services/limits/take.ts'
import { collectBesideRequests, collectRequests, writeData } from '../services/mijn/data.ts'
import { dataOf, detailsOf, leadsAway, membershipOf, overviewOf } from '../services/mijn/pages.ts'
import { cardOf, nameOf, type OwnRow, readPerson } from '../services/mijn/person.ts'
import { type Confirms, readAttachment, readRequest } from '../services/mijn/request.ts'
import { listRequests } from '../services/mijn/requests.ts'
import { detach } from '../services/submissions/detach.ts'
import { attach } from './attach.ts'
import type { Binding } from './bind.ts'
import { makeContext } from './context.ts'
import { isDatabaseAway } from './faults.ts'
import { traceOf } from './log.ts'
import { keepPrivate } from './pages/send.ts'
import { pathOf, withoutEndSlashes } from './path.ts'

export interface MijnOptions {
  binding: Pick<Binding, 'house' | 'plainCookies'>
  renderer: Renderer
  site(): Site
  /** Canonical origin, without a slash at the end. */
  origin: string
  demo: boolean
  /** Shows the bar that switches viewer. */
  dev: boolean
  /** There is a community to go to. */
  hasCommunity: boolean
  /** Which mail belongs to which kind of submission. */
  confirms: Confirms
}

type Request = FastifyRequest<{
  Params: Record<string, string>
  Querystring: Record<string, string | string[] | undefined>
}>

/** Somebody who is logged in, with the request that they make. */
interface Visit {
  ctx: Context
  row: OwnRow
  request: Request
  confirms: Confirms
}

/** Makes one kind of page. Undefined is a page that does not exist, for this person. */
type Make = (visit: Visit) => Promise<MijnPage | undefined>

const one = (value: string | string[] | undefined): string | undefined => [value].flat()[0]

/** The number behind `pagina`; anything else is the first page. */
const pageNumber = ({ query }: Request): number => {
  const asked = one(query.pagina) ?? ''
  return /^\d{1,6}$/.test(asked) ? Number(asked) : 1
}

const pages: Readonly<Record<string, Make>> = {
  [paths.overview]: ({ ctx, row }) => overviewOf(ctx, row),
  [paths.details]: ({ ctx, row }) => detailsOf(ctx, row),
  [paths.membership]: ({ ctx, row }) => membershipOf(ctx, row),
  [paths.data]: async ({ ctx, row }) => dataOf(ctx, row),
  [paths.requests]: async ({ ctx, row, request }) => ({
    kind: 'requests',
    ...(await listRequests(ctx, row.id, { page: pageNumber(request) })),
  }),
  [`${paths.requests}/:reference`]: async ({ ctx, row, request, confirms }) => {
    const { reference = '' } = request.params
    return isReference(reference) ? readRequest(ctx, row.id, reference, confirms) : undefined
  },
}

/** Who is not logged in is sent there, and back (decision 32). What stands behind `?` stays behind. */
const toLogIn = (request: FastifyRequest, reply: FastifyReply) =>
  reply.redirect(`/inloggen?terug=${encodeURIComponent(pathOf(request))}`, 303)

/** What a form starts from, beside what it asks who is logged in: never more than the page may show. */
const propertiesOf = (
  { ctx, row }: Visit,
  slug: FormSlug,
  { hasCommunity }: MijnOptions,
): Record<string, unknown> => {
  if (slug === 'mijn-iban') return { now: cardOf(ctx, row)?.iban ?? '' }
  if (slug !== 'community-alias') return {}
  return { now: row.community_alias ?? '', ...(hasCommunity && { community: communityLoginPath }) }
}

/**
 * One's own pages: made for one person and one request, kept by nobody, no part of the page cache. A visitor is sent
 * to log in; what does not exist and what is somebody else's are the same 404.
 */
export const mijn = async (app: FastifyInstance, options: MijnOptions): Promise<void> => {
  const { binding, renderer, site, confirms } = options
  const count = memoryLimiterFrom(binding.house, allowances.read)
  const around = (path: string): Surroundings => ({
    settings: site().settings,
    path,
    origin: options.origin,
    demo: options.demo,
    dev: options.dev,
    report: (problem) => app.log.warn({ problem }, 'left out of a page'),
  })
  const html = (reply: FastifyReply, text: string) => reply.type('text/html; charset=utf-8').send(text)
  app.addHook('onRequest', async (_request, reply) => void keepPrivate(reply))
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Fault && error.status === 429) {
      const back = request.method === 'GET' ? pathOf(request) : paths.overview
      reply.code(429).header('retry-after', String(error.retryAfter ?? 1))
      return html(reply, renderer.wait(around(back), error.message))
    }
    if (error instanceof Fault || (error.statusCode && error.statusCode < 500) || isDatabaseAway(error))
      throw error
    request.log.error(traceOf(error), 'page failed')
    return html(reply.code(500), renderer.failed(around('')))
  })

  /** A route for who is logged in; everybody else is sent to log in. */
  const own = (path: string, serve: (visit: Visit, reply: FastifyReply) => Promise<FastifyReply>) =>
    app.get(path, async (request, reply) => {
      count(request.ip)
      const ctx = makeContext(binding, request, reply)
      const personId = (await ctx.session())?.personId
      const row = personId === undefined ? undefined : await readPerson(ctx, personId)
      if (!row) return toLogIn(request, reply)
      return serve({ ctx, row, request: request as Request, confirms }, reply)
    })

  const show = ({ row, request }: Visit, reply: FastifyReply, page: MijnPage | undefined) => {
    const changed = one(request.query.gewijzigd)
    const reader = { name: nameOf(row), changed: isChange(changed) ? changed : undefined }
    const shown = page ?? { kind: 'missing' as const }
    return html(
      page ? reply : reply.code(404),
      renderer.mijn({ ...around(pathOf(request)), page: shown, reader }),
    )
  }

  for (const [path, make] of Object.entries(pages))
    own(path, async (visit, reply) => show(visit, reply, await make(visit)))
  for (const [slug, { path }] of Object.entries(forms) as [FormSlug, { path: string }][])
    own(path, async (visit, reply) => {
      const away = leadsAway(visit.ctx, visit.row, slug)
      if (away) return reply.redirect(away, 303)
      return show(visit, reply, { kind: 'form', slug, properties: propertiesOf(visit, slug, options) })
    })
  own(`${paths.requests}/:reference/:filename`, async (visit, reply) => {
    const { reference = '', filename = '' } = visit.request.params
    const found = isReference(reference)
      ? await readAttachment(visit.ctx, visit.row.id, { reference, filename }, confirms)
      : undefined
    return found ? attach(reply, found) : show(visit, reply, undefined)
  })
  own(paths.download, async ({ ctx, row }, reply) => {
    await noteDownload(ctx, row.id)
    const data = await collectBesideRequests(ctx, row)
    const requests = collectRequests(ctx, row.id)
    return attach(reply, {
      filename: 'mijn-gegevens.html',
      contentType: 'text/html; charset=utf-8',
      content: renderer.myData({ name: site().settings.name, data, requests }),
    })
  })
  own(paths.downloadJson, async ({ ctx, row }, reply) => {
    await noteDownload(ctx, row.id)
    return attach(reply, {
      filename: 'mijn-gegevens.json',
      contentType: 'application/json; charset=utf-8',
      content: writeData(ctx, row),
    })
  })
  own('/mijn/*', async (visit, reply) => {
    const path = pathOf(visit.request)
    if (path.endsWith('/')) return reply.redirect(withoutEndSlashes(path), 308)
    return show(visit, reply, undefined)
  })
  await leaving(app, binding, count)
}

/**
 * `POST /mijn/uitloggen`, here or with `overal=ja` everywhere, and taking a cancellation back: plain forms, so that
 * they need no script. What other sites send is refused before it gets here.
 */
const leaving = (app: FastifyInstance, binding: MijnOptions['binding'], count: (ip: string) => void) =>
  app.register(async (inner) => {
    inner.addHook('onRequest', async (request) => count(request.ip))
    // only here: every other call of the site takes JSON or multipart
    inner.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    inner.post(paths.logOut, async (request, reply) => {
      const { overal } = (request.body ?? {}) as { overal?: unknown }
      const ctx = makeContext(binding, request, reply)
      await logOut(ctx, { query: {}, params: {}, body: { everywhere: overal === 'ja' } })
      return reply.redirect('/', 303)
    })
    inner.post<{ Params: { reference: string } }>(notMinePath(':reference'), async (request, reply) => {
      try {
        await detach(makeContext(binding, request, reply), request.params.reference)
      } catch (refused) {
        // logged out, or taken off on another screen: the list shows how it stands now
        if (!(refused instanceof Fault)) throw refused
        return reply.redirect(paths.requests, 303)
      }
      return reply.redirect(changedAt(paths.requests, 'aanvraag'), 303)
    })
    inner.post(paths.proveEmail, async (request, reply) => {
      try {
        await askProof(makeContext(binding, request, reply))
      } catch (refused) {
        if (!(refused instanceof Fault) || refused.status === 429) throw refused
        return reply.redirect(paths.details, 303)
      }
      return reply.redirect(changedAt(paths.details, 'bevestiging'), 303)
    })
    inner.post(paths.stopWatch, async (request, reply) => {
      const { partner: word } = (request.body ?? {}) as { partner?: unknown }
      const partner = Object.values(partners).find((one) => String(one) === word)
      if (partner === undefined) return reply.redirect(paths.membership, 303)
      try {
        await stopWatch(makeContext(binding, request, reply), partner)
      } catch (refused) {
        // logged out, or stopped on another screen: the page shows how it stands now
        if (!(refused instanceof Fault)) throw refused
        return reply.redirect(paths.membership, 303)
      }
      return reply.redirect(changedAt(paths.membership, 'hypotheekwacht'), 303)
    })
    inner.post(paths.withdraw, async (request, reply) => {
      try {
        await withdraw(makeContext(binding, request, reply))
      } catch (refused) {
        // logged out, or taken back on another screen: the page shows how it stands now
        if (!(refused instanceof Fault)) throw refused
        return reply.redirect(paths.membership, 303)
      }
      return reply.redirect(changedAt(paths.membership, 'opzegging'), 303)
    })
  })
