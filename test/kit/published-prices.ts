import type { Page } from 'playwright-core'
import { expect, vi } from 'vitest'
import type { Settings } from '../../src/core/content/settings.ts'
import { systemClock } from '../../src/core/kernel/clock.ts'
import { formatCents } from '../../src/core/kernel/money.ts'
import type { Database } from '../../src/server/database/pool.ts'
import { amendPublished } from '../../src/server/services/content/edit.ts'

interface Site {
  url: string
  db: Database
}

const pricesOf = async ({ db }: Pick<Site, 'db'>): Promise<Settings['prices']> => {
  const row = await db
    .selectFrom('content_document')
    .select('published')
    .where('codename', '=', 'settings')
    .executeTakeFirstOrThrow()
  return (row.published as unknown as Settings).prices
}

/** Publishes settings with these prices, and waits until a visitor can read this amount, in cents, on the page. */
const publishPrices = async (
  site: Site,
  prices: Settings['prices'],
  { path, cents }: { path: string; cents: number },
): Promise<void> => {
  await site.db
    .transaction()
    .execute((tx) => amendPublished(tx, systemClock, 'settings', { by: 'test', part: { prices } }))
  // as text, or as a number that the page gives its funnel
  const shown = [formatCents(cents), `:${cents}`]
  await vi.waitUntil(
    async () => {
      const page = await (await fetch(site.url + path)).text()
      return shown.some((one) => page.includes(one))
    },
    { timeout: 60_000, interval: 100 },
  )
}

const otherPrices = (
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

/** A price of the settings, in cents, before and after the change. */
export interface OtherPrice {
  name: string
  from: number
  to: number
  /** How many times somebody pays it: 1 when left out. */
  times?: number
}

/**
 * Presses the button of an overview after the association published other prices: the page shows the old and the new price and
 * every answer, and a second press sends. The first price is one that the page itself reads.
 */
export const confirmAtOtherPrices = async (
  page: Page,
  site: Site,
  [first, ...others]: readonly [OtherPrice, ...OtherPrice[]],
  look: (told: string) => Promise<void> = async () => undefined,
): Promise<void> => {
  const before = await pricesOf(site)
  const { pathname: path } = new URL(page.url())
  const button = page.locator('form[data-step] button[type="submit"]')
  const step = await page.locator('form[data-step]').getAttribute('data-step')
  const changed = Object.fromEntries([first, ...others].map(({ name, to }) => [name, to]))
  try {
    await publishPrices(site, otherPrices(before, changed), { path, cents: first.to })
    await button.click()
    const alert = page.getByRole('alert').filter({ hasText: 'Druk dan nog een keer op de knop.' })
    await alert.waitFor()
    const told = (await alert.innerText()).replace(/\s/g, ' ')
    for (const { from, to, times = 1 } of [first, ...others])
      expect(told).toContain(
        `was ${formatCents(from * times)} en is nu ${formatCents(to * times)}.`.replace(/\s/g, ' '),
      )
    await look(told)
    await button.click()
    await page
      .locator(`form[data-step="${step}"]`)
      .waitFor({ state: 'detached' })
      .catch(async (cause) => {
        throw new Error(`Not sent: ${await page.getByRole('alert').allInnerTexts()}`, { cause })
      })
  } finally {
    await publishPrices(site, before, { path, cents: first.from })
  }
}
