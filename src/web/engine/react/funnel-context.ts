import { createContext, useContext, useEffect } from 'react'
import type { AnyCall } from '../../../core/contract/call.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import type { Brick } from '../../../core/fields/brick/brick.ts'
import { valueAt } from '../definition/answer-path.ts'
import type { ReadState } from '../state/readings.ts'
import type { FunnelStore, Snapshot } from '../store.ts'

/** What a step's own view may read and do. */
export interface FunnelHandle {
  store: FunnelStore
  snapshot: Snapshot
  /** Phone number of the association's service desk. */
  phone: string
  idOf(path: string): string
}

export const FunnelContext = createContext<FunnelHandle | undefined>(undefined)
export const FunnelProvider = FunnelContext.Provider

/**
 * The funnel around a view.
 * @throws Error outside of a funnel.
 */
export const useFunnel = (): FunnelHandle => {
  const handle = useContext(FunnelContext)
  if (!handle) throw new Error('a step stands in no funnel')
  return handle
}

/**
 * One answer, as its brick takes it, with the way to change it, for views that draw their own control. In development and tests
 * it throws for a path at which the funnel does not ask this brick.
 */
export const useAnswer = <Out, In>(
  path: string,
  brick: Brick<Out, In>,
): [In | undefined, (value: In | undefined) => void] => {
  const { store, snapshot } = useFunnel()
  if (import.meta.env.DEV) {
    const fields = Object.values(snapshot.derived.layouts).flatMap((layout) => layout.fields)
    if (!fields.some((field) => field.path === path && field.brick === brick))
      throw new Error(`${store.funnel.slug}: a view draws ${path}, which is not asked, or by another brick`)
  }
  return [valueAt(snapshot.answers, path) as In | undefined, (value) => store.set(path, value)]
}

/** The final answer of an after step's poll; undefined before that, and where the poll uses another endpoint. */
export const usePollAnswer = <E extends AnyCall>(endpoint: E): AnswerOf<E> | undefined => {
  const { store, snapshot } = useFunnel()
  const { after, arrived } = snapshot
  const poll = store.funnel.after?.[after ?? '']?.poll
  return poll?.endpoint === endpoint ? (arrived?.answer as AnswerOf<E> | undefined) : undefined
}

/** Makes `Volgende` wait while a view looks up an answer, as it does for an address. */
export const useLookUp = (isLooking: boolean): void => {
  const { store } = useFunnel()
  useEffect(() => {
    if (!isLooking) return undefined
    let done: () => void = () => undefined
    store.wait(
      new Promise<void>((resolve) => {
        done = resolve
      }),
    )
    return done
  }, [store, isLooking])
}

export type Reading<Answer> =
  | { state: 'idle' }
  | { state: 'loading'; before?: Answer }
  | { state: 'error'; before?: Answer; retry: () => void }
  | { state: 'empty' | 'ready'; answer: Answer }

/**
 * The reading of one of the funnel's `reads`; each question is asked once and kept. `asked` is what the view wants to see. In
 * development and tests it throws for a name under which the funnel asks another endpoint.
 */
export const useRead = <E extends AnyCall>(
  endpoint: E,
  name: string,
  asked?: unknown,
): Reading<AnswerOf<E>> => {
  const { store, snapshot } = useFunnel()
  if (import.meta.env.DEV && store.funnel.reads?.[name]?.endpoint !== endpoint)
    throw new Error(`${store.funnel.slug}: its read ${name} asks something else than ${endpoint.name}`)
  const state: ReadState = store.peek(name, asked)
  const waiting = state.state === 'loading' && snapshot.ready
  useEffect(() => {
    if (waiting) store.ask(name, asked)
  })
  if (state.state === 'error') return { ...state, retry: () => store.retryReads() } as Reading<AnswerOf<E>>
  return state as Reading<AnswerOf<E>>
}
