import * as z from 'zod/mini'
import type { Clock } from '../../../core/kernel/clock.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import { exchange } from '../../ports/exchange.ts'
import type { Handyman } from '../../ports/handyman.ts'
import { signatureOf } from '../../ports/signature.ts'
import type { HandymanSettings } from './config.ts'
import { categoriesAnswer, orderAnswer, ratesAnswer, tasksAnswer, toOrderBody } from './wire.ts'

const partner = 'klusservice'

interface Call {
  method: 'GET' | 'POST'
  /** Below the partner's address, without a slash in front. */
  path: string
  /** The idempotency key of an order: the same on every try. */
  key?: string
  body?: string
}

/** The handyman partner over HTTP, every request signed (docs/partners.md). */
export const handymanHttp = (settings: HandymanSettings, clock: Clock): Handyman => {
  const ask = caller(settings, clock)
  return {
    async tasks() {
      const { tasks } = await ask(tasksAnswer, { method: 'GET', path: 'v1/tasks' })
      return tasks.map(({ id, title, category_id }) => ({ id, title, categoryId: category_id }))
    },
    async categories() {
      return (await ask(categoriesAnswer, { method: 'GET', path: 'v1/categories' })).categories
    },
    async rates(taskId, { lat, lon }, from) {
      // Dots alone would climb out of the path.
      if (/^\.*$/.test(taskId)) return undefined
      const query = new URLSearchParams({ lat: String(lat), lon: String(lon), from })
      const path = `v1/tasks/${encodeURIComponent(taskId)}/rates?${query}`
      const found = await ask(z.union([ratesAnswer, z.undefined()]), { method: 'GET', path })
      return found && { rateType: found.rate_type, days: found.dates }
    },
    async order(key, order) {
      const body = JSON.stringify(toOrderBody(order))
      const { reference } = await ask(orderAnswer, { method: 'POST', path: 'v1/orders', key, body })
      return { partnerReference: reference }
    },
  }
}

/** Calls the partner and guards what it answers; a 404 is `undefined` for schemas that know it. */
const caller = (settings: HandymanSettings, clock: Clock) => {
  const base = settings.url.endsWith('/') ? settings.url : `${settings.url}/`
  return async <T>(schema: z.ZodMiniType<T>, { method, path, key = '', body = '' }: Call): Promise<T> => {
    const url = new URL(path, base)
    const timestamp = String(Math.floor(clock.now() / 1000))
    const signed = { method, path: url.pathname + url.search, timestamp, key, body }
    const answer = await exchange({
      partner,
      method,
      url,
      headers: {
        'x-timestamp': timestamp,
        'x-signature': signatureOf(signed, settings.secret),
        ...(key && { 'idempotency-key': key }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body }),
      timeout: settings.timeout,
    })
    const missing = method === 'GET' && answer.status === 404
    if (answer.status >= 400 && !missing) {
      throw new PartnerError(partner, 'refused', new Error(`HTTP ${answer.status}`))
    }
    const guarded = schema.safeParse(missing ? undefined : answer.body)
    if (!guarded.success || (!missing && (answer.status < 200 || answer.status >= 300))) {
      throw new PartnerError(partner, 'nonsense', guarded.error ?? new Error(`HTTP ${answer.status}`))
    }
    return guarded.data
  }
}
