import type { FrozenAnswer } from '../../../core/fields/brick/frozen.ts'
import { type MyData, myData } from '../../../core/mijn/data.ts'
import { stateWords } from '../../../core/mijn/mijn-words.ts'
import type { DB } from '../../database/tables.ts'
import { ownLetters } from '../cancellation-letters/own-letters.ts'
import { nowOf, type Runtime, type SiteRuntime } from '../context.ts'
import { ownApplications } from '../insurance-applications/own-application.ts'
import { type OwnCorrection, ownCorrections } from '../submissions/corrections.ts'
import type { OwnRow } from './person.ts'
import { isAnyOf, requestBatches } from './requests.ts'

type Agreed = Pick<DB['consent'], 'wording' | 'version' | 'given_at'>
const consentOf = ({ wording, version, given_at }: Agreed) => ({ wording, version, givenAt: given_at })

const noteOf = ({ at, note }: { at: string; note: string | null }) => ({ note: note ?? '', writtenAt: at })

/** A correction with the question that it answers anew. */
const correctionIn =
  (answers: readonly FrozenAnswer[]) =>
  ({ place, value, at }: OwnCorrection) => {
    const { section, label = '' } = answers[place] ?? {}
    return { ...(section !== undefined && { section }), label, value, correctedAt: at }
  }

/** Groups rows by their request once, because a search per request would be slow for somebody with thousands. */
const bySubmission = <T extends { submission_id: string | null }>(rows: readonly T[]) => {
  const grouped = Map.groupBy(rows, ({ submission_id }) => submission_id)
  return (id: string): readonly T[] => grouped.get(id) ?? []
}

const hangingOn = async ({ database }: Runtime, ids: readonly string[]) => {
  const files = await database
    .selectFrom('file')
    .select(['submission_id', 'name', 'bytes', 'created_at'])
    .where(isAnyOf('submission_id', ids))
    // those of messages stand with them
    .where('message_id', 'is', null)
    .where('staff_id', 'is', null)
    .orderBy('created_at')
    .execute()
  const consents = await database
    .selectFrom('consent')
    .select(['submission_id', 'wording', 'version', 'given_at'])
    .where(isAnyOf('submission_id', ids))
    .orderBy('given_at')
    .execute()
  const notes = await database
    .selectFrom('submission_event')
    .select(['submission_id', 'at', 'note'])
    .where(isAnyOf('submission_id', ids))
    .where('note', 'is not', null)
    .orderBy('id')
    .execute()
  return {
    filesOf: bySubmission(files),
    consentsOf: bySubmission(consents),
    notesOf: bySubmission(notes),
    correctionsOf: bySubmission(await ownCorrections(database, ids)),
  }
}

/** What was written about these requests, with the names of the files that came along. Who of us wrote is not told. */
const messagesOn = async ({ database }: Runtime, ids: readonly string[]) => {
  const rows = await database
    .selectFrom('request_message')
    .select(['id', 'submission_id', 'staff_id', 'at', 'text', 'read_at'])
    .where(isAnyOf('submission_id', ids))
    .orderBy('number')
    .orderBy('id')
    .execute()
  const files = await database
    .selectFrom('file')
    .select(['message_id', 'name'])
    .where(isAnyOf('submission_id', ids))
    .where('message_id', 'is not', null)
    .orderBy('created_at')
    .execute()
  const filesOf = Map.groupBy(files, ({ message_id }) => message_id)
  const messagesOf = bySubmission(rows)
  return (id: string): NonNullable<MyData['requests'][number]['messages']> =>
    messagesOf(id).map((row) => ({
      from: row.staff_id === null ? 'you' : 'us',
      writtenAt: row.at,
      text: row.text,
      ...(row.read_at !== null && { readAt: row.read_at }),
      files: (filesOf.get(row.id) ?? []).map(({ name }) => name),
    }))
}

/** All requests of a person with what belongs to them, newest first, in batches. */
export async function* collectRequests(
  runtime: Runtime,
  personId: string,
): AsyncGenerator<MyData['requests']> {
  for await (const batch of requestBatches(runtime, personId)) {
    // A request that was attached by its e-mail address shows no more than its mail did, and what was written about it.
    const whole = batch.filter(({ attached }) => !attached).map(({ id }) => id)
    const { filesOf, consentsOf, notesOf, correctionsOf } = await hangingOn(runtime, whole)
    const ids = batch.map(({ id }) => id)
    const insurances = await ownApplications(runtime, ids)
    const letters = await ownLetters(runtime, ids)
    const messagesOf = await messagesOn(runtime, ids)
    yield batch.map(({ id, line, answers }) => ({
      reference: line.reference,
      title: line.title,
      receivedAt: line.receivedAt,
      status: stateWords[line.state].label,
      answers: [...(insurances.get(id) ?? []), ...(letters.get(id) ?? []), ...answers],
      files: filesOf(id).map((one) => ({ name: one.name, bytes: one.bytes, uploadedAt: one.created_at })),
      consents: consentsOf(id).map(consentOf),
      ...(messagesOf(id).length > 0 && { messages: messagesOf(id) }),
      ...(notesOf(id).length > 0 && { notes: notesOf(id).map(noteOf) }),
      ...(correctionsOf(id).length > 0 && { corrections: correctionsOf(id).map(correctionIn(answers)) }),
    }))
  }
}

/** Everything in a download but the requests, which may be very many. */
export type DataBesideRequests = Omit<MyData, 'requests'>

/** Everything that we keep about a person but their requests: the parts that features and services export. */
export const collectBesideRequests = async (
  runtime: SiteRuntime,
  { id }: Pick<OwnRow, 'id'>,
): Promise<DataBesideRequests> => {
  const parts = new Map<string, unknown>([['madeAt', nowOf(runtime)]])
  for (const one of runtime.personalData)
    if ('exported' in one)
      for (const [part, read] of Object.entries(one.exported)) parts.set(part, await read(runtime, id))
  const inOrder = Object.keys(myData.shape).flatMap((part) =>
    parts.get(part) === undefined ? [] : [[part, parts.get(part)]],
  )
  // A test of the list makes sure that each part is exported once.
  return Object.fromEntries(inOrder) as DataBesideRequests
}

/** Everything that we keep about a person: their right to see it (AVG, article 15) and to take it along (article 20). */
export const collectData = async (runtime: SiteRuntime, row: OwnRow): Promise<MyData> => {
  const requests: MyData['requests'] = []
  for await (const batch of collectRequests(runtime, row.id)) requests.push(...batch)
  return { ...(await collectBesideRequests(runtime, row)), requests }
}

/** The result of `collectData` as JSON, in pieces as the requests are read. */
export async function* writeData(runtime: SiteRuntime, row: OwnRow): AsyncGenerator<string> {
  yield `${JSON.stringify(await collectBesideRequests(runtime, row)).slice(0, -1)},"requests":[`
  let between = ''
  for await (const batch of collectRequests(runtime, row.id)) {
    yield between + batch.map((one) => JSON.stringify(one)).join(',')
    between = ','
  }
  yield ']}'
}
