import { Fault } from '../../../core/kernel/fault.ts'
import type { DeadLetter, Outbox } from '../../outbox/boss.ts'
import { auditStaff } from '../audit/audit-staff.ts'
import type { Context, StaffActor } from '../context.ts'
import {
  comparisonQueue,
  noticeQueue,
  openPaymentsQueue,
  purchasePaid,
  refundQueue,
} from '../payments/payments-queues.ts'
import { role } from '../permissions.ts'
import { memberOfStaff } from '../staff/member-of-staff.ts'
import { type ReadLetter, readLetter } from './read-dead-letters.ts'

/** The queue and the ids of dead letters; `all` alone means every one. */
interface Asked {
  outbox: Pick<Outbox, 'deadLetters' | 'sendAgain'>
  ids: readonly string[]
}

/** Queues of work with money, which is what finance sees and sends again. */
const moneyQueues = [purchasePaid, noticeQueue, openPaymentsQueue, comparisonQueue, refundQueue].map(
  ({ name }) => name,
)

const isAboutMoney = ({ queue }: DeadLetter): boolean => moneyQueues.includes(queue)

/** The dead letters that somebody sees: finance those with money, member service and operators all. */
const seenBy = async (
  { roles }: StaffActor,
  outbox: Pick<Outbox, 'deadLetters'>,
): Promise<readonly DeadLetter[]> => {
  const letters = await outbox.deadLetters()
  return roles.includes('member-service') || roles.includes('operator')
    ? letters
    : letters.filter(isAboutMoney)
}

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

const readEach = async (
  { database }: Context,
  { roles }: StaffActor,
  letters: readonly DeadLetter[],
): Promise<ReadLetter[]> => {
  const read: ReadLetter[] = []
  for (const letter of letters) {
    // whoever runs the machine sees no answers
    const withAnswers =
      roles.includes('member-service') || (roles.includes('finance') && isAboutMoney(letter))
    read.push(await readLetter(database, letter, { withAnswers }))
  }
  return read
}

/** Notes each dead letter that was looked at or sent again, with the request that it is about. */
const noteEach = (ctx: Context, verb: 'show' | 'retry', letters: readonly ReadLetter[]): Promise<void> =>
  auditStaff(
    ctx,
    `deadletters.${verb}`,
    ...letters.map(({ id, submission }) => ({ detail: id, submissionId: submission?.id })),
  )

/** Verb of staff, for the command `deadletters`: lists the work that failed at its last try. */
export const listDeadLetters = {
  may: role('member-service', 'finance', 'operator'),
  run: async (ctx: Context, { outbox }: Pick<Asked, 'outbox'>): Promise<ReadLetter[]> => {
    const actor = await memberOfStaff(ctx)
    await auditStaff(ctx, 'deadletters.list')
    return readEach(ctx, actor, await seenBy(actor, outbox))
  },
}

/**
 * Verb of staff: shows some dead letters with their submissions.
 * @throws Fault 404 for an unknown one.
 */
export const showDeadLetters = {
  may: role('member-service', 'finance', 'operator'),
  run: async (ctx: Context, { outbox, ids }: Asked): Promise<ReadLetter[]> => {
    const actor = await memberOfStaff(ctx)
    const read = await readEach(ctx, actor, pick(await seenBy(actor, outbox), ids))
    await noteEach(ctx, 'show', read)
    return read
  },
}

/**
 * Verb of staff: puts dead letters in their queues again; answers how many.
 * @throws Fault 404 for an unknown one.
 */
export const retryDeadLetters = {
  may: role('member-service', 'finance', 'operator'),
  run: async (ctx: Context, { outbox, ids }: Asked): Promise<number> => {
    const actor = await memberOfStaff(ctx)
    const letters = pick(await seenBy(actor, outbox), ids)
    await noteEach(ctx, 'retry', await readEach(ctx, actor, letters))
    return letters.length > 0 ? outbox.sendAgain(letters.map(({ id }) => id)) : 0
  },
}
