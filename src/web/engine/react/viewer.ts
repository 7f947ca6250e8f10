import { fetchAnswer } from '../../../core/contract/client.ts'
import { me } from '../../../core/contract/session/session-calls.ts'
import {
  loginHintCookie,
  plainLoginHintCookie,
  viewerEvent,
  visitKey,
} from '../../../core/kernel/browser-keys.ts'
import { onBehalfMark } from '../../../core/kernel/on-behalf.ts'
import { type Viewer, visitor } from '../../../core/kernel/viewer.ts'
import { viewerOfAccount } from './account-viewer.ts'
import { session } from './browser-environment.ts'

const listeners = new Set<(viewer: Viewer) => void>()
let viewerPromise: Promise<Viewer> | undefined

// the plain cookie counts over plain http only; enhance/login-hint.ts does the same without a framework
const hintNames = () =>
  location.protocol === 'http:' ? [loginHintCookie, plainLoginHintCookie] : [loginHintCookie]
const hinted = () =>
  document.cookie.split('; ').some((one) => hintNames().some((name) => one.startsWith(`${name}=`)))

/** Asks the server who is logged in. */
export const askAccount = async (): Promise<Viewer> => viewerOfAccount(await fetchAnswer(me, {}))

const recalledVisitor = async (): Promise<Viewer> => {
  const told = session(visitKey).read()
  return told ? (await import('../visit/recall.ts')).visitorWithVisit(told) : visitor
}

/**
 * Who is logged in: asked once for all islands, and only where the hint cookie says that somebody is. A page that a colleague fills
 * in for who calls says itself whether that is a member; whoever is logged in to this browser is somebody else.
 */
export const currentViewer = (): Promise<Viewer> => {
  const mark = onBehalfMark()
  if (mark) return Promise.resolve({ membershipStatus: mark.membershipStatus, byPhone: true })
  if (!hinted()) return recalledVisitor().catch(() => visitor)
  viewerPromise ??= askAccount().catch(() => visitor)
  return viewerPromise
}

/** Tells every island, and the header, that somebody logged in or out. */
export const announceViewer = (viewer: Viewer): void => {
  viewerPromise = Promise.resolve(viewer)
  for (const listener of listeners) listener(viewer)
  document.dispatchEvent(new Event(viewerEvent))
}

export const onViewer = (listener: (viewer: Viewer) => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
