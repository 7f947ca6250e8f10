import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { apiTags, contract } from '../features.ts'
import type { Community } from '../services/community/return-url.ts'
import type { SiteRuntime } from '../services/context.ts'
import { api, prefix } from './api.ts'
import type { Binding } from './bind.ts'
import { changePasswordAddress } from './change-password-address.ts'
import { answerClientError } from './client-errors.ts'
import { communityLogin } from './community-login.ts'
import { closeGracefully } from './graceful-shutdown.ts'
import { health } from './health.ts'
import { insurerNotice } from './insurer-notice.ts'
import { type Load, shedLoad } from './load-shedding.ts'
import { type OfficeOptions, office } from './office/office.ts'
import { forCaller } from './office/on-behalf-context.ts'
import { openapi } from './openapi/openapi.ts'
import { paymentNotice } from './payment-notice.ts'
import { answerProblem, answerUnknown, methodsOf } from './problems.ts'
import { makeLimits } from './rate-limit.ts'
import { requestLog } from './request-log.ts'
import { demoHosts, secure, securityHeaders } from './security.ts'
import { securityTxt } from './security-txt.ts'
import { signedCalls } from './signed-calls.ts'
import { closeSlowClients, timeouts } from './slow-client-timeouts.ts'
import { viewerSwitch } from './viewer-switch.ts'

export interface ServerOptions {
  runtime: SiteRuntime
  log: FastifyBaseLogger
  production: boolean
  /** The site's own origin, `https://www.voorbeeld.nl`. */
  publicUrl: string
  /** IP addresses and ranges of proxies whose X-Forwarded-For is trusted. */
  trustedProxies: readonly string[]
  /** Hosts of the community. Without a `returnUrl` a login leads to the first one. */
  communityHosts?: readonly string[]
  /** Secrets with one of which the community signs its calls; undefined where calls are not signed (demo). */
  communitySecrets?: readonly string[] | undefined
  /** Secrets with one of which the insurer signs its notices, newest first; by default those of the sandbox. */
  insurerSecrets?: readonly string[] | undefined
  observe?(app: FastifyInstance): void
  /** The load of the process; by default its own event loop is measured. */
  load?: Load
  /** Address of the site's stylesheet, for the API's documentation. */
  stylesheet?: string
  /** The office at `/beheer`; left out where this process does not serve it. */
  office?: Omit<OfficeOptions, 'binding'>
  /** Whether the office is all that is served, beside `/healthz`, `/readyz` and `parts`: nothing of the site is. */
  officeOnly?: boolean
  /** Further plugins: pages, assets, sandbox. The headers, cookies and origin rule apply to them too. */
  parts?: readonly ((app: FastifyInstance) => Promise<void>)[]
}

/** Builds the server; it does not listen yet. */
export const buildServer = async (options: ServerOptions): Promise<FastifyInstance> => {
  const { runtime, production } = options
  const app: FastifyInstance = fastify({
    loggerInstance: options.log,
    // an address can contain postcodes and search words, so requests are logged by their route, in `logAnswers`
    logController: new LogController({ disableRequestLogging: true }),
    // callers see this id; a counter would tell them how many other requests there were
    genReqId: () => randomUUID(),
    childLoggerFactory: requestLog,
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    bodyLimit: 64 * 1024,
    ...timeouts,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: answerClientError(production),
    // an unreadable address never reaches the hooks, so the headers are added here
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...securityHeaders(production), 'x-request-id': request.id })
      void answerProblem(runtime.sender)(error, request, reply)
    },
  })
  // an `Expect` header other than 100-continue is ignored: the request is handled like any other
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  app.setErrorHandler(answerProblem(runtime.sender))
  app.setNotFoundHandler(answerUnknown(methodsOf(options.officeOnly ? [] : Object.values(contract))))
  logAnswers(app)
  options.observe?.(app)
  secure(app, {
    production,
    publicOrigin: production ? options.publicUrl : undefined,
    hosts: production ? undefined : demoHosts(options.publicUrl),
    refuse: answerProblem(runtime.sender),
  })
  shedLoad(app, { load: options.load, refuse: answerProblem(runtime.sender) })
  closeSlowClients(app)
  closeGracefully(app)
  await app.register(cookie)
  const binding: Binding = { runtime, limits: makeLimits(runtime), plainCookies: !production }
  health(app, binding)
  if (!options.officeOnly) await site(app, options, binding)
  const { office: served } = options
  if (served) await app.register((scope) => office(scope, { ...served, binding }))
  for (const part of options.parts ?? []) await app.register(part)
  return app
}

/** Everything of the site that is no page: its API, what partners call, and addresses that stand for themselves. */
const site = async (app: FastifyInstance, options: ServerOptions, binding: Binding): Promise<void> => {
  const { runtime, production } = options
  securityTxt(app, { runtime, publicUrl: options.publicUrl })
  changePasswordAddress(app)
  await app.register(
    async (scope) => {
      signedCalls(scope, { runtime, secrets: options.communitySecrets })
      await api(scope, { ...binding, forCaller })
      communityLogin(scope, { binding, community: communityOf(options), prefix })
      const { publicUrl: origin, stylesheet } = options
      openapi(scope, { contract, tags: apiTags, origin, stylesheet, tryOut: !production })
    },
    { prefix },
  )
  await app.register((scope) => paymentNotice(scope, { runtime }))
  await app.register((scope) => insurerNotice(scope, { runtime, secrets: options.insurerSecrets }))
  if (!production) await app.register((scope) => viewerSwitch(scope, binding))
}

/** The hosts of the community. In a demonstration a page of our own stands in for it. */
const communityOf = ({ communityHosts = [], production, publicUrl }: ServerOptions): Community => ({
  hosts: communityHosts,
  standIn: production ? undefined : { host: new URL(publicUrl).host, path: '/sandbox/community' },
})

/** Logs one line per answer, without anything that a visitor typed: no address, no query, no IP. */
const logAnswers = (app: FastifyInstance): void => {
  // hooks with `done` cost no promise, and these run for every page
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    // not logged: a proxy asks this every two seconds
    if (request.routeOptions.url === '/healthz' && reply.statusCode === 200) return done()
    app.log.info(
      {
        reqId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
    done()
  })
}
