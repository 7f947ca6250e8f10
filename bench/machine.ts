import { availableParallelism, cpus, totalmem } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/** Share of the processors' time, 0 to 1, that other processes may use while the machine still counts as calm. */
const toleratedShare = 0.2
const lookMs = 500

/** The machine that the numbers were measured on, in one line. */
export function describeMachine(): string {
  const model = cpus()[0]?.model.replace(/\s+/g, ' ').trim() || 'unknown processor'
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${availableParallelism()} × ${model}, ${memory} GB, Node ${process.versions.node}`
}

/** Share of the processors' time, 0 to 1, that is in use while we ourselves do nothing. */
export async function busyness(): Promise<number> {
  const before = processorTimes()
  await sleep(lookMs)
  const after = processorTimes()
  const total = after.total - before.total
  return total > 0 ? (after.used - before.used) / total : 0
}

/**
 * Runs `work` once the machine is calm, or after waiting `waitMs`; `calm` says whether it was calm both before and after, as it
 * cannot be told apart from the work itself meanwhile.
 */
export async function whenCalm<T>(
  waitMs: number,
  work: () => Promise<T>,
): Promise<{ result: T; calm: boolean }> {
  const giveUpAt = performance.now() + waitMs
  let before = await busyness()
  while (before > toleratedShare && performance.now() < giveUpAt) before = await busyness()
  const result = await work()
  const after = await busyness()
  return { result, calm: Math.max(before, after) <= toleratedShare }
}

function processorTimes(): { used: number; total: number } {
  let used = 0
  let total = 0
  for (const { times } of cpus()) {
    const all = times.user + times.nice + times.sys + times.irq + times.idle
    total += all
    used += all - times.idle
  }
  return { used, total }
}
