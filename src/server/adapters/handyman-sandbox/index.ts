import { createHash } from 'node:crypto'
import { amsterdamDay, type Clock, today } from '../../../core/kernel/clock.ts'
import type { RateDay } from '../../../core/rules/moments.ts'
import type { Database } from '../../database/pool.ts'
import type { Handyman, HandymanOrder } from '../../ports/handyman.ts'
import { rateOn } from './agenda.ts'
import { categories, taskById, tasks } from './tasks.ts'

/** Days in one answer, and the days that the agenda reaches ahead of today (decision 27). */
const daysInAnswer = 42
const daysAhead = 460

/** A handyman partner of paper: tasks and tariffs are data, orders are kept in the database by key. */
export const handymanSandbox = (db: Database, clock: Clock): Handyman => ({
  async tasks() {
    return tasks.map(({ id, title, categoryId }) => ({ id, title, categoryId }))
  },
  async categories() {
    return [...categories]
  },
  async rates(taskId, place, from) {
    const task = taskById(taskId)
    if (!task) return undefined
    const first = amsterdamDay(from)
    const now = today(clock)
    const days: RateDay[] = []
    for (let ahead = 0; ahead < daysInAnswer; ahead++) {
      const day = first.add({ days: ahead })
      const open = day.compare(now) > 0 && day.compare(now.add({ days: daysAhead })) <= 0
      const rate = open ? rateOn(task, place, day) : undefined
      if (rate) days.push(rate)
    }
    return { rateType: task.rateType, days }
  },
  async order(key, order) {
    const partnerReference = referenceOf(key)
    await keep(db, clock, key, order, partnerReference)
    return { partnerReference }
  },
})

/** The first order of a key stands; the same key again changes nothing. */
const keep = async (
  db: Database,
  clock: Clock,
  key: string,
  order: HandymanOrder,
  reference: string,
): Promise<void> => {
  await db
    .insertInto('sandbox_order')
    .values({
      partner: 'klusservice',
      key,
      body: JSON.stringify(order),
      status: 'received',
      reference,
      received_at: new Date(clock.now()).toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['partner', 'key']).doNothing())
    .execute()
}

const referenceOf = (key: string): string =>
  `KS-${createHash('sha256').update(key).digest('hex').slice(0, 10).toUpperCase()}`
