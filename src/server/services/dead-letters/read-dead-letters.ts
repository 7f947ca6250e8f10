import type { Database, Tx } from '../../database/pool.ts'
import type { DeadLetter } from '../../outbox/dead-letters.ts'
import { calendarName } from '../../ports/calendar.ts'
import { inspectionsName } from '../../ports/inspections.ts'
import { insurerName } from '../../ports/insurer.ts'
import { paymentsName } from '../../ports/payments.ts'
import { cancellationLetterQueue } from '../cancellation-letters/cancellation-letters-queues.ts'
import { openApplicationsQueue } from '../insurance-applications/insurance-applications-queues.ts'
import { letterQueue } from '../letters/letters-queues.ts'
import { comparisonQueue, noticeQueue, openPaymentsQueue, refundQueue } from '../payments/payments-queues.ts'
import { calendarQueue, visitsQueue } from '../planning/planning-queues.ts'
import { byMail } from '../submissions/delivery.ts'
import type { FrozenSummary } from '../submissions/read-submission.ts'
import { type About, findAbout } from './about.ts'

interface LetterDelivery {
  partner: string
  state: string
  reason: string | null
}

/** A dead letter with its submission, without anything that tells whose it is. */
export interface ReadLetter extends DeadLetter {
  submission?: {
    id: string
    reference: string
    kind: string
    /** ISO 8601 instant. */
    receivedAt: string
    /** What it is called, where a name may stand; undefined for whoever sees no answers. */
    title: string | undefined
    /** Questions with masked answers, which show only their length and first characters; empty for whoever sees none. */
    answers: { label: string; value: string }[]
  }
  /** The name of the partner that was asked, or `mail`; null where the work asks nobody. */
  partner: string | null
  /** Why the last try failed, in one word; null where none was kept. */
  reason: string | null
  /** Of its submission, per partner: its state, and in one word why the last try failed. */
  deliveries: LetterDelivery[]
}

/** Partners that queues ask whose jobs do not name one. */
const partnerOfQueue: Readonly<Record<string, string>> = {
  [letterQueue.name]: byMail.partner,
  [cancellationLetterQueue.name]: byMail.partner,
  [noticeQueue.name]: paymentsName,
  [openPaymentsQueue.name]: paymentsName,
  [comparisonQueue.name]: paymentsName,
  [refundQueue.name]: paymentsName,
  [calendarQueue.name]: calendarName,
  [visitsQueue.name]: inspectionsName,
  [openApplicationsQueue.name]: insurerName,
}

const partnerOf = ({ queue, data: { partner } }: DeadLetter): string | null =>
  typeof partner === 'string' ? partner : (partnerOfQueue[queue] ?? null)

const deliveriesTo = async (
  database: Database | Tx,
  submissions: readonly string[],
): Promise<ReadonlyMap<string, LetterDelivery[]>> => {
  const rows = await database
    .selectFrom('delivery')
    .select(['submission_id as id', 'partner', 'state', 'last_reason as reason'])
    .where('submission_id', 'in', submissions)
    .orderBy('partner')
    .execute()
  const grouped = Map.groupBy(rows, ({ id }) => id)
  return new Map([...grouped].map(([id, of]) => [id, of.map(({ id: _, ...delivery }) => delivery)]))
}

type Submission = NonNullable<ReadLetter['submission']>

const withoutAnswers = async (
  database: Database | Tx,
  ids: readonly string[],
): Promise<Map<string, Submission>> => {
  const rows = await database
    .selectFrom('submission')
    .select(['id', 'reference', 'kind', 'received_at as receivedAt'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, { ...row, title: undefined, answers: [] }]))
}

const withMaskedAnswers = async (
  database: Database | Tx,
  ids: readonly string[],
): Promise<Map<string, Submission>> => {
  const rows = await database
    .selectFrom('submission')
    .select(['id', 'reference', 'kind', 'received_at as receivedAt', 'summary'])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ summary, ...row }) => {
      const { title, office } = summary as FrozenSummary
      return [
        row.id,
        { ...row, title, answers: office.map(({ label, value }) => ({ label, value: masked(value) })) },
      ]
    }),
  )
}

const reasonOf = (
  letter: DeadLetter,
  { reason }: About,
  deliveries: readonly LetterDelivery[],
): string | null =>
  reason ?? deliveries.find(({ partner }) => partner === letter.data.partner)?.reason ?? null

/** Dead letters as staff may read them; without `withAnswers` nothing that anybody typed is in them, not even masked. */
export const readLetters = async (
  database: Database | Tx,
  letters: readonly DeadLetter[],
  { withAnswers }: { withAnswers: boolean },
): Promise<ReadLetter[]> => {
  const aboutOf = await findAbout(database, letters)
  const ids = [...new Set(letters.flatMap((letter) => aboutOf(letter).submission ?? []))]
  const read = withAnswers ? withMaskedAnswers : withoutAnswers
  const submissions = ids.length > 0 ? await read(database, ids) : new Map<string, Submission>()
  const reached = ids.length > 0 ? await deliveriesTo(database, ids) : new Map<string, LetterDelivery[]>()
  return letters.map((letter) => {
    const about = aboutOf(letter)
    const submission = about.submission === null ? undefined : submissions.get(about.submission)
    const deliveries = about.submission === null ? [] : (reached.get(about.submission) ?? [])
    return {
      ...letter,
      partner: partnerOf(letter),
      reason: reasonOf(letter, about, deliveries),
      deliveries,
      ...(submission && { submission }),
    }
  })
}

/** Replaces every letter or digit by a dot, except the first character of each word. */
export const masked = (value: string): string =>
  value.replace(/(?<=[\p{L}\p{N}\p{M}])[\p{L}\p{N}\p{M}]/gu, '•')
