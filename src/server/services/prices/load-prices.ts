import * as z from 'zod/mini'
import { type DatedAmount, withNewer } from '../../../core/content/dated-amounts.ts'
import { type Settings, settingsDocument } from '../../../core/content/settings.ts'
import { today } from '../../../core/kernel/clock.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { Tx } from '../../database/pool.ts'
import { amendPublished } from '../content/edit.ts'
import type { StaffContext } from '../context.ts'
import { askedPrices } from './prices.ts'

/** A price from a day on. */
export interface NamedAmount extends DatedAmount {
  name: string
}

/** The prices of the settings, and what a file of newer ones is judged by. */
export interface KnownPrices {
  /** YYYY-MM-DD. */
  today: string
  prices: Settings['prices']
  /** Names that a call asks for, or that a page shows: there must be one on every day. */
  needed: ReadonlySet<string>
}

/** What becomes of one price. */
export interface ChangedPrice {
  name: string
  before: readonly DatedAmount[]
  after: readonly DatedAmount[]
}

const shownPrice = /\{price\.([a-z0-9_]+)\}/g

/**
 * The prices of the published settings, which nobody else changes until the transaction is over.
 * @throws Fault 409 when there are none, or they are not whole.
 */
export const lockPrices = async (tx: Tx, clock: StaffContext['clock']): Promise<KnownPrices> => {
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
 * Puts amounts in the place of what the settings knew of these prices from the first of their days on, and publishes the
 * settings where that changes anything. Belongs in the transaction of `lockPrices`.
 */
export const publishPrices = async (
  tx: Tx,
  ctx: Pick<StaffContext, 'clock' | 'requestId'>,
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

/** As the settings write it. */
const bare = ({ from, until, cents }: DatedAmount): DatedAmount => ({
  from,
  ...(until !== undefined && { until }),
  cents,
})
