import { type DayChange, dayChangesHeader, readDayChanges } from '../../../core/content/day-changes.ts'
import { refusalOf, unreachable } from '../../../core/contract/client.ts'
import { previewDrawnPath } from '../../../core/contract/content/content-calls.ts'
import { Fault } from '../../../core/kernel/fault.ts'

/** Who looks at a page: a visitor, somebody with an account, a member. */
export type Reader = 'visitor' | 'person' | 'member'

/** A text that is drawn as the site would. */
export interface WantedDrawing {
  codename: string
  body: Readonly<Record<string, unknown>>
  as: Reader
  /** The day (YYYY-MM-DD) on which it is looked at; today where it is left out. */
  day: string | undefined
}

/** A page as HTML, with the prices in its text that are others on its day than today. */
export interface Drawing {
  html: string
  changes: readonly DayChange[]
}

/** Milliseconds after which an answer is given up. */
const patience = 30_000

const send = async ({ codename, ...asked }: WantedDrawing): Promise<Drawing> => {
  const response = await fetch(previewDrawnPath(codename), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'same-origin',
    body: JSON.stringify(asked),
    signal: AbortSignal.timeout(patience),
  })
  if (!response.ok) throw await refusalOf(response)
  const changes = readDayChanges(response.headers.get(dayChangesHeader))
  return { html: await response.text(), changes }
}

/**
 * Has a text drawn, or answers why it was not. It goes past the gate of the office: what somebody types is saved beside it, and that
 * asks them to log in again where they have to.
 */
export const askDrawing = async (wanted: WantedDrawing): Promise<Drawing | Fault> => {
  try {
    return await send(wanted)
  } catch (thrown) {
    return thrown instanceof Fault ? thrown : unreachable(thrown)
  }
}
