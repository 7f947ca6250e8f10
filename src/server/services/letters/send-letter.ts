import { sql } from 'kysely'
import { nameInWords } from '../../../core/groups/formatting.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import type { Sender } from '../../../core/render.ts'
import { PermanentFailure } from '../../outbox/permanent-failure.ts'
import type { Attachment } from '../../ports/mail.ts'
import { nowOf, type Runtime } from '../context.ts'
import { tokenOf } from '../links/mailed-link.ts'
import type { WriteMail } from '../submissions/mail.ts'
import { replyToOfFacts } from '../submissions/reply-to.ts'
import { greetingOf } from './greeting.ts'
import type { Addressed, Letter } from './letter.ts'

export type Letters = ReadonlyMap<string, Letter>

const read = (runtime: Runtime, id: string) =>
  runtime.database
    .selectFrom('letter')
    .leftJoin('person', 'person.id', 'letter.person_id')
    .select([
      'letter.kind',
      'letter.facts',
      'letter.link_id',
      'letter.sent_at',
      'letter.address',
      'person.email',
      'person.initials',
      'person.infix',
      'person.last_name',
    ])
    .where('letter.id', '=', sql<string>`${id}::uuid`)
    .executeTakeFirst()

/** Makes a document of a request (its id), or finds the one that was made before. */
export type MakeAttachment = (submissionId: string, kind: string) => Promise<Attachment[]>

const attachmentsOf = async (
  runtime: Runtime,
  letter: Letter,
  { addressed, sender }: { addressed: Addressed; sender: Sender },
  make: MakeAttachment,
): Promise<Attachment[]> => {
  const own = (await letter.attach?.(runtime, addressed, sender)) ?? []
  const asked = letter.documents?.(addressed.facts)
  const made = await Promise.all((asked?.kinds ?? []).map((kind) => make(asked?.submission ?? '', kind)))
  return [...own, ...made.flat()]
}

const nothingIsMade: MakeAttachment = (_, kind) =>
  Promise.reject(new Error(`Nobody makes documents of the kind ${kind} here.`))

/**
 * Mails a letter once, with its id as key. A letter without a person, or to a deleted account, is dropped.
 * @throws PartnerError to be tried again; PermanentFailure for an address that will never work.
 */
export const sendLetter = async (
  runtime: Runtime,
  letters: Letters,
  write: WriteMail,
  id: string,
  make: MakeAttachment = nothingIsMade,
): Promise<void> => {
  const row = await read(runtime, id)
  const to = row?.address ?? row?.email
  if (!row || !to || row.sent_at) return
  const sender = await runtime.sender()
  const letter = letters.get(row.kind)
  if (!letter) throw new Error(`No letter is written of the kind ${row.kind}.`)
  const facts = row.facts as Addressed['facts']
  const addressed: Addressed = {
    to,
    greeting: greetingOf(nameInWords({ ...row, lastName: row.last_name })),
    token: row.link_id ? tokenOf(runtime, row.link_id) : undefined,
    facts: { ...facts, ...(await letter.read?.(runtime, facts)) },
  }
  const content = letter.compose(addressed, sender, runtime)
  const attachments = await attachmentsOf(runtime, letter, { addressed, sender }, make)
  const { html, text } = await write(content, sender)
  const note = (columns: { sent_at?: string; last_reason?: string | null; address?: null }) =>
    runtime.database.updateTable('letter').set(columns).where('id', '=', id).execute()
  try {
    const answers = await replyToOfFacts(runtime, facts)
    await runtime.ports.mail.send(id, { to, ...answers, subject: content.subject, html, text, attachments })
    await note({ sent_at: nowOf(runtime), last_reason: null, address: null })
  } catch (thrown) {
    if (!(thrown instanceof PartnerError)) throw thrown
    await note({ last_reason: thrown.reason })
    if (thrown.reason !== 'refused') throw thrown
    runtime.note('letter refused', { letter: id })
    throw new PermanentFailure()
  }
}
