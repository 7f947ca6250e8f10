import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { renderSVG } from 'uqr'
import { Fault } from '../../../core/kernel/fault.ts'
import { type OfficePage, officeBack, officePaths as paths } from '../../../core/staff/office-pages.ts'
import { perform } from '../../feature.ts'
import { officeCalls } from '../../features.ts'
import type { RequestContext } from '../../services/context.ts'
import { takeFrom } from '../../services/rate-limits/callers.ts'
import { allowances } from '../../services/rate-limits/rate-limits.ts'
import { findStaff } from '../../services/staff/find-staff.ts'
import { acceptInvitation, invitedBy } from '../../services/staff/invitation.ts'
import { beginTotp, confirmTotp } from '../../services/staff/set-up-totp.ts'
import type { Binding } from '../bind.ts'
import { parseInput } from '../input.ts'
import { makeOfficeContext } from './office-context.ts'

/** Sends a page of the office with a status. */
export type SendOfficePage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: OfficePage,
  status?: number,
) => FastifyReply

interface Door {
  binding: Binding
  send: SendOfficePage
}

/** One visit to a page of the door. */
interface Visit {
  request: FastifyRequest
  reply: FastifyReply
  ctx: RequestContext
  query: Readonly<Record<string, unknown>>
  form: Readonly<Record<string, unknown>>
  send(page: OfficePage, status?: number): FastifyReply
  /** Shows the page of a form again with what was refused; what is no refusal is thrown on. */
  refuse(thrown: unknown, pageWith: (errors: Errors) => OfficePage): FastifyReply
  /** Runs a call of the door with the fields of a form, as its script would. */
  run(call: string, body: Readonly<Record<string, unknown>>): Promise<unknown>
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

type Errors = Readonly<Record<string, string>>

/** Dutch sentences by the name of the field; under `''` what belongs to none. */
const errorsOf = ({ errors = {}, message }: Fault): Errors => {
  const told = Object.entries(errors).flatMap(([field, [sentence]]) =>
    sentence === undefined ? [] : [[field, sentence]],
  )
  return told.length > 0 ? Object.fromEntries(told) : { '': message }
}

const showLogin = async ({ ctx, query, reply, send }: Visit) => {
  const back = officeBack(query.terug)
  return (await ctx.actor()).kind === 'staff' ? reply.redirect(back, 303) : send({ kind: 'login', back })
}

const takeLogin = async ({ form: { emailAddress, password, terug }, reply, run, refuse }: Visit) => {
  const back = officeBack(terug)
  try {
    await run('staff-session.login', { emailAddress, password })
    return reply.redirect(`${paths.factor}?terug=${encodeURIComponent(back)}`, 303)
  } catch (thrown) {
    const typed = text(emailAddress).slice(0, 254)
    return refuse(thrown, (errors) => ({ kind: 'login', back, emailAddress: typed, errors }))
  }
}

/** The page of the second factor for whoever gave a password; undefined for anybody else. */
const factorPage = async ({ ctx }: Visit, back: string) => {
  const session = await ctx.staffSession()
  const account = session && (await findStaff(ctx.database, session.staffId))
  return (
    account && ({ kind: 'factor', hasPasskey: account.passkeys > 0, hasTotp: account.hasTotp, back } as const)
  )
}

const showFactor = async (visit: Visit) => {
  const page = await factorPage(visit, officeBack(visit.query.terug))
  return page ? visit.send(page) : visit.reply.redirect(paths.login, 303)
}

const takeFactor = async (visit: Visit) => {
  const { form, reply, run, refuse } = visit
  const back = officeBack(form.terug)
  try {
    await run('staff-session.factor', { code: form.code })
    return reply.redirect(back, 303)
  } catch (thrown) {
    const page = await factorPage(visit, back)
    return page ? refuse(thrown, (errors) => ({ ...page, errors })) : reply.redirect(paths.login, 303)
  }
}

const setupPage = async ({ ctx }: Visit) => {
  const { secret, uri } = await beginTotp(ctx)
  return { kind: 'setup-factor', secret, picture: renderSVG(uri) } as const
}

const takeSetup = async (visit: Visit) => {
  const { ctx, form, send, refuse } = visit
  const code = text(form.code).slice(0, 40).replace(/\s+/g, '')
  try {
    return send({ kind: 'recovery-codes', codes: await confirmTotp(ctx, code) })
  } catch (thrown) {
    const page = await setupPage(visit)
    return refuse(thrown, (errors) => ({ ...page, errors }))
  }
}

const tokenOf = ({ request }: Visit): string => (request.params as { token: string }).token

const showInvitation = async (visit: Visit) => {
  const token = tokenOf(visit)
  const invited = await invitedBy(visit.ctx, token)
  return invited
    ? visit.send({ kind: 'invitation', token, emailAddress: invited.email })
    : visit.send({ kind: 'invitation-over' }, 410)
}

const takeInvitation = async (visit: Visit) => {
  const { ctx, form, reply, send, refuse } = visit
  const token = tokenOf(visit)
  const invited = await invitedBy(ctx, token)
  if (!invited) return send({ kind: 'invitation-over' }, 410)
  try {
    await acceptInvitation(ctx, token, form.password)
    return reply.redirect(paths.setup, 303)
  } catch (thrown) {
    return refuse(thrown, (errors) => ({ kind: 'invitation', token, emailAddress: invited.email, errors }))
  }
}

const logOut = async ({ reply, run }: Visit) => {
  await run('staff-session.logout', {})
  return reply.redirect(paths.login, 303)
}

/** Sends a page with the status of a refusal. */
const sendRefused = (
  { send }: Pick<Door, 'send'>,
  request: FastifyRequest,
  reply: FastifyReply,
  thrown: unknown,
  pageWith: (errors: Errors) => OfficePage,
): FastifyReply => {
  if (!(thrown instanceof Fault)) throw thrown
  if (thrown.retryAfter) reply.header('retry-after', String(Math.ceil(thrown.retryAfter)))
  return send(request, reply, pageWith(errorsOf(thrown)), thrown.status)
}

/** The pages of the door, which work without a script: logging in, the second factor, an invitation, logging out. */
export const routeDoor = (app: FastifyInstance, { binding, send }: Door): void => {
  const visitOf = (request: FastifyRequest, reply: FastifyReply): Visit => {
    const ctx = makeOfficeContext(binding, request, reply)
    return {
      request,
      reply,
      ctx,
      query: request.query as Visit['query'],
      form: (request.body ?? {}) as Visit['form'],
      send: (page, status) => send(request, reply, page, status),
      refuse: (thrown, pageWith) => sendRefused({ send }, request, reply, thrown, pageWith),
      run: (name, body) => {
        const call = officeCalls.find(({ endpoint }) => endpoint.name === name)
        if (!call) throw new Error(`The office has no call ${name}.`)
        const input = parseInput(call.endpoint, { query: {}, params: {}, body: { ...body } })
        return perform(ctx, call.verb, input as never)
      },
    }
  }
  const show = (path: string, serve: (visit: Visit) => Promise<FastifyReply>) =>
    app.get(path, (request, reply) => serve(visitOf(request, reply)))
  const take = (path: string, serve: (visit: Visit) => Promise<FastifyReply>) =>
    app.post(path, async (request, reply) => {
      await takeFrom(binding.runtime, 'staffLogin', request.ip, allowances.staffLogin)
      return serve(visitOf(request, reply))
    })
  app.setErrorHandler((error: FastifyError, request, reply) =>
    sendRefused({ send }, request, reply, error, (errors) => ({ kind: 'login', back: paths.home, errors })),
  )
  show(paths.login, showLogin)
  take(paths.login, takeLogin)
  show(paths.factor, showFactor)
  take(paths.factor, takeFactor)
  show(paths.setup, async (visit) => visit.send(await setupPage(visit)))
  take(paths.setup, takeSetup)
  show(`${paths.invitation}/:token`, showInvitation)
  take(`${paths.invitation}/:token`, takeInvitation)
  // leaving is no try at the door: whoever sits behind a busy address can always leave
  app.post(paths.logOut, (request, reply) => logOut(visitOf(request, reply)))
}
