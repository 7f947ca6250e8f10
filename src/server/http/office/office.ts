import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { renderSVG } from 'uqr'
import { Fault } from '../../../core/kernel/fault.ts'
import type { Renderer, Surroundings } from '../../../core/render.ts'
import { type OfficePage, officeBack, officePaths as paths } from '../../../core/staff/office-pages.ts'
import { perform } from '../../feature.ts'
import { officeCalls } from '../../features.ts'
import type { Site } from '../../services/content/site.ts'
import { anyStaff, requirePermission } from '../../services/permissions.ts'
import { takeFrom } from '../../services/rate-limits/callers.ts'
import { allowances } from '../../services/rate-limits/rate-limits.ts'
import { findStaff } from '../../services/staff/find-staff.ts'
import { acceptInvitation, invitedBy } from '../../services/staff/invitation.ts'
import { beginTotp, confirmTotp } from '../../services/staff/set-up-totp.ts'
import { officePrefix, serveCalls } from '../api.ts'
import type { Binding } from '../bind.ts'
import { acceptFormBodies } from '../form-body.ts'
import { parseInput } from '../input.ts'
import { describeApi } from '../openapi/describe.ts'
import { pathOf } from '../path.ts'
import { makeOfficeContext } from './office-context.ts'

export interface OfficeOptions {
  binding: Binding
  renderer: Pick<Renderer, 'office'>
  site(): Site
  /** Canonical origin, without a slash at the end. */
  origin: string
  demo: boolean
}

/** Serves the calls of the office, below `/beheer/api`, and describes them to whoever is logged in there. */
export const officeApi = async (app: FastifyInstance, binding: Binding, origin: string): Promise<void> => {
  await serveCalls(app, officeCalls, { ...binding, prefix: officePrefix, makeContext: makeOfficeContext })
  app.get('/openapi.json', async (request, reply) => {
    await requirePermission(makeOfficeContext(binding, request, reply), anyStaff)
    return describeOffice(origin)
  })
}

/** The description of the office's calls; each names the roles that may make it, and whether it wants a fresh second factor. */
export const describeOffice = (origin: string): object => {
  const contract = Object.fromEntries(officeCalls.map(({ endpoint }) => [endpoint.name, endpoint]))
  const described = describeApi(contract, { origin, tags: {} }) as unknown as {
    paths: Record<string, Record<string, Record<string, unknown>>>
  }
  for (const { endpoint, verb } of officeCalls) {
    const operation = described.paths[endpoint.path]?.[endpoint.method.toLowerCase()]
    if (!operation) continue
    operation['x-roles'] = verb.may.roles ?? 'anyone'
    operation['x-step-up'] = verb.may.stepUp === true
  }
  return described
}

type Form = Readonly<Record<string, unknown>>
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The refusal of a form in sentences by field; what was thrown otherwise is thrown on. */
const errorsOf = (thrown: unknown): Readonly<Record<string, string>> => {
  if (!(thrown instanceof Fault)) throw thrown
  const errors = Object.entries(thrown.errors ?? {}).flatMap(([field, [sentence]]) =>
    sentence === undefined ? [] : [[field, sentence]],
  )
  return errors.length > 0 ? Object.fromEntries(errors) : { '': thrown.message }
}

/**
 * The pages of the office: its door, which works without a script, and the frame of its screens. Nothing of it is kept by a
 * browser or a proxy.
 */
export const office = async (app: FastifyInstance, options: OfficeOptions): Promise<void> => {
  const { binding, renderer, origin } = options
  await app.register((scope) => officeApi(scope, binding, origin), { prefix: officePrefix })
  await app.register((scope) => pages(scope, { ...options, binding, renderer }))
}

const pages = async (app: FastifyInstance, options: OfficeOptions): Promise<void> => {
  const { binding, renderer, site, origin, demo } = options
  await acceptFormBodies(app)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
  })
  const around = (path: string): Surroundings => ({
    settings: site().settings,
    path,
    origin,
    demo,
    dev: false,
    report: (problem) => app.log.warn({ problem }, 'left out of a page'),
  })
  const send = (request: FastifyRequest, reply: FastifyReply, page: OfficePage, status = 200) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(renderer.office({ ...around(pathOf(request)), page }))
  const contextOf = (request: FastifyRequest, reply: FastifyReply) =>
    makeOfficeContext(binding, request, reply)
  const count = (request: FastifyRequest) =>
    takeFrom(binding.runtime, 'staffLogin', request.ip, allowances.staffLogin)
  const verbOf = (name: string) => {
    const call = officeCalls.find(({ endpoint }) => endpoint.name === name)
    if (!call) throw new Error(`The office has no call ${name}.`)
    return call
  }
  /** Runs a call of the door with the fields of a form, as its script would. */
  const run = async (name: string, request: FastifyRequest, reply: FastifyReply, body: Form) => {
    await count(request)
    const { endpoint, verb } = verbOf(name)
    const ctx = contextOf(request, reply)
    return perform(ctx, verb, parseInput(endpoint, { query: {}, params: {}, body: { ...body } }) as never)
  }
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Fault && error.status < 500)
      return send(request, reply, { kind: 'login', back: paths.home, errors: errorsOf(error) }, error.status)
    throw error
  })

  const query = (request: FastifyRequest) => request.query as Record<string, unknown>
  const form = (request: FastifyRequest) => (request.body ?? {}) as Form

  app.get(paths.login, async (request, reply) => {
    const actor = await contextOf(request, reply).actor()
    const back = officeBack(query(request).terug)
    return actor.kind === 'staff' ? reply.redirect(back, 303) : send(request, reply, { kind: 'login', back })
  })
  app.post(paths.login, async (request, reply) => {
    const { emailAddress, password, terug } = form(request)
    const back = officeBack(terug)
    try {
      const { factor } = (await run('staff-session.login', request, reply, { emailAddress, password })) as {
        factor: string
      }
      const next = factor === 'setup' ? paths.setup : `${paths.factor}?terug=${encodeURIComponent(back)}`
      return reply.redirect(next, 303)
    } catch (thrown) {
      const errors = errorsOf(thrown)
      const status = (thrown as Fault).status
      return send(request, reply, { kind: 'login', back, emailAddress: text(emailAddress), errors }, status)
    }
  })

  const factorPage = async (request: FastifyRequest, reply: FastifyReply, back: string) => {
    const ctx = contextOf(request, reply)
    const session = await ctx.staffSession()
    const account = session && (await findStaff(ctx.database, session.staffId))
    return (
      account &&
      ({ kind: 'factor', hasPasskey: account.passkeys > 0, hasTotp: account.hasTotp, back } as const)
    )
  }
  app.get(paths.factor, async (request, reply) => {
    const back = officeBack(query(request).terug)
    const page = await factorPage(request, reply, back)
    return page ? send(request, reply, page) : reply.redirect(paths.login, 303)
  })
  app.post(paths.factor, async (request, reply) => {
    const { code, terug } = form(request)
    const back = officeBack(terug)
    try {
      await run('staff-session.factor', request, reply, { code })
      return reply.redirect(back, 303)
    } catch (thrown) {
      const errors = errorsOf(thrown)
      const page = await factorPage(request, reply, back)
      return page
        ? send(request, reply, { ...page, errors }, (thrown as Fault).status)
        : reply.redirect(paths.login, 303)
    }
  })

  const setupPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const { secret, uri } = await beginTotp(contextOf(request, reply))
    return { kind: 'setup-factor', secret, picture: renderSVG(uri) } as const
  }
  app.get(paths.setup, async (request, reply) => send(request, reply, await setupPage(request, reply)))
  app.post(paths.setup, async (request, reply) => {
    await count(request)
    const code = text(form(request).code).replace(/\s+/g, '').slice(0, 20)
    try {
      const codes = await confirmTotp(contextOf(request, reply), code)
      return send(request, reply, { kind: 'recovery-codes', codes })
    } catch (thrown) {
      const errors = errorsOf(thrown)
      return send(request, reply, { ...(await setupPage(request, reply)), errors }, (thrown as Fault).status)
    }
  })

  app.get<{ Params: { token: string } }>(`${paths.invitation}/:token`, async (request, reply) => {
    await count(request)
    const invited = await invitedBy(contextOf(request, reply), request.params.token)
    if (!invited) return send(request, reply, { kind: 'invitation-over' }, 410)
    const { token } = request.params
    return send(request, reply, { kind: 'invitation', token, emailAddress: invited.email })
  })
  app.post<{ Params: { token: string } }>(`${paths.invitation}/:token`, async (request, reply) => {
    await count(request)
    const { token } = request.params
    const ctx = contextOf(request, reply)
    const invited = await invitedBy(ctx, token)
    if (!invited) return send(request, reply, { kind: 'invitation-over' }, 410)
    try {
      await acceptInvitation(ctx, token, form(request).password)
      return reply.redirect(paths.setup, 303)
    } catch (thrown) {
      const errors = errorsOf(thrown)
      return send(
        request,
        reply,
        { kind: 'invitation', token, emailAddress: invited.email, errors },
        (thrown as Fault).status,
      )
    }
  })

  app.post(paths.logOut, async (request, reply) => {
    await run('staff-session.logout', request, reply, {})
    return reply.redirect(paths.login, 303)
  })

  const screens = async (request: FastifyRequest, reply: FastifyReply) => {
    const actor = await contextOf(request, reply).actor()
    if (actor.kind === 'staff') return send(request, reply, { kind: 'screens' })
    const { url } = request
    if (request.headers['sec-fetch-site'] === 'cross-site')
      return send(request, reply, { kind: 'open-again', path: officeBack(url) })
    return reply.redirect(`${paths.login}?terug=${encodeURIComponent(officeBack(url))}`, 303)
  }
  app.get(paths.home, screens)
  app.get(`${paths.home}/*`, screens)
}
