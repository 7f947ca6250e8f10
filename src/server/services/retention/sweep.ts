import { audit } from '../audit/write.ts'
import type { Runtime, SystemContext } from '../context.ts'

/**
 * Removes what has had its time (`core/rules/retention.ts`, as the privacy page shows it): whatever features and
 * services say that they keep, in the order of `features.ts`; answers how many rows, by their words for it.
 */
export const sweep = async (runtime: Runtime): Promise<Record<string, number>> => {
  const removed: Record<string, number> = {}
  for (const one of runtime.personalData)
    if ('sweep' in one)
      for (const [word, remove] of Object.entries(one.sweep)) removed[word] = await remove(runtime)
  return removed
}

/** Sweeps as a job: the trail says that the system removed something, the log how much of what. */
export const sweepByItself = async (ctx: SystemContext): Promise<void> => {
  const removed = await sweep(ctx)
  ctx.note('swept', removed)
  if (Object.values(removed).some((count) => count > 0))
    await ctx.transaction((tx) => audit(tx, ctx, 'retention.sweep'))
}
