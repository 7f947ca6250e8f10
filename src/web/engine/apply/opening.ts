import type { Viewer } from '../../../core/kernel/viewer.ts'
import { withValueAt } from '../definition/answer-path.ts'
import { emptiedFields, type StoredDraft } from '../draft/draft.ts'
import { readDraft } from '../draft/read-draft.ts'
import { withoutImpossible } from '../state/dependent-answers.ts'
import { start } from '../state/derive.ts'
import { fixedAnswersOf } from '../state/fixed-answers.ts'
import {
  arriveAt,
  type Change,
  effect,
  forgetImpossible,
  moveTo,
  prefill,
  record,
  rederive,
  resolve,
  tellBrowser,
  withProgress,
  withState,
} from './change.ts'
import type { FunnelEvents } from './event.ts'

const restoreDraft = (
  c: Change,
  { answers, found, passed, exit, held, kept, ...draft }: StoredDraft,
): Change =>
  withState(c, {
    progress: {
      answers: { ...c.funnel.initial, ...answers },
      found,
      passed,
      kept,
      ...(exit && { exit }),
      ...(held && { held }),
    },
    pending: draft.pending,
    dropped: draft.dropped,
    leaveKeys: draft.leaveKeys ?? {},
  })

/** Stores who is looking. Answers that were fixed for somebody else are removed. */
const withViewer = (c: Change, viewer: Viewer): Change => {
  let { answers } = c.state.progress
  for (const path of c.state.fixed.keys()) answers = withValueAt(answers, path, undefined)
  return withState(withProgress(c, { answers }), {
    world: { ...c.state.world, viewer },
    fixed: fixedAnswersOf(c.funnel, viewer.profile),
  })
}

/** Takes a step whose answers a reload emptied for not yet left, also where these were optional (D7). */
const askAgain = (c: Change): Change => {
  const { progress, derived, dropped } = c.state
  const answers = withoutImpossible(c.funnel, progress.answers, derived)
  const passed = progress.passed.filter((step) => emptiedFields(derived, step, dropped, answers).length === 0)
  return rederive(withProgress(c, { answers, passed }))
}

/** Opens the funnel with the stored draft at the step of the address, and marks it as ready. */
export const begin = (c: Change, { viewer, today, stored, requested }: FunnelEvents['begin']): Change => {
  const { funnel } = c
  const draft = readDraft(funnel, stored)
  const dated = withState(c, { world: { ...c.state.world, today } })
  const met = withViewer(draft ? restoreDraft(dated, draft) : dated, viewer)
  const open = askAgain(rederive(prefill(met, draft === undefined)))
  const after = requested === null ? undefined : funnel.after?.[requested]
  if (after?.page) return tellBrowser(open, 'leaveFor', after.page, 'replace')
  if (requested !== null && after) return withState(open, { ready: true, after: requested })
  // a draft that outlives the visit also brings back the step (spec 002 section 2.2)
  const wanted = requested ?? (funnel.draft?.where === 'local' ? (draft?.step ?? null) : null)
  const step = resolve(open, wanted)
  const shown = wanted !== null && requested !== step ? tellBrowser(open, 'showStep', step, 'replace') : open
  return record(
    withState(arriveAt(shown, step), { ready: true, returning: draft?.returning ?? false }),
    'shown',
  )
}

/** The state after somebody logged in or out while the funnel stood open. */
export const viewerChanged = (c: Change, { viewer }: FunnelEvents['viewerChanged']): Change => {
  const met = withViewer(c, viewer)
  if (!c.state.ready || c.state.busy === 'sent') return met
  const open = forgetImpossible(rederive(prefill(met, false)))
  const { step: at, after, derived } = open.state
  const step = resolve(open, derived.isAlready(at) ? null : at)
  return step !== at && !after ? moveTo(open, step, 'replace') : open
}

/** The browser's back or forward button. A history entry from before a reload that leads nowhere else is passed over. */
export const followAddress = (c: Change, { travelled, requested }: FunnelEvents['followAddress']): Change => {
  const { busy, after, step: here } = c.state
  const step = resolve(c, requested)
  // the browser is already leaving for another page
  if (busy === 'sent' && !after) return c
  if (requested !== null && c.funnel.after?.[requested]) return withState(c, { after: requested })
  if (travelled === 'back' && step === here && !after) return tellBrowser(c, 'goBack')
  return moveTo(c, step, requested === null ? 'none' : 'replace')
}

/** Forgets everything and begins again (`Ja, ik wil stoppen`). */
export const clear = (c: Change): Change => {
  const bare = withState(tellBrowser(effect(c, { kind: 'cancelReads' }), 'clearDraft'), {
    progress: start(c.funnel),
    world: { ...c.state.world, blocks: {} },
    pending: undefined,
    dropped: [],
    removed: {},
    leaveKeys: {},
    serverErrors: {},
  })
  const anew = rederive(prefill(bare, true))
  return withState(arriveAt(anew, resolve(anew, null)), { returning: false })
}

/** The state after the browser shows the page as it was left: what was sent from it is done, and the funnel begins again. */
export const restored = (c: Change): Change => {
  if (c.state.busy === 'away') return withState(c, { busy: 'no' })
  if (c.state.busy !== 'sent' || c.state.after) return c
  const anew = clear(c)
  const { step, moves } = anew.state
  const shown = tellBrowser(anew, 'showStep', step, 'replace')
  return record(withState(shown, { busy: 'no', moves: moves + 1 }), 'shown')
}
