import { vi } from 'vitest'
import type { Settings } from '../../src/core/content/settings.ts'
import { systemClock } from '../../src/core/kernel/clock.ts'
import { formatCents } from '../../src/core/kernel/money.ts'
import type { Database } from '../../src/server/database/pool.ts'
import { amendPublished } from '../../src/server/services/content/edit.ts'

interface Site {
  url: string
  db: Database
}

/** The prices of the settings as they are now. */
export const pricesOf = async ({ db }: Pick<Site, 'db'>): Promise<Settings['prices']> => {
  const row = await db
    .selectFrom('content_document')
    .select('published')
    .where('codename', '=', 'settings')
    .executeTakeFirstOrThrow()
  return (row.published as unknown as Settings).prices
}

/** Publishes settings with these prices, and waits until a visitor reads the first of `shown`, in cents, on the page. */
export const publishPrices = async (
  site: Site,
  prices: Settings['prices'],
  { path, cents }: { path: string; cents: number },
): Promise<void> => {
  await site.db
    .transaction()
    .execute((tx) => amendPublished(tx, systemClock, 'settings', { by: 'test', part: { prices } }))
  const shown = formatCents(cents)
  await vi.waitUntil(async () => (await (await fetch(site.url + path)).text()).includes(shown), {
    timeout: 60_000,
    interval: 100,
  })
}

/** The prices with others from the first day on, in cents. */
export const otherPrices = (
  prices: Settings['prices'],
  other: Readonly<Record<string, number>>,
): Settings['prices'] =>
  Object.fromEntries(
    Object.entries(prices).map(([name, price]) => {
      const cents = other[name]
      return [
        name,
        cents === undefined ? price : { ...price, amounts: price.amounts.map((one) => ({ ...one, cents })) },
      ]
    }),
  )
