import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { seeds } from '../../content/content.ts'
import { replyTexts } from '../../content/reply-texts.ts'
import type { Renderer } from '../core/render.ts'
import { databaseContent } from './adapters/content/database.ts'
import type { Bootstrap, Site } from './bootstrap.ts'
import { listenTo } from './database/listen.ts'
import { StartRefused } from './database/refusal.ts'
import {
  accountRequests,
  claimsFiles,
  contract,
  deliveries,
  deskOf,
  kindActsOf,
  kindInWords,
  officeCallsOf,
  personalData,
  refusable,
  requestKinds,
  serveOfficeCall,
} from './features.ts'
import { mijn } from './http/mijn.ts'
import { drawDrafts, drawForCaller } from './http/pages/answer.ts'
import { browserFolders, loadRenderer } from './http/pages/bundle.ts'
import { assets, type PagesOptions, pages } from './http/pages/page-routes.ts'
import { makeRequestContext, type RequestBinding } from './http/request-context.ts'
import { sandbox } from './http/sandbox/sandbox-routes.ts'
import { buildServer, type ServerOptions } from './http/server.ts'
import { startJobs } from './jobs/start.ts'
import { mailFrom, openPartners, secretsSharedWith } from './open-partners.ts'
import type { Outbox } from './outbox/boss.ts'
import { insurer } from './partners/insurer.ts'
import { readIdentity } from './services/community/tickets.ts'
import { openEditing } from './services/content/editing.ts'
import { fillablePages } from './services/content/funnel-pages.ts'
import { openContent } from './services/content/open-content.ts'
import { titleAt } from './services/content/page-of-funnel.ts'
import type { SiteRuntime } from './services/context.ts'
import { loadDemoDesk } from './services/demo/load-demo-desk.ts'
import { stepMatcher } from './services/funnel-events/known-steps.ts'
import { sandboxNotice } from './services/insurance-applications/notice.ts'
import { loadDemoPlanning } from './services/planning/demo-planning.ts'
import { finderOf } from './services/problems/finder-of.ts'
import { memoryLimiterFrom, takeFrom } from './services/rate-limits/callers.ts'
import { allowances } from './services/rate-limits/rate-limits.ts'
import { seedReplyTexts } from './services/reply-texts/seed-reply-texts.ts'
import { loadDemoRequests } from './services/requests/demo-requests.ts'
import { type News, newsChannel, openNews } from './services/requests/news.ts'
import { sandboxBank } from './services/sandbox/bank.ts'
import { sandboxDesk } from './services/sandbox/desk.ts'
import { sandboxInsurer } from './services/sandbox/insurer.ts'
import { sandboxStaffCodes } from './services/sandbox/staff-codes.ts'
import { type KeptIndex, keepIndex } from './services/search/keep-index.ts'
import { audienceOf, searchSite } from './services/search/search-site.ts'
import { hasDemoPeople, loadDemoPeople } from './services/sessions/demo-people.ts'
import { hasDemoStaff, loadDemoStaff } from './services/staff/demo-staff.ts'
import { makeVault, type Vault } from './services/vault.ts'

/** The folder that `npm run build` fills. */
const dist = fileURLToPath(new URL('../../dist', import.meta.url))

/** Composition root: gives ports their adapters and jobs their services, and serves all of it over HTTP. */
export async function compose(bootstrap: Bootstrap): Promise<Site> {
  const { config, db, clock, log, observer } = bootstrap
  const production = config.mode === 'production'
  const vault = makeVault(bootstrap.secrets)
  await settleDemo(bootstrap, vault)
  await seedReplyTexts({ database: db, clock }, replyTexts)

  const renderer = await loadRenderer(dist)
  const {
    ports,
    switchedOff: off,
    withSwitch: switched,
    closedFunnels: closed,
    partnersHere,
    index,
    content,
  } = await openSearchedContent(bootstrap, renderer)
  const runtime: SiteRuntime = {
    database: db,
    clock,
    ports,
    off,
    partners: partnersHere,
    vault,
    uploads: { ...config.uploads, open: claimsFiles() },
    sessions: config.sessions,
    personalData,
    accountRequests,
    refusable,
    partnersOf: deliveries,
    deskOf,
    officeCallsOf,
    kindActsOf,
    kindInWords,
    ...ofContent(bootstrap, { content, closed, renderer }),
    note: (event, facts) => log.info(facts ?? {}, event),
  }
  if (config.demoRequests) {
    await loadDemoRequests(runtime, { kinds: requestKinds, contract })
    await loadDemoDesk(runtime, serveOfficeCall)
  }
  const news = openNews(runtime, (ear) => listenTo(bootstrap.databaseUrl, newsChannel, ear))
  const app = await buildServer({
    runtime,
    log,
    production,
    publicUrl: config.publicUrl,
    trustedProxies: config.trustedProxies,
    communityHosts: config.communityHosts,
    communitySecrets: config.communitySecrets,
    insurerSecrets: secretsSharedWith(insurer, bootstrap),
    stylesheet: renderer.stylesheet,
    observe: (scope) => observer.requests(scope),
    ...servedBy(bootstrap, { runtime, renderer, content, index, switched, closed, news }),
  })
  await startJobs(runtime, observedOutbox(bootstrap), {
    write: renderer.mail,
    draw: renderer.document,
  })
  return {
    listen: async () => {
      await index.settled()
      await app.listen({ host: config.host, port: config.port })
    },
    close: async () => {
      await app.close()
      await news.close()
      await content.watch.close()
      await index.close()
    },
  }
}

interface ContentParts {
  content: Awaited<ReturnType<typeof openContent>>
  closed: readonly string[]
  renderer: Renderer
}

const ofContent = (
  { config, env, clock, log }: Bootstrap,
  { content, closed, renderer }: ContentParts,
): Pick<
  SiteRuntime,
  'sender' | 'settings' | 'problems' | 'subsidies' | 'forms' | 'isFunnelStep' | 'funnels' | 'editing'
> => ({
  sender: async () => ({ ...content.sender(config.publicUrl), ...mailFrom({ config, env }) }),
  settings: async () => content.watch.site().settings,
  problems: () => finderOf(content.watch.site()),
  subsidies: () => content.watch.site().subsidies,
  forms: () => content.watch.site().forms,
  isFunnelStep: stepMatcher(renderer.funnelSteps),
  editing: openEditing({
    judge: content.judge,
    edition: () => content.watch.edition(),
    clock,
    seeds,
    funnels: renderer.funnels,
    origin: config.publicUrl,
    site: () => content.watch.site(),
    draw: drawDrafts({
      renderer,
      origin: config.publicUrl,
      demo: config.mode === 'demo',
      dev: false,
      closed,
      report: (problem) => log.warn({ problem }, 'left out of a preview'),
    }),
  }),
  funnels: {
    toKeep: renderer.draftToKeep,
    titleAt: (path, slug) => titleAt(content.watch.site(), path, slug),
    // a process without the site could draw a form, and take nothing in that is sent from it
    fillable: () => (config.office === 'only' ? [] : fillablePages(content.watch.site(), closed)),
  },
})

const openSearchedContent = async (bootstrap: Bootstrap, { funnels }: Renderer) => {
  const { db, clock, log } = bootstrap
  const partners = await openPartners(bootstrap)
  const index = keepIndex({ search: partners.ports.search, log })
  const { follow } = index
  const stored = databaseContent(db)
  const content = await openContent({ db, content: stored, clock, log, seeds, funnels, follow })
  return { ...partners, index, content }
}

interface SiteParts {
  runtime: SiteRuntime
  renderer: Renderer
  content: Awaited<ReturnType<typeof openContent>>
  index: KeptIndex
  switched: Awaited<ReturnType<typeof openPartners>>['withSwitch']
  closed: readonly string[]
  news: News
}

/** What this process serves by `OFFICE`: the site, the office at `/beheer`, or both. The office alone needs the built files too. */
const servedBy = (
  bootstrap: Bootstrap,
  parts: SiteParts,
): Pick<ServerOptions, 'office' | 'officeOnly' | 'parts'> => {
  const { mode, publicUrl: origin, office: setting } = bootstrap.config
  const { renderer, content, news } = parts
  const office = { renderer, site: () => content.watch.site(), origin, demo: mode === 'demo', news }
  if (setting === 'only')
    return { office, officeOnly: true, parts: [(scope) => assets(scope, browserFolders(dist))] }
  const forCaller = drawForCaller({
    ...{ renderer, origin, demo: mode === 'demo', dev: false, closed: parts.closed },
    report: (problem) => bootstrap.log.warn({ problem }, 'left out of a page'),
  })
  return {
    ...(setting === 'on' && { office: { ...office, drawForCaller: forCaller } }),
    parts: partsOf(bootstrap, parts),
  }
}

const partsOf = (
  { config, db, clock, observer }: Bootstrap,
  { runtime, renderer, content, index, switched, closed }: SiteParts,
): ServerOptions['parts'] => {
  const production = config.mode === 'production'
  const desk = sandboxDesk({ database: db, clock })
  return [
    ...(switched.length > 0 && !production
      ? [
          (scope: FastifyInstance) =>
            sandbox(scope, {
              desk,
              bank: sandboxBank({ database: db, clock }),
              insurer: sandboxInsurer({ database: db, clock }),
              staffCodes: sandboxStaffCodes(runtime),
              noticeOf: (news) => sandboxNotice(runtime, news),
              origin: config.publicUrl,
              now: () => clock.now(),
              active: switched,
              stylesheet: () => renderer.stylesheet,
              identityOf: (ticket, state) =>
                readIdentity(runtime, { query: {}, params: {}, body: { ticket, state } }),
            }),
        ]
      : []),
    (scope) =>
      mijn(scope, {
        binding: { runtime, plainCookies: !production },
        renderer,
        site: () => content.watch.site(),
        origin: config.publicUrl,
        demo: !production,
        dev: config.viewerBar,
        hasCommunity: !production || config.communityHosts.length > 0,
      }),
    (scope) =>
      pages(scope, {
        watch: content.watch,
        renderer,
        countSurvey: content.countSurvey,
        limit: (ip) => takeFrom(runtime, 'submit', ip, allowances.submit),
        preview: content.preview,
        origin: config.publicUrl,
        mode: config.mode,
        dev: config.viewerBar,
        closed,
        built: browserFolders(dist),
        watchCaches: observer.pageCaches,
        searching: searching({ runtime, plainCookies: !production }, index),
      }),
  ]
}

const searching = (binding: RequestBinding, index: KeptIndex): PagesOptions['searching'] => ({
  search: (question) => searchSite(binding.runtime, question),
  indexed: index.indexed,
  audienceOf: async (request, reply) =>
    audienceOf(await makeRequestContext(binding, request, reply).viewer()),
  limit: memoryLimiterFrom(binding.runtime, allowances.lookup),
})

/** The same outbox, with every job that it runs reported to the observer. */
const observedOutbox = ({ outbox, observer }: Bootstrap): Outbox => ({
  ...outbox,
  work: (queue, handler) =>
    outbox.work(queue, (data, job) => observer.job(queue.name, () => handler(data, job))),
})

/**
 * Loads the people, the staff and the offices of the demo in a demo. A production site refuses to start with them: anybody could
 * log in as one of these people with a public password.
 */
async function settleDemo({ config, db, clock }: Bootstrap, vault: Vault): Promise<void> {
  if (config.mode === 'demo') {
    await loadDemoPeople(db, vault)
    await loadDemoStaff({ database: db, vault, clock })
    return loadDemoPlanning(db, clock)
  }
  if ((await hasDemoPeople(db)) || (await hasDemoStaff(db)))
    throw new StartRefused(
      'In de database staan mensen van de demonstratie: gebruik in MODE=production een eigen database.',
    )
}
