import type { Viewer } from '../../../core/kernel/viewer.ts'
import { withValueAt } from '../definition/answer-path.ts'
import { askedAgain, type StoredDraft } from '../draft/draft.ts'
import { readDraft } from '../draft/read-draft.ts'
import { withoutImpossible } from '../state/dependent-answers.ts'
import { start } from '../state/derive.ts'
import { fixedOf } from '../state/fixed-answers.ts'
import {
  type Change,
  effect,
  land,
  moveTo,
  prefill,
  put,
  record,
  rederive,
  resolve,
  settle,
  tell,
  withProgress,
} from './change.ts'
import type { FunnelEvents } from './event.ts'

const restoreDraft = (
  c: Change,
  { answers, found, passed, exit, held, kept, ...draft }: StoredDraft,
): Change =>
  put(c, {
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
const meet = (c: Change, viewer: Viewer): Change => {
  let { answers } = c.state.progress
  for (const path of c.state.fixed.keys()) answers = withValueAt(answers, path, undefined)
  return put(withProgress(c, { answers }), {
    world: { ...c.state.world, viewer },
    fixed: fixedOf(c.funnel, viewer.profile),
  })
}

/** Takes a step whose answers a reload emptied for not yet left, also where these were optional (D7). */
const askAgain = (c: Change): Change => {
  const { progress, derived, dropped } = c.state
  const answers = withoutImpossible(c.funnel, progress.answers, derived)
  const passed = progress.passed.filter((step) => askedAgain(derived, step, dropped, answers).length === 0)
  return rederive(withProgress(c, { answers, passed }))
}

/** Opens the funnel with the stored draft at the step of the address, and marks it as ready. */
export const begin = (c: Change, { viewer, today, stored, requested }: FunnelEvents['begin']): Change => {
  const { funnel } = c
  const draft = readDraft(funnel, stored)
  const dated = put(c, { world: { ...c.state.world, today } })
  const met = meet(draft ? restoreDraft(dated, draft) : dated, viewer)
  const open = askAgain(rederive(prefill(met, draft === undefined)))
  const after = requested === null ? undefined : funnel.after?.[requested]
  if (after?.page) return tell(open, 'leaveFor', after.page, 'replace')
  if (requested !== null && after) return put(open, { ready: true, after: requested })
  // a draft that outlives the visit also brings back the step (spec 002 section 2.2)
  const wanted = requested ?? (funnel.draft?.where === 'local' ? (draft?.step ?? null) : null)
  const step = resolve(open, wanted)
  const shown = wanted !== null && requested !== step ? tell(open, 'showStep', step, 'replace') : open
  return record(put(land(shown, step), { ready: true, returning: draft?.returning ?? false }), 'shown')
}

/** The state after somebody logged in or out while the funnel stood open. */
export const viewerChanged = (c: Change, { viewer }: FunnelEvents['viewerChanged']): Change => {
  const met = meet(c, viewer)
  if (!c.state.ready || c.state.busy === 'sent') return met
  const open = settle(rederive(prefill(met, false)))
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
  if (requested !== null && c.funnel.after?.[requested]) return put(c, { after: requested })
  if (travelled === 'back' && step === here && !after) return tell(c, 'goBack')
  return moveTo(c, step, requested === null ? 'none' : 'replace')
}

/** Forgets everything and begins again (`Ja, ik wil stoppen`). */
export const clear = (c: Change): Change => {
  const bare = put(tell(effect(c, { kind: 'cancelReads' }), 'clearDraft'), {
    progress: start(c.funnel),
    world: { ...c.state.world, blocks: {} },
    pending: undefined,
    dropped: [],
    removed: {},
    leaveKeys: {},
    serverErrors: {},
  })
  const anew = rederive(prefill(bare, true))
  return put(land(anew, resolve(anew, null)), { returning: false })
}

/** The state after the browser shows the page as it was left: what was sent from it is done, and the funnel begins again. */
export const restored = (c: Change): Change => {
  if (c.state.busy === 'away') return put(c, { busy: 'no' })
  if (c.state.busy !== 'sent' || c.state.after) return c
  const anew = clear(c)
  const { step, moves } = anew.state
  const shown = tell(anew, 'showStep', step, 'replace')
  return record(put(shown, { busy: 'no', moves: moves + 1 }), 'shown')
}
