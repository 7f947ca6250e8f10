import { randomUUID } from 'node:crypto'
import type { Tx } from '../../database/pool.ts'
import { enqueue } from '../../outbox/enqueue.ts'
import { nowOf, type Runtime } from '../context.ts'
import type { Letter } from './letter.ts'
import { letterQueue } from './letters-queues.ts'

export interface NewLetter {
  letter: Letter
  /** Undefined when a name was typed that nobody has: the letter is dropped, after the same work. */
  personId: string | undefined
  linkId?: string
  /** The address, where that is not, or no longer, the person's own. */
  address?: string
  /** Words and numbers for its text; never an answer, a name or an address. */
  facts?: Readonly<Record<string, string | number>>
  /** ISO instant before which it is not sent. */
  startAfter?: string | undefined
}

/** Writes a letter in the caller's transaction. It is mailed after the commit, with retries, and once. */
export const writeLetter = async (tx: Tx, runtime: Pick<Runtime, 'clock'>, of: NewLetter): Promise<void> => {
  const id = randomUUID()
  await tx
    .insertInto('letter')
    .values({
      id,
      kind: of.letter.kind,
      person_id: of.personId ?? null,
      link_id: of.linkId ?? null,
      address: of.address ?? null,
      facts: JSON.stringify(of.facts ?? {}),
      created_at: nowOf(runtime),
    })
    .execute()
  await enqueue(
    tx,
    letterQueue,
    { letter: id },
    {
      key: id,
      ...(of.startAfter !== undefined && { startAfter: of.startAfter }),
    },
  )
}
