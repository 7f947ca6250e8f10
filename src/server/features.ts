import type { AnyEndpoint } from '../core/contract/endpoint.ts'
import { changedAt, mijn, notMinePath } from '../core/mijn/paths.ts'
import { type Feature, type ServedCall, shared } from './feature.ts'
import { account } from './features/account/index.ts'
import { addresses } from './features/addresses/index.ts'
import { appointment } from './features/appointment/index.ts'
import { callback } from './features/callback/index.ts'
import { cancellation } from './features/cancellation/index.ts'
import { captcha } from './features/captcha/index.ts'
import { community } from './features/community/index.ts'
import { complaint } from './features/complaint/index.ts'
import { contactMessage } from './features/contact-message/index.ts'
import { contractReview } from './features/contract-review/index.ts'
import { drafts } from './features/drafts/index.ts'
import { files } from './features/files/index.ts'
import { financialPlan } from './features/financial-plan/index.ts'
import { forms } from './features/forms/index.ts'
import { funnelEvents } from './features/funnel-events/index.ts'
import { handyman } from './features/handyman/index.ts'
import { home } from './features/home/index.ts'
import { homeInsurance } from './features/home-insurance/index.ts'
import { inspections } from './features/inspections/index.ts'
import { insulationCheck } from './features/insulation-check/index.ts'
import { legalPosition } from './features/legal-position/index.ts'
import { membership } from './features/membership/index.ts'
import { mortgageAdvice } from './features/mortgage-advice/index.ts'
import { mortgageGuard } from './features/mortgage-guard/index.ts'
import { onlineAdvice } from './features/online-advice/index.ts'
import { ownDetails } from './features/own-details/index.ts'
import { password } from './features/password/index.ts'
import { payments } from './features/payments/index.ts'
import { planning } from './features/planning/index.ts'
import { problems } from './features/problems/index.ts'
import { salePrice } from './features/sale-price/index.ts'
import { search } from './features/search/index.ts'
import { session } from './features/session/index.ts'
import { subsidies } from './features/subsidies/index.ts'
import { survey } from './features/survey/index.ts'
import { valuationReport } from './features/valuation-report/index.ts'
import { valuationRequest } from './features/valuation-request/index.ts'
import { vveMembership } from './features/vve-membership/index.ts'
import { vveQuote } from './features/vve-quote/index.ts'
import { willAdvice } from './features/will-advice/index.ts'
import * as audit from './services/audit/personal-data.ts'
import { cancellationLetters } from './services/cancellation-letters/parts.ts'
import { cancellationLetterQueue } from './services/cancellation-letters/queues.ts'
import * as consents from './services/consents/personal-data.ts'
import * as madeDocuments from './services/documents/personal-data.ts'
import { documentQueue } from './services/documents/queues.ts'
import { meters as figureMeters } from './services/figures/meters.ts'
import * as idempotency from './services/idempotency/personal-data.ts'
import { applicationLetters } from './services/insurance-applications/letters.ts'
import { askOpen } from './services/insurance-applications/open-applications.ts'
import * as insuranceApplications from './services/insurance-applications/personal-data.ts'
import { policyOverview } from './services/insurance-applications/policy-overview.ts'
import { openApplicationsQueue } from './services/insurance-applications/queues.ts'
import * as sentLetters from './services/letters/personal-data.ts'
import { letterQueue } from './services/letters/queues.ts'
import type { Letters } from './services/letters/send.ts'
import * as links from './services/links/personal-data.ts'
import * as mandates from './services/mandates/personal-data.ts'
import { activateMembership } from './services/memberships/activate.ts'
import { memberWelcome } from './services/memberships/letters.ts'
import { activateQueue } from './services/memberships/queues.ts'
import type { OwnPageParts } from './services/mijn/pages.ts'
import * as partnerAnswers from './services/partner-answers/personal-data.ts'
import { loginWarning } from './services/passwords/letters.ts'
import * as passwords from './services/passwords/personal-data.ts'
import { detailsChanged, firstPassword } from './services/people/letters.ts'
import { loggedIn } from './services/permissions.ts'
import * as rateLimits from './services/rate-limits/personal-data.ts'
import * as reminders from './services/reminders/personal-data.ts'
import { planQueue, reminderQueue } from './services/reminders/queues.ts'
import type { Reminds } from './services/reminders/reminder.ts'
import { noticeQueue } from './services/requests/queues.ts'
import * as doneJobs from './services/retention/personal-data.ts'
import { sweepQueue } from './services/retention/queues.ts'
import * as sandbox from './services/sandbox/personal-data.ts'
import * as sessions from './services/sessions/personal-data.ts'
import { attachAction } from './services/submissions/attach.ts'
import { detach } from './services/submissions/detach.ts'
import * as requests from './services/submissions/personal-data.ts'
import { deliveryQueue } from './services/submissions/queues.ts'
import type { RequestKind } from './services/submissions/request-kind.ts'

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
  onlineAdvice,
  drafts,
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
  contactMessage,
  homeInsurance,
  insulationCheck,
  // Services that several features share are listed too, with their letters, jobs and tables with personal data.
  shared('sessions', { personalData: sessions.personalData }),
  shared('passwords', { letters: [loginWarning], personalData: passwords.personalData }),
  shared('links', { personalData: links.personalData }),
  shared('documents', { personalData: madeDocuments.personalData }),
  shared('figures', { meters: figureMeters }),
  shared('letters', { personalData: sentLetters.personalData }),
  shared('mandates', { personalData: mandates.personalData }),
  shared('audit', { personalData: audit.personalData }),
  shared('idempotency', { personalData: idempotency.personalData }),
  shared('rate-limits', { personalData: rateLimits.personalData }),
  shared('partner-answers', { personalData: partnerAnswers.personalData }),
  shared('reminders', { personalData: reminders.personalData }),
  shared('jobs', { personalData: doneJobs.personalData }),
  shared('sandbox', { personalData: sandbox.personalData }),
  shared('insurance-applications', {
    letters: applicationLetters,
    documents: [policyOverview],
    jobs: [{ queue: openApplicationsQueue, every: '*/15 * * * *', run: askOpen }],
    personalData: insuranceApplications.personalData,
  }),
  shared('cancellation-letters', cancellationLetters),
  shared('people', {
    letters: [firstPassword, detailsChanged],
    trail: { 'people.confirm-failed': 'Verkeerd wachtwoord bij het wijzigen' },
  }),
  shared('memberships', {
    letters: [memberWelcome],
    jobs: [
      {
        queue: activateQueue,
        run: (runtime, { submission }) => activateMembership(runtime, String(submission)),
      },
    ],
  }),
  shared('requests', {
    forms: [
      {
        path: notMinePath(':reference'),
        may: loggedIn,
        run: (ctx, { path }) => detach(ctx, path.reference ?? ''),
        onSuccess: changedAt(mijn.requests, 'aanvraag'),
        onFault: mijn.requests,
      },
    ],
    trail: {
      [attachAction]: 'Aanvraag met je e-mailadres bij je account gezet',
      'requests.detach': 'Aanvraag van iemand anders van je account gehaald',
    },
    personalData: requests.personalData,
  }),
  // Consents come last: the sweep removes one only when no request, membership or mandate needs it any more.
  shared('consents', { personalData: consents.personalData }),
]

/** Every call of the API with the verb that serves it. */
export const servedCalls: readonly ServedCall[] = features.flatMap((one) => one.served)

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

export const sold = features.flatMap((one) => one.products ?? [])

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
