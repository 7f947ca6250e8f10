import type { Clock } from '../../../core/kernel/clock.ts'
import { type Handyman, handymanName } from '../../ports/handyman.ts'
import { type SignedSettings, signedCaller } from '../../ports/signed-http.ts'
import { calls, toOrderBody } from './wire.ts'

/** The handyman partner over HTTP, every request signed (docs/partners.md). */
export const handymanHttp = (settings: SignedSettings, clock: Clock): Handyman => {
  const { ask, find } = signedCaller(handymanName, settings, clock)
  return {
    async tasks() {
      const { tasks } = await ask(calls.tasks)
      return tasks.map(({ id, title, category_id }) => ({ id, title, categoryId: category_id }))
    },
    async categories() {
      return (await ask(calls.categories)).categories
    },
    async rates(taskId, { lat, lon }, from) {
      // Dots alone would climb out of the path.
      if (/^\.*$/.test(taskId)) return undefined
      const found = await find(calls.rates, { parameters: { id: taskId, lat, lon, from } })
      return found && { rateType: found.rate_type, days: found.dates }
    },
    async order(key, order) {
      const { reference } = await ask(calls.order, { key, body: toOrderBody(order) })
      return { partnerReference: reference }
    },
  }
}
