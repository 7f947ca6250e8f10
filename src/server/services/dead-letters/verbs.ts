import { Fault } from '../../../core/kernel/fault.ts'
import type { DeadLetter, Outbox } from '../../outbox/boss.ts'
import { auditCommand } from '../audit/audit-command.ts'
import type { Context } from '../context.ts'
import { role } from '../permissions.ts'
import { type ReadLetter, readLetter } from './read-dead-letters.ts'

/** The queue and the ids of dead letters; `all` alone means every one. */
interface Asked {
  outbox: Pick<Outbox, 'deadLetters' | 'sendAgain'>
  ids: readonly string[]
}

const note = (ctx: Context, verb: string, ids: readonly string[]) =>
  auditCommand(ctx, `deadletters.${verb}`, ids.length === 1 ? ids[0]?.slice(0, 40) : undefined)

/**
 * The dead letters with these ids, or all of them for the single id `all`.
 * @throws Fault 404 for an id that no dead letter has.
 */
const pick = (letters: readonly DeadLetter[], ids: readonly string[]): readonly DeadLetter[] => {
  if (ids.length === 1 && ids[0] === 'all') return letters
  return ids.map((id) => {
    const letter = letters.find((one) => one.id === id)
    if (!letter) throw new Fault(404, 'not-found', `Er is niets blijven liggen met nummer ${id}.`)
    return letter
  })
}

const readEach = async (ctx: Context, letters: readonly DeadLetter[]): Promise<ReadLetter[]> => {
  const read: ReadLetter[] = []
  for (const letter of letters) read.push(await readLetter(ctx.database, letter))
  return read
}

/** Verb of staff, for the command `deadletters`: lists the work that failed at its last try. */
export const listDeadLetters = {
  may: role('member-service', 'finance', 'operator'),
  run: async (ctx: Context, { outbox }: Pick<Asked, 'outbox'>): Promise<ReadLetter[]> => {
    await note(ctx, 'list', [])
    return readEach(ctx, await outbox.deadLetters())
  },
}

/**
 * Verb of staff: shows some dead letters with their submissions.
 * @throws Fault 404 for an unknown one.
 */
export const showDeadLetters = {
  may: role('member-service', 'finance', 'operator'),
  run: async (ctx: Context, { outbox, ids }: Asked): Promise<ReadLetter[]> => {
    await note(ctx, 'show', ids)
    return readEach(ctx, pick(await outbox.deadLetters(), ids))
  },
}

/**
 * Verb of staff: puts dead letters in their queues again; answers how many.
 * @throws Fault 404 for an unknown one.
 */
export const retryDeadLetters = {
  may: role('member-service', 'finance', 'operator'),
  run: async (ctx: Context, { outbox, ids }: Asked): Promise<number> => {
    await note(ctx, 'retry', ids)
    const letters = pick(await outbox.deadLetters(), ids)
    return letters.length > 0 ? outbox.sendAgain(letters.map(({ id }) => id)) : 0
  },
}
