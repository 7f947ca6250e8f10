import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Site } from '../../../core/content/site.ts'
import type { Renderer } from '../../../core/render.ts'
import { officeBack, officePaths as paths } from '../../../core/staff/office-pages.ts'
import { officeCalls } from '../../features.ts'
import { anyStaff, requirePermission } from '../../services/permissions.ts'
import type { News } from '../../services/requests/news.ts'
import { officePrefix, serveCalls } from '../api.ts'
import type { Binding } from '../bind.ts'
import { acceptFormBodies } from '../form-body.ts'
import type { OpenApi } from '../openapi/describe.ts'
import { pathOf } from '../path.ts'
import { describeOffice } from './describe-office.ts'
import { routeDoor, type SendOfficePage } from './door.ts'
import { drawnPreview } from './drawn-preview.ts'
import { exportFile } from './export-file.ts'
import { sendFiles } from './files.ts'
import { newsOfRequests } from './news.ts'
import { makeOfficeContext } from './office-context.ts'
import { onBehalfPages } from './on-behalf-page.ts'
import { requestFile } from './request-file.ts'

export interface OfficeOptions {
  binding: Binding
  renderer: Pick<Renderer, 'office'>
  site(): Site
  /** Canonical origin, without a slash at the end. */
  origin: string
  demo: boolean
  /** News of requests; left out where nobody is told of them. */
  news?: News
  /** Draws a form of the site for who calls; left out where this process serves no site. */
  drawForCaller?: Parameters<typeof onBehalfPages>[1]['draw']
}

/** Serves the calls of the office and its news, below `/beheer/api`, and describes the calls to whoever is logged in there. */
export const officeApi = async (
  app: FastifyInstance,
  binding: Binding,
  origin: string,
  news?: News,
): Promise<void> => {
  await serveCalls(app, officeCalls, { ...binding, prefix: officePrefix, makeContext: makeOfficeContext })
  requestFile(app, binding)
  sendFiles(app, binding)
  exportFile(app, binding)
  drawnPreview(app, binding)
  if (news) newsOfRequests(app, binding, news)
  // an address that no call has is answered as a call, not by the frame of the screens
  app.get('/*', (_request, reply) => reply.callNotFound())
  // made when it is first asked for: the calls do not change while the process runs
  let described: OpenApi | undefined
  app.get('/openapi.json', async (request, reply) => {
    await requirePermission(makeOfficeContext(binding, request, reply), anyStaff)
    described ??= describeOffice(origin)
    return described
  })
}

/**
 * The office: its calls, its door, and the frame of its screens. Nothing of it is kept by a browser or a proxy.
 */
export const office = async (app: FastifyInstance, options: OfficeOptions): Promise<void> => {
  const { binding, origin, news } = options
  await app.register((scope) => officeApi(scope, binding, origin, news), { prefix: officePrefix })
  await app.register((scope) => pages(scope, options))
}

const pages = async (
  app: FastifyInstance,
  { binding, renderer, site, origin, demo, drawForCaller }: OfficeOptions,
): Promise<void> => {
  // the longest password and the longest way back, each sign written as up to twelve
  await acceptFormBodies(app, 4096)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
  })
  const send: SendOfficePage = (request, reply, page, status = 200) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(
        renderer.office({
          settings: site().settings,
          path: pathOf(request),
          origin,
          demo,
          dev: false,
          report: (problem) => app.log.warn({ problem }, 'left out of a page'),
          page,
        }),
      )
  routeDoor(app, { binding, send })

  /** The frame of the screens for who is logged in; everybody else comes to the door, and then here. */
  const screens = async (request: FastifyRequest, reply: FastifyReply) => {
    const actor = await makeOfficeContext(binding, request, reply).actor()
    if (actor.kind === 'staff') return send(request, reply, { kind: 'screens' })
    const back = officeBack(request.url)
    if (request.headers['sec-fetch-site'] === 'cross-site')
      return send(request, reply, { kind: 'open-again', path: back })
    return reply.redirect(`${paths.login}?terug=${encodeURIComponent(back)}`, 303)
  }
  onBehalfPages(app, { binding, site, draw: drawForCaller, atTheDoor: screens })
  app.get(paths.home, screens)
  app.get(`${paths.home}/*`, screens)
}
