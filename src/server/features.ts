import type { AnyEndpoint } from '../core/contract/endpoint.ts'
import type { Part } from '../core/fields/brick/group.ts'
import { visitor } from '../core/kernel/viewer.ts'
import { type Feature, type KindAct, type ServedCall, sharedFeature } from './feature.ts'
import { account } from './features/account/account-feature.ts'
import { addresses } from './features/addresses/addresses-feature.ts'
import { appointment } from './features/appointment/appointment-feature.ts'
import { bulkActs } from './features/bulk-acts/bulk-acts-feature.ts'
import { callback } from './features/callback/callback-feature.ts'
import { cancellation } from './features/cancellation/cancellation-feature.ts'
import { captcha } from './features/captcha/captcha-feature.ts'
import { community } from './features/community/community-feature.ts'
import { complaint } from './features/complaint/complaint-feature.ts'
import { contactMessage } from './features/contact-message/contact-message-feature.ts'
import { content } from './features/content/content-feature.ts'
import { contractReview } from './features/contract-review/contract-review-feature.ts'
import { deadLetters } from './features/dead-letters/dead-letters-feature.ts'
import { draftCodes } from './features/draft-codes/draft-codes-feature.ts'
import { drafts } from './features/drafts/drafts-feature.ts'
import { files } from './features/files/files-feature.ts'
import { financialPlan } from './features/financial-plan/financial-plan-feature.ts'
import { forms } from './features/forms/forms-feature.ts'
import { funnelEvents } from './features/funnel-events/funnel-events-feature.ts'
import { handyman } from './features/handyman/handyman-feature.ts'
import { home } from './features/home/home-feature.ts'
import { homeInsurance } from './features/home-insurance/home-insurance-feature.ts'
import { inspections } from './features/inspections/inspections-feature.ts'
import { insulationCheck } from './features/insulation-check/insulation-check-feature.ts'
import { legalPosition } from './features/legal-position/legal-position-feature.ts'
import { membership } from './features/membership/membership-feature.ts'
import { mortgageAdvice } from './features/mortgage-advice/mortgage-advice-feature.ts'
import { mortgageGuard } from './features/mortgage-guard/mortgage-guard-feature.ts'
import { onBehalf } from './features/on-behalf/on-behalf-feature.ts'
import { onlineAdvice } from './features/online-advice/online-advice-feature.ts'
import { ownDetails } from './features/own-details/own-details-feature.ts'
import { partnerStatus } from './features/partner-status/partner-status-feature.ts'
import { password } from './features/password/password-feature.ts'
import { payments } from './features/payments/payments-feature.ts'
import { phoneCalls } from './features/phone-calls/phone-calls-feature.ts'
import { pile } from './features/pile/pile-feature.ts'
import { planning } from './features/planning/planning-feature.ts'
import { planningLoad } from './features/planning-load/planning-load-feature.ts'
import { problems } from './features/problems/problems-feature.ts'
import { refunds } from './features/refunds/refunds-feature.ts'
import { replyTexts } from './features/reply-texts/reply-texts-feature.ts'
import { requestCorrections } from './features/request-corrections/request-corrections-feature.ts'
import { requestExport } from './features/request-export/request-export-feature.ts'
import { requestLink } from './features/request-link/request-link-feature.ts'
import { requestMessages } from './features/request-messages/request-messages-feature.ts'
import { requestSearch } from './features/request-search/request-search-feature.ts'
import { requestViews } from './features/request-views/request-views-feature.ts'
import { requests } from './features/requests/requests-feature.ts'
import { salePrice } from './features/sale-price/sale-price-feature.ts'
import { search } from './features/search/search-feature.ts'
import { session } from './features/session/session-feature.ts'
import { staff } from './features/staff/staff-feature.ts'
import { staffAbsence } from './features/staff-absence/staff-absence-feature.ts'
import { staffAccount } from './features/staff-account/staff-account-feature.ts'
import { staffPresence } from './features/staff-presence/staff-presence-feature.ts'
import { staffSession } from './features/staff-session/staff-session-feature.ts'
import { staffTrail } from './features/staff-trail/staff-trail-feature.ts'
import { subsidies } from './features/subsidies/subsidies-feature.ts'
import { survey } from './features/survey/survey-feature.ts'
import { valuationReport } from './features/valuation-report/valuation-report-feature.ts'
import { valuationRequest } from './features/valuation-request/valuation-request-feature.ts'
import { vveMembership } from './features/vve-membership/vve-membership-feature.ts'
import { vveQuote } from './features/vve-quote/vve-quote-feature.ts'
import { willAdvice } from './features/will-advice/will-advice-feature.ts'
import { auditPersonalData } from './services/audit/audit-personal-data.ts'
import { cancellationLetterQueue } from './services/cancellation-letters/cancellation-letters-queues.ts'
import { cancellationLetters } from './services/cancellation-letters/parts.ts'
import { consentsPersonalData } from './services/consents/consents-personal-data.ts'
import type { RequestContext, RequestNow, StaffActor } from './services/context.ts'
import { documentsPersonalData } from './services/documents/documents-personal-data.ts'
import { documentQueue } from './services/documents/documents-queues.ts'
import { meters as figureMeters } from './services/figures/figures-meters.ts'
import { idempotencyPersonalData } from './services/idempotency/idempotency-personal-data.ts'
import { applicationLetters } from './services/insurance-applications/insurance-applications-letters.ts'
import { insuranceApplicationsPersonalData } from './services/insurance-applications/insurance-applications-personal-data.ts'
import { openApplicationsQueue } from './services/insurance-applications/insurance-applications-queues.ts'
import { askOpen } from './services/insurance-applications/open-applications.ts'
import { policyOverview } from './services/insurance-applications/policy-overview.ts'
import { lettersPersonalData } from './services/letters/letters-personal-data.ts'
import { letterQueue } from './services/letters/letters-queues.ts'
import type { Letters } from './services/letters/send-letter.ts'
import { linksPersonalData } from './services/links/links-personal-data.ts'
import { mandatesPersonalData } from './services/mandates/mandates-personal-data.ts'
import { activateMembership } from './services/memberships/activate.ts'
import { memberWelcome } from './services/memberships/memberships-letters.ts'
import { activateQueue } from './services/memberships/memberships-queues.ts'
import type { OwnPageParts } from './services/mijn/pages.ts'
import { partnerAnswersPersonalData } from './services/partner-answers/partner-answers-personal-data.ts'
import { loginWarning } from './services/passwords/passwords-letters.ts'
import { passwordsPersonalData } from './services/passwords/passwords-personal-data.ts'
import { detailsChanged, firstPassword } from './services/people/people-letters.ts'
import { rateLimitsPersonalData } from './services/rate-limits/rate-limits-personal-data.ts'
import type { Reminds } from './services/reminders/reminder.ts'
import { remindersPersonalData } from './services/reminders/reminders-personal-data.ts'
import { planQueue, reminderQueue } from './services/reminders/reminders-queues.ts'
import { noticeQueue, searchKeysQueue } from './services/requests/requests-queues.ts'
import { retentionPersonalData } from './services/retention/retention-personal-data.ts'
import { sweepQueue } from './services/retention/retention-queues.ts'
import { sandboxPersonalData } from './services/sandbox/sandbox-personal-data.ts'
import { sessionsPersonalData } from './services/sessions/sessions-personal-data.ts'
import type { RequestKind } from './services/submissions/request-kind.ts'
import { deliveryQueue } from './services/submissions/submissions-queues.ts'

/** The one list of features. What serves each call, who may make it, letters, jobs and forms are all derived from it below. */
export const features: readonly Feature[] = [
  session,
  account,
  password,
  ownDetails,
  community,
  addresses,
  membership,
  cancellation,
  captcha,
  funnelEvents,
  files,
  mortgageGuard,
  handyman,
  home,
  inspections,
  planning,
  appointment,
  survey,
  search,
  vveMembership,
  contractReview,
  callback,
  onBehalf,
  onlineAdvice,
  drafts,
  draftCodes,
  financialPlan,
  mortgageAdvice,
  willAdvice,
  payments,
  salePrice,
  vveQuote,
  problems,
  subsidies,
  valuationReport,
  valuationRequest,
  legalPosition,
  forms,
  complaint,
  content,
  contactMessage,
  homeInsurance,
  insulationCheck,
  requestLink,
  requestSearch,
  requestMessages,
  requestViews,
  replyTexts,
  requestExport,
  requestCorrections,
  bulkActs,
  refunds,
  pile,
  planningLoad,
  deadLetters,
  partnerStatus,
  phoneCalls,
  staffSession,
  staffTrail,
  staff,
  staffAbsence,
  staffAccount,
  staffPresence,
  // Services that several features share are listed too, with their letters, jobs and tables with personal data.
  sharedFeature('sessions', { personalData: sessionsPersonalData }),
  sharedFeature('passwords', { letters: [loginWarning], personalData: passwordsPersonalData }),
  sharedFeature('links', { personalData: linksPersonalData }),
  sharedFeature('documents', { personalData: documentsPersonalData }),
  sharedFeature('figures', { meters: figureMeters }),
  sharedFeature('letters', { personalData: lettersPersonalData }),
  sharedFeature('mandates', { personalData: mandatesPersonalData }),
  sharedFeature('audit', { personalData: auditPersonalData }),
  sharedFeature('idempotency', { personalData: idempotencyPersonalData }),
  sharedFeature('rate-limits', { personalData: rateLimitsPersonalData }),
  sharedFeature('partner-answers', { personalData: partnerAnswersPersonalData }),
  sharedFeature('reminders', { personalData: remindersPersonalData }),
  sharedFeature('jobs', { personalData: retentionPersonalData }),
  sharedFeature('sandbox', { personalData: sandboxPersonalData }),
  sharedFeature('insurance-applications', {
    letters: applicationLetters,
    documents: [policyOverview],
    jobs: [{ queue: openApplicationsQueue, every: '*/15 * * * *', run: askOpen }],
    personalData: insuranceApplicationsPersonalData,
  }),
  sharedFeature('cancellation-letters', cancellationLetters),
  sharedFeature('people', {
    letters: [firstPassword, detailsChanged],
    trail: { 'people.confirm-failed': 'Verkeerd wachtwoord bij het wijzigen' },
  }),
  sharedFeature('memberships', {
    letters: [memberWelcome],
    jobs: [
      {
        queue: activateQueue,
        run: (runtime, { submission }) => activateMembership(runtime, String(submission)),
      },
    ],
  }),
  requests,
  // Consents come last: the sweep removes one only when no request, membership or mandate needs it any more.
  sharedFeature('consents', { personalData: consentsPersonalData }),
]

const allCalls: readonly ServedCall[] = features.flatMap((one) => one.served)
const isOffice = ({ endpoint }: ServedCall) => endpoint.path.startsWith('/beheer/api/')

/** Every call of the public API with the verb that serves it. */
export const servedCalls: readonly ServedCall[] = allCalls.filter((call) => !isOffice(call))

/** Every call of the office with the verb that serves it. */
export const officeCalls: readonly ServedCall[] = allCalls.filter(isOffice)

/**
 * Serves a call of the office by its name, for who asks without a browser; nothing of it is parsed.
 * @throws Error for a call that there is not, and what its verb throws.
 */
export const serveOfficeCall = async (name: string, ctx: RequestContext, request: object): Promise<void> => {
  const call = officeCalls.find(({ endpoint }) => endpoint.name === name)
  if (!call) throw new Error(`There is no call ${name}.`)
  await call.verb.run(ctx, request as never)
}

/** Names of the calls of the office that this member of staff may make, a fresh second factor aside. */
export const officeCallsOf = (actor: StaffActor): string[] =>
  officeCalls.filter(({ verb }) => verb.may.allows(visitor, actor)).map(({ endpoint }) => endpoint.name)

const kindActs: readonly KindAct[] = features.flatMap((one) => one.kindActs)

/** Names of the calls by which this member of staff may do now what this kind of request alone allows, a fresh factor aside. */
export const kindActsOf = (actor: StaffActor, request: RequestNow): string[] =>
  kindActs
    .filter(({ kind, may }) => kind === request.kind && may.allows(visitor, actor))
    .filter(({ isPossible }) => isPossible(request))
    .map(({ name }) => name)

/** Every call of the API by its name. */
export const contract: Readonly<Record<string, AnyEndpoint>> = Object.fromEntries(
  servedCalls.map(({ endpoint }) => [endpoint.name, endpoint]),
)

/**
 * What the calls of a feature are about, for the API's documentation, by the key of the feature, with which their names begin.
 */
export const apiTags: Readonly<Record<string, string>> = Object.fromEntries(
  features.map(({ key, apiDescription: about = '' }) => [key, about]),
)

/** Every kind of request, by the name of the call that takes it in. */
export const requestKinds: Readonly<Record<string, RequestKind>> = Object.fromEntries(
  servedCalls.flatMap(({ endpoint, request }) => (request ? [[endpoint.name, request]] : [])),
)

const wordsOfKinds = new Map<string, string>()

/** What requests of a kind are called, by the name of its call, in words that name nobody: of one that is no more, in general. */
export const kindInWords = (name: string): string => {
  const known = wordsOfKinds.get(name)
  if (known !== undefined) return known
  const kind = Object.hasOwn(requestKinds, name) ? requestKinds[name] : undefined
  if (!kind) return 'Andere aanvraag'
  const { request, beside } = kind.example()
  const words = kind.called ?? kind.title(request, beside)
  wordsOfKinds.set(name, words)
  return words
}
/** What describes the stored requests of each kind, by the name of its call. */
export const requestParts: Readonly<Record<string, Part>> = Object.fromEntries(
  servedCalls.flatMap(({ endpoint, request }) =>
    request ? [[endpoint.name, request.stored ?? endpoint.body ?? endpoint.query]] : [],
  ),
)

/** One part of each kind of request, by the name of its call; kinds without that part are left out. */
const ofKinds = <T>(read: (kind: RequestKind) => T | undefined): Readonly<Record<string, T>> =>
  Object.fromEntries(
    Object.entries(requestKinds).flatMap(([name, kind]) => {
      const value = read(kind)
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** The confirmation mail of each kind of request. */
export const confirmationMails = ofKinds(({ mail }) => mail)

/** How the sender of each kind of request is reminded of its appointments. */
export const reminderTexts: Reminds = ofKinds(({ remind }) => remind)

export const deliveries = ofKinds(({ deliveries: own = [] }) => own)

/** The desk that handles each kind of request. A kind that only makes or changes an account has none. */
export const deskOf = ofKinds(({ desk = 'klantenservice', forAccount }) => (forAccount ? undefined : desk))

/** The kinds of requests whose sender is told when we answer, as long as they wait for it. */
export const promisedKinds = Object.keys(
  ofKinds(({ forAccount, noPromise }) => (forAccount || noPromise !== undefined ? undefined : true)),
)

/** The kinds of requests about which nobody has to do anything once their mail arrived. */
export const completeByDelivery = Object.keys(
  ofKinds(({ waitsFor }) => (waitsFor === 'delivery' ? true : undefined)),
)

export const requestEvents = ofKinds(({ events }) => events)

export const letters: Letters = new Map(
  features.flatMap((one) => one.letters ?? []).map((letter) => [letter.kind, letter]),
)

/**
 * The jobs that features list. Jobs that serve every feature alike, such as deliveries and letters, stand in `src/server/jobs`.
 */
export const jobs = features.flatMap((one) => one.jobs ?? [])

/** Every queue there is; work can be put in no other. */
export const queues = [
  ...new Set([
    ...[
      deliveryQueue,
      letterQueue,
      documentQueue,
      cancellationLetterQueue,
      sweepQueue,
      noticeQueue,
      searchKeysQueue,
      planQueue,
      reminderQueue,
    ],
    ...jobs.map(({ queue }) => queue),
  ]),
]

/** Every table with personal data; the sweep goes through them in this order. */
export const personalData = features.flatMap((one) => one.personalData ?? [])

/** The kinds of requests that are deleted together with the account that they made or changed. */
export const accountRequests = Object.keys(ofKinds(({ forAccount }) => forAccount))

/** The kinds of requests that staff may say no to in a message. */
export const refusable = Object.keys(ofKinds((kind) => kind.refusable))

export const soldProducts = features.flatMap((one) => one.products ?? [])

export const documents = features.flatMap((one) => one.documents ?? [])

export const meters = features.flatMap((one) => one.meters ?? [])

export const ownForms = features.flatMap((one) => one.forms ?? [])

/** Funnels on the own pages that not everybody may use, or that start from given properties. */
export const ownFunnels = Object.assign({}, ...features.map((one) => one.funnels ?? {})) as NonNullable<
  Feature['funnels']
>

export const ownPages = Object.assign({}, ...features.map((one) => one.ownPages ?? {})) as OwnPageParts

/** Dutch words for what people find in their own data: what each letter was about, and each line of the trail. */
export const words = {
  letters: Object.fromEntries([...letters.values()].map(({ kind, about }) => [kind, about])),
  trail: Object.fromEntries(
    features.flatMap(({ served: calls, trail = {} }) => [
      ...calls.flatMap(({ endpoint, verb }) =>
        verb.trailWords === undefined ? [] : [[endpoint.name, verb.trailWords]],
      ),
      ...Object.entries(trail),
    ]),
  ),
}

/** Whether any call claims uploads (`claimsFiles`); while none does, nobody may upload. */
export const claimsFiles = (calls: Readonly<Record<string, AnyEndpoint>> = contract): boolean =>
  Object.values(calls).some((call) => call.claimsFiles === true)
