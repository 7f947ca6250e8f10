import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { callBack } from '../../core/contract/callback/callback-calls.ts'
import { cancelMembership } from '../../core/contract/cancellation/cancellation-calls.ts'
import type { RequestWhole } from './request-words.ts'

type KindPart = LazyExoticComponent<ComponentType<{ request: RequestWhole }>>

/** What the page of a request has for one kind alone, by the call that takes it in: it is loaded with the first of that kind. */
const parts: Readonly<Record<string, KindPart>> = {
  [callBack.name]: lazy(() => import('./callback/CallbackPart.tsx')),
  [cancelMembership.name]: lazy(() => import('./cancellation/CancellationPart.tsx')),
}

/** The part of a kind, which does what `kindActs` of the request allow; undefined for a kind without one. */
export const kindPartOf = (kind: string): KindPart | undefined =>
  Object.hasOwn(parts, kind) ? parts[kind] : undefined
