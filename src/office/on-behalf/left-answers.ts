import { draftPrefix } from '../../core/kernel/browser-keys.ts'
import type { TakenDraft } from './TakeDraft.tsx'

/**
 * Removes from this tab what was filled in for callers whose call is over: everything but what stands under the id of the one that
 * runs.
 */
export const forgetLeftAnswers = (running: string | undefined): void => {
  const beginning = `${draftPrefix}namens:`
  try {
    const left = Object.keys(sessionStorage).filter(
      (key) =>
        key.startsWith(beginning) && (running === undefined || !key.startsWith(`${beginning}${running}:`)),
    )
    for (const key of left) sessionStorage.removeItem(key)
  } catch {
    // where storage is forbidden nothing was stored
  }
}

/**
 * Lays the form of a caller ready for the page that fills it in for them, under the id of the call by phone; answers whether this
 * browser keeps it.
 */
export const layReady = (id: string, { slug, draft }: Pick<TakenDraft, 'slug' | 'draft'>): boolean => {
  try {
    sessionStorage.setItem(`${draftPrefix}namens:${id}:${slug}`, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}
