import type { PhoneKind } from './phone-numbering-plans.ts'

// Telephone numbering plans in a browser (`#numbering-plans`): 10 KB that are fetched once a form is on screen. A number cannot
// be judged before they arrived: code that has to waits for `fetchNumberingPlans`.

let plans: typeof import('./phone-numbering-plans.ts') | undefined
let fetching: Promise<void> | undefined

/** The E.164 form of digits, or undefined when they are no number of that kind, or the plans did not arrive yet. */
export const toE164 = (digits: string, kind: PhoneKind): string | undefined => plans?.toE164(digits, kind)

const fetchOnce = async (): Promise<void> => {
  try {
    plans = await import('./phone-numbering-plans.ts')
  } catch (cause) {
    fetching = undefined
    throw cause
  }
}

/** Fetches the plans once; undefined when they are here. Rejects when that fails; the next call tries again. */
export const fetchNumberingPlans = (): Promise<void> | undefined => {
  if (plans) return undefined
  fetching ??= fetchOnce()
  return fetching
}
