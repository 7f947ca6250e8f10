import type { AnyCall } from '../../../core/contract/call.ts'
import { wrongTypes } from '../../../core/contract/request-schema.ts'
import { bricksOf } from '../../../core/fields/brick/group.ts'
import { isMember } from '../../../core/kernel/viewer.ts'
import { valueAt } from '../definition/answer-path.ts'
import type { Funnel } from '../definition/define.ts'
import type { MadeCall } from './test-environment.ts'
import { operationOf } from './test-operations.ts'
import { endsHere, exitCalls, type Walk } from './test-walk.ts'

/**
 * What the server would refuse of a call after it has travelled as JSON: wrong values, or other types than the call takes (D10).
 */
const refusedByContract = ({ endpoint, input }: MadeCall): string[] =>
  (['body', 'query'] as const).flatMap((side) => {
    const group = operationOf(endpoint)[side]
    if (!group) return []
    const sent: unknown = JSON.parse(JSON.stringify(input[side] ?? {}))
    const issues = group.schema.safeParse(sent).error?.issues ?? []
    const wrong = [...issues.map((issue) => JSON.stringify(issue)), ...wrongTypes(group, sent)]
    return wrong.map((what) => `${endpoint.name} takes no such ${side}: ${what}`)
  })

const wronglyLed = ({ url, funnel }: NonNullable<Funnel['leadsTo']>, { environment }: Walk): string[] => {
  const handed = environment.handed.map((one) => one.funnel)
  return [
    ...(environment.left === url ? [] : [`led to ${environment.left}`]),
    ...(handed.join() === funnel ? [] : [`handed its answers to "${handed}"`]),
  ]
}

/** What is wrong at the end of a funnel that sends nothing: it may only ask questions, and must keep its draft. */
const wronglyEnded = ({ reads = {}, onLeave = {} }: Funnel, { environment }: Walk): string[] => {
  const asked: AnyCall[] = [...Object.values(reads), ...Object.values(onLeave)].map(
    ({ endpoint }) => endpoint,
  )
  const sent = environment.calls.filter(
    ({ endpoint }) => endpoint.method !== 'GET' && !asked.includes(endpoint),
  )
  return [
    ...sent.map(({ endpoint }) => `sent ${endpoint.name}`),
    ...(environment.readDraft() === undefined ? ['kept no draft'] : []),
  ]
}

/**
 * What a request may state of what its visitor saw (D76) and does not: fees, except for members, and wordings that were agreed
 * to.
 */
const unstated = (walk: Walk): string[] => {
  const { store, environment } = walk
  const { known, context } = store.getSnapshot().derived
  const collected = known.agreeCollection === true || known.agreedToDebit === true
  const names = [
    'acceptedPriceInCents',
    'agreeTermsText',
    ...(isMember(context.viewer) ? [] : ['acceptedFeeInCents']),
    ...(collected ? ['agreeCollectionText', 'continuousDirectDebitAgreementText'] : []),
  ]
  return exitCalls(store.funnel, environment).flatMap(({ endpoint, input }) => {
    const stated = (input.body ?? {}) as Record<string, unknown>
    return names
      .filter((name) => Object.hasOwn(operationOf(endpoint).body?.parts ?? {}, name))
      .filter((name) => stated[name] === undefined || stated[name] === null)
      .map((name) => `${endpoint.name} states no ${name}`)
  })
}

/** A call that takes the member number of who is logged in and does not get it; inspections send none (spec 002 section 7.1). */
const withoutMemberNumber = ({ store, environment }: Walk): string[] => {
  const own = store.getSnapshot().derived.context.viewer.profile?.relationId
  if (own === undefined) return []
  return exitCalls(store.funnel, environment).flatMap(({ endpoint, input }) => {
    const { body } = operationOf(endpoint)
    if (!body || endpoint.name.startsWith('inspections.')) return []
    return bricksOf(body)
      .filter(({ path }) => /(^|\.)relationId$/i.test(path) && valueAt(input.body, path) !== own)
      .map(({ path }) => `${endpoint.name} sends no ${path}`)
  })
}

/** An exit that leads to a bank and does not say so before it is sent (`pays`), or the other way round. */
const wronglyPaid = ({ store }: Walk): string[] => {
  const { busy, derived } = store.getSnapshot()
  const pays = store.funnel.exits[store.exit ?? '']?.pays?.(derived.context) ?? false
  return pays === (busy === 'away') ? [] : [`says that it ${pays ? 'pays' : 'does not pay'} at a bank`]
}

/**
 * What is wrong with a submission: one request is sent with a key and counted once; an order that must be paid is counted only
 * once it is paid.
 */
const wronglySubmitted = (walk: Walk): string[] => {
  const { store, environment } = walk
  const made = exitCalls(store.funnel, environment)
  const outcomes = environment.events.map(({ outcome }) => outcome)
  const after = outcomes.slice(outcomes.indexOf('sent') + 1)
  const isCounted =
    outcomes.filter((outcome) => outcome === 'sent').length === 1 &&
    after.every((outcome) => outcome === 'shown')
  return [
    ...unstated(walk),
    ...withoutMemberNumber(walk),
    ...wronglyPaid(walk),
    ...(made.length === 1 ? [] : [`sent ${made.length} requests`]),
    ...made.filter(({ idempotencyKey }) => !idempotencyKey).map(() => 'sent without a key'),
    ...(store.getSnapshot().busy === 'away' || isCounted ? [] : [`counted as ${outcomes}`]),
  ]
}

/** What is wrong with the page where a walk ended and with what it sent. */
export const wrongEnd = (walk: Walk): string[] => {
  const { funnel } = walk.store
  const refused = walk.environment.calls.flatMap(refusedByContract)
  if (funnel.leadsTo) return [...refused, ...wronglyLed(funnel.leadsTo, walk)]
  return [...refused, ...(endsHere(walk) ? wronglyEnded(funnel, walk) : wronglySubmitted(walk))]
}
