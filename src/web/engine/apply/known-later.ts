import { type Change, forgetReadings, put, rederive } from './change.ts'
import type { FunnelEvents } from './event.ts'

/** Reads that failed are asked again. */
export const retryReads = (c: Change): Change => forgetReadings(c, 'failed')

/** A view's own trouble with an answer holds its step, wherever one is. */
export const block = (c: Change, { path, sentence }: FunnelEvents['block']): Change => {
  const { world } = c.state
  const { [path]: before, ...rest } = world.blocks ?? {}
  if (before === sentence) return c
  const blocks = sentence === undefined ? rest : { ...rest, [path]: sentence }
  return rederive(put(c, { world: { ...world, blocks } }))
}
