import { tellHome } from '../../../core/contract/home/home-calls.ts'
import { withValueAt } from '../definition/answer-path.ts'
import type { Funnel } from '../definition/define.ts'
import type { Outcome } from '../sending/submission.ts'
import { exitOf } from '../state/derive.ts'
import type { FormState } from '../state/form-state.ts'
import { troubleOf } from '../state/snapshot.ts'
import { stepAsking } from '../steps/navigation.ts'
import { homeToTell, visitProfile } from '../visit/visit-profile.ts'
import {
  type Change,
  effect,
  forgetReadings,
  moveTo,
  record,
  rederive,
  save,
  tellBrowser,
  withProgress,
  withState,
} from './change.ts'
import type { Effect } from './effect.ts'
import { clear } from './opening.ts'

/**
 * The second half of `apply`: the state after a submission whose outcome is known, and the effects to run because of it. Pure as
 * well.
 */
export const applyOutcome = (
  funnel: Funnel,
  state: FormState,
  outcome: Exclude<Outcome, { kind: 'unknown' }>,
): { state: FormState; effects: readonly Effect[] } => {
  const c: Change = { funnel, state, effects: [] }
  return outcome.kind === 'sent'
    ? afterSent(remember(c), outcome)
    : afterRefusal(
        withState(record(outcome.isDraftSent ? withProgress(c, { kept: undefined }) : c, 'failed'), {
          busy: 'no',
        }),
        outcome,
      )
}

/** Remembers the answers for the next form of this visit, and facts of a home with the account where its owner agreed. */
const remember = (c: Change): Change => {
  const visit = visitProfile(c.funnel, c.state)
  const told = visit ? tellBrowser(c, 'remember', visit) : c
  const body = c.state.keepsHome ? homeToTell(c.funnel, c.state) : undefined
  return body ? tellBrowser(told, 'beacon', tellHome.path, body) : told
}

const afterSent = (
  c: Change,
  { destination, reference, lines }: Extract<Outcome, { kind: 'sent' }>,
): Change => {
  if ('pay' in destination) return leaveToPay(c, destination.pay, { reference, lines })
  const arrival = c.funnel.exits[exitOf(c.funnel, c.state.progress) ?? '']?.arrival
  const counted = record(c, 'sent')
  const arrived = arrival ? record(counted, 'shown', arrival) : counted
  const confirmation = reference && { funnel: c.funnel.slug, reference, lines }
  const confirmed = confirmation ? tellBrowser(arrived, 'keepConfirmation', confirmation) : arrived
  if ('url' in destination) {
    const { draft, url } = destination
    const given = draft ? tellBrowser(confirmed, 'handOver', draft.funnel, draft.value) : confirmed
    // the button stays busy until the browser has gone
    return tellBrowser(tellBrowser(withState(given, { busy: 'sent' }), 'clearDraft'), 'leaveFor', url)
  }
  const anew = clear(confirmed)
  const moves = anew.state.moves + 1
  if ('stay' in destination) {
    const done = { sentence: destination.stay, reference, note: destination.note }
    const { step } = anew.state
    const shown = tellBrowser(anew, 'showStep', step, 'replace')
    return withState(shown, { busy: 'no', done, moves, emptied: true })
  }
  const { after } = destination
  return withState(tellBrowser(anew, 'showStep', after, 'replace'), { busy: 'sent', after, moves })
}

/** Leaves for the bank without forgetting anything: the step that the bank leads back to tells how the payment ended. */
const leaveToPay = (
  c: Change,
  url: string,
  { reference, lines }: Pick<Extract<Outcome, { kind: 'sent' }>, 'reference' | 'lines'>,
): Change => {
  const { slug } = c.funnel
  const left = withState(save(c), { busy: 'away' })
  const told = reference ? tellBrowser(left, 'keepConfirmation', { funnel: slug, reference, lines }) : left
  return tellBrowser(told, 'leaveFor', url)
}

/** The state after a refusal: answers that went stale are cleared, and the visitor comes to the first step with an error. */
const afterRefusal = (
  c: Change,
  { errors, stale, sentence, help, generic, costs }: Extract<Outcome, { kind: 'refused' }>,
): Change => {
  if (generic) return withState(c, { trouble: troubleOf({}) })
  let { answers } = c.state.progress
  for (const [path, left] of Object.entries(stale)) answers = withValueAt(answers, path, left)
  const { world } = c.state
  const priced = costs?.properties ? withState(c, { world: { ...world, properties: costs.properties } }) : c
  const read =
    Object.keys(stale).length > 0 ? effect(forgetReadings(priced, 'all'), { kind: 'cancelReads' }) : priced
  const mended = rederive(withProgress(read, { answers }))
  const steps = [...Object.keys(errors), ...Object.keys(stale)].map((path) =>
    stepAsking(mended.state.derived, path),
  )
  // the answers of calls on leaving these steps no longer hold: they are asked again
  const { progress } = mended.state
  const held = Object.entries(progress.found).filter(([name]) => !steps.includes(name.split(' ')[0]))
  const found = { ...Object.fromEntries(held), ...costs?.found }
  const told = rederive(withState(mended, { serverErrors: errors, progress: { ...progress, found } }))
  const { derived, step } = told.state
  const owner = derived.walkable.find((key) => steps.includes(key))
  const there =
    owner && owner !== step
      ? // once it is mended, `Volgende` leads back to the overview
        moveTo(withState(told, { returning: step === c.funnel.overview }), owner, 'push', errors)
      : told
  const trouble = sentence ? troubleOf({ sentence, help }) : undefined
  return save(withState(there, { failed: Object.keys(errors).length > 0, trouble }))
}
