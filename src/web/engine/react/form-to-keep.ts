import { withValueAt } from '../definition/answer-path.ts'
import { serverDraftOf } from '../draft/draft-to-keep.ts'
import type { FunnelStore } from '../store.ts'

/** The part of the form that may be kept now. Fixed answers are left out, since they come back with the login. */
export const formToKeep = ({ funnel, state }: FunnelStore) => {
  let { answers } = state.progress
  for (const path of state.fixed.keys()) answers = withValueAt(answers, path, undefined)
  const { passed, exit } = state.progress
  const { step, dropped } = state
  return serverDraftOf(funnel, { answers, passed: [...passed], step, exit, dropped: [...dropped] })
}
