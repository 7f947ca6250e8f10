import type { FormHandle } from '../../form/handle.ts'
import { valueAt, withoutIndexes } from '../definition/answer-path.ts'
import { sourceOf } from '../state/home-facts.ts'
import type { FunnelStore, Snapshot } from '../store.ts'
import { StepView } from './StepView.tsx'

/**
 * What controls may read and do of a funnel. They draw this snapshot, never the store: what React hydrates must be what the
 * server drew.
 */
export const formOf = (
  store: FunnelStore,
  snapshot: Snapshot,
  idOf: (path: string) => string,
): FormHandle => ({
  idOf,
  value: (path) => valueAt(snapshot.answers, path),
  now: (path) => store.answer(path),
  set: (path, value) => store.set(path, value),
  touch: (path, clean) => store.touch(path, clean),
  error: (path) => snapshot.errors[path],
  hint: (path) => sourceOf(store.funnel, snapshot, path),
  shown: (path) => snapshot.derived.shown(path),
  fixed: (path) => snapshot.fixed.has(path),
  readFailed: store.readFailed,
  choices: (path, choices = []) => {
    if (store.funnel.options?.[withoutIndexes(path)]) return snapshot.derived.options[path]
    const labels = store.funnel.labels?.[path]?.(snapshot.derived.context)
    return labels ? choices.map((one) => ({ ...one, label: labels[one.value] ?? one.label })) : choices
  },
  draws: (path) => {
    const load = store.funnel.draws?.[withoutIndexes(path)]
    return load && <StepView key={path} step={{ load }} path={path} />
  },
  block: (path, sentence, stops) => store.block(path, sentence, stops),
  wait: (work) => store.wait(work),
  setCount: (path, count) => store.setCount(path, count),
  removeEntry: (path, index) => store.removeEntry(path, index),
  call: (endpoint, input, options) =>
    store.environment.call(endpoint, input, options).catch((error: unknown) => {
      if (!options?.signal?.aborted) store.environment.log(`Failed fetch ${endpoint.name}`)
      throw error
    }),
  log: (failure) => store.environment.log(failure),
})
