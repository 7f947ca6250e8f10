import { amsterdamDay, type Clock, today } from '../../../core/kernel/clock.ts'
import type { RateDay } from '../../../core/rules/moments.ts'
import { type Handyman, handymanName as partner } from '../../ports/handyman.ts'
import type { SandboxRecords } from '../sandbox-kit/records.ts'
import { rateOn } from './handyman-sandbox-agenda.ts'
import { categories, taskById, tasks } from './tasks.ts'

/** The number of days in one answer, and the number of days ahead of today that the agenda reaches (D27). */
const daysInAnswer = 42
const daysAhead = 460

/** The sandbox of the handyman partner: its tasks and tariffs are data, and orders are kept by key (`/sandbox/orders`). */
export const handymanSandbox = (records: SandboxRecords, clock: Clock): Handyman => ({
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
    return { partnerReference: await records.keepOrder({ partner, key, order, prefix: 'KS' }) }
  },
})
