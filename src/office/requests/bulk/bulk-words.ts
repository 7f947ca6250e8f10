import type { listBulkActs, readBulkAct } from '../../../core/contract/bulk-acts/bulk-acts-calls.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import { type BulkAct, type BulkResult, mostOfBulk } from '../../../core/staff/bulk-acts.ts'
import type { ToldState } from '../request-words.ts'

/** How far an act with several requests is. */
export type Progress = AnswerOf<typeof listBulkActs>['items'][number]
/** The same, with what became of each request. */
export type BulkWhole = AnswerOf<typeof readBulkAct>

/** What each act is called in the bar; three dots where a question follows. */
export const bulkLabels: Readonly<Record<BulkAct, string>> = {
  claim: 'Neem',
  assign: 'Geef aan…',
  message: 'Bericht…',
  ask: 'Vraag meer…',
  note: 'Notitie…',
  done: 'Handel af…',
}

const requests = (count: number): string => (count === 1 ? '1 aanvraag' : `${count} aanvragen`)

const titles: Readonly<Record<BulkAct, (count: number) => string>> = {
  claim: (count) => `Neem ${requests(count)}`,
  assign: (count) => `Geef ${requests(count)} aan iemand`,
  message: (count) => `Stuur ${count === 1 ? '1 bericht' : `${count} berichten`}`,
  ask: (count) => `Stuur ${count === 1 ? '1 vraag' : `${count} vragen`}`,
  note: (count) => `Schrijf een notitie bij ${requests(count)}`,
  done: (count) => `Handel ${requests(count)} af`,
}

/** What is done, with how many. */
export const titleOf = (act: BulkAct, count: number): string => titles[act](count)

/** How many are chosen, and whether that is all that may be. */
export const chosenInWords = (count: number): string =>
  count < mostOfBulk ? `${count} gekozen` : `${count} gekozen: meer kan niet tegelijk`

/** With how many of what was chosen the act can be done now. */
export const possibleInWords = (possible: number, total: number): string => {
  if (possible === total) return total === 1 ? 'Dit kan.' : `Dit kan met alle ${total}.`
  if (possible === 0) return total === 1 ? 'Dit kan nu niet:' : `Dit kan nu met geen van de ${total}:`
  const not = total - possible
  return `Dit kan met ${possible} van de ${total}. Met ${not === 1 ? 'deze' : `deze ${not}`} niet:`
}

/** How many have their result: what is done, what was taken back, and what could not be done. */
export const settledOf = ({ done, refused, failed, takenBack }: Progress): number =>
  done + refused + failed + takenBack

/** How far it is: `14 van 20 gedaan, 2 niet, 3 teruggenomen`. */
export const progressInWords = (progress: Progress): string => {
  const { done, refused, failed, takenBack, total, endedAt } = progress
  const not = refused + failed
  const back = takenBack > 0 ? `, ${takenBack} teruggenomen` : ''
  const words = `${done} van ${total} gedaan${not > 0 ? `, ${not} niet` : ''}${back}`
  return endedAt === null ? words : `Klaar: ${words}.`
}

/** Milliseconds for which the list still tells of an act that ended. */
const toldFor = 15 * 60_000

/** Of the last acts, the one that the list tells of: what is under way, else the last if it ended just now. */
export const toldOf = (items: readonly Progress[], now: number): Progress | undefined => {
  const [newest] = items
  const running = items.find(({ endedAt }) => endedAt === null)
  if (running || !newest || newest.endedAt === null) return running
  return now - Date.parse(newest.endedAt) < toldFor ? newest : undefined
}

/** The line of the list about it. */
export const underwayInWords = (progress: Progress): string =>
  progress.endedAt === null
    ? `Bezig: ${settledOf(progress)} van ${progress.total}.`
    : progressInWords(progress)

/** What became of the act with one request. */
export const toldResults: Readonly<Record<BulkResult, ToldState>> = {
  waiting: { icon: 'clock', words: 'Wacht' },
  done: { icon: 'check', words: 'Gedaan', tone: 'good' },
  refused: { icon: 'cross', words: 'Niet gedaan' },
  failed: { icon: 'warning', words: 'Mislukt', tone: 'late' },
  'taken-back': { icon: 'back', words: 'Teruggenomen' },
}
