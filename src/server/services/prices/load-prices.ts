import * as z from 'zod/mini'
import { type DatedAmount, withNewer } from '../../../core/content/dated-amounts.ts'
import { type Settings, settingsDocument } from '../../../core/content/settings.ts'
import { today } from '../../../core/kernel/clock.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { Tx } from '../../database/pool.ts'
import { amendPublished } from '../content/edit.ts'
import type { Context } from '../context.ts'
import { askedPrices } from './prices.ts'

/** A price, by codename, from a day on. */
export interface NamedAmount extends DatedAmount {
  name: string
}

/** The prices of the settings, and what newer ones in a file are compared with. */
export interface KnownPrices {
  /** YYYY-MM-DD. */
  today: string
  prices: Settings['prices']
  /** Names that a call asks for or a page shows, so that they need a price on every day. */
  needed: ReadonlySet<string>
}

export interface ChangedPrice {
  name: string
  before: readonly DatedAmount[]
  after: readonly DatedAmount[]
}

const shownPrice = /\{price\.([a-z0-9_]+)\}/g

/**
 * The prices of the published settings, locked until the end of the transaction.
 * @throws Fault 409 when there are none, or they are broken.
 */
export const lockPrices = async (tx: Tx, clock: Context['clock']): Promise<KnownPrices> => {
  const row = await tx
    .selectFrom('content_document')
    .select('published')
    .where('codename', '=', 'settings')
    .forUpdate()
    .executeTakeFirst()
  const stored = z.safeParse(z.object({ prices: settingsDocument.shape.prices }), row?.published)
  if (!stored.success)
    throw new Fault(409, 'settings-broken', 'De instellingen van de site zijn niet heel. Herstel die eerst.')
  const documents = await tx
    .selectFrom('content_document')
    .select('published')
    .where('published', 'is not', null)
    .execute()
  const shown = JSON.stringify(documents).matchAll(shownPrice)
  return {
    today: today(clock).toString(),
    prices: stored.data.prices,
    needed: new Set([...askedPrices, ...[...shown].map(([, name = '']) => name)]),
  }
}

/**
 * Replaces amounts of the settings, for each price from the first of its new days on, and publishes the settings where that
 * changes anything. Belongs in the transaction of `lockPrices`.
 */
export const publishPrices = async (
  tx: Tx,
  ctx: Pick<Context, 'clock' | 'requestId'>,
  { prices }: KnownPrices,
  amounts: readonly NamedAmount[],
): Promise<ChangedPrice[]> => {
  const changed: ChangedPrice[] = []
  const next = { ...prices }
  for (const [name, filed = []] of Object.entries(Object.groupBy(amounts, (one) => one.name))) {
    const known = prices[name]
    if (!known) throw new Error(`The settings know no price ${name}.`)
    const after = withNewer(known.amounts, filed).map(bare)
    if (JSON.stringify(after) === JSON.stringify(withNewer([], known.amounts).map(bare))) continue
    changed.push({ name, before: known.amounts, after })
    next[name] = { ...known, amounts: after }
  }
  if (changed.length > 0)
    await amendPublished(tx, ctx.clock, 'settings', { by: ctx.requestId, part: { prices: next } })
  return changed
}

const bare = ({ from, until, cents }: DatedAmount): DatedAmount => ({
  from,
  ...(until !== undefined && { until }),
  cents,
})
