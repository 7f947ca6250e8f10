import { audit } from '../audit/write-trail.ts'
import type { Context, Runtime } from '../context.ts'

/**
 * Removes what is past its retention term (`core/rules/retention.ts`, shown on the privacy page): the tables that features and
 * services declare, in the order of `features.ts`. Answers the number of rows by their word for the log.
 */
export const sweep = async (runtime: Runtime): Promise<Record<string, number>> => {
  const removed: Record<string, number> = {}
  for (const one of runtime.personalData)
    if ('sweep' in one)
      for (const [word, remove] of Object.entries(one.sweep)) removed[word] = await remove(runtime)
  return removed
}

/** Sweeps as a job. The trail records that the system removed something, the log how much of what. */
export const sweepByItself = async (ctx: Context): Promise<void> => {
  const removed = await sweep(ctx)
  ctx.note('swept', removed)
  if (Object.values(removed).some((count) => count > 0))
    await ctx.transaction((tx) => audit(tx, ctx, 'retention.sweep'))
}
