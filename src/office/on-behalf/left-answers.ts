import { draftPrefix } from '../../core/kernel/browser-keys.ts'

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
