// of this process, also while a test has a clock of its own: by that one no time would ever pass
const now = performance.now.bind(performance)

/** The part of the passing time in which this thread computes: 1 on a quiet machine, a third beside many others. */
const processorShare = (milliseconds: number): number => {
  const started = now()
  const before = process.threadCpuUsage()
  while (now() - started < milliseconds);
  const { user, system } = process.threadCpuUsage(before)
  return Math.min(1, (user + system) / 1000 / (now() - started))
}

/** What was measured of late, once a second: a machine is seldom as busy as it was at the very moment that a test asks. */
const measureOften = (): number[] => {
  const shares: number[] = []
  const measure = () => shares.push(processorShare(15)) > 30 && shares.shift()
  setInterval(measure, 1000).unref()
  return shares
}

// one for all test files of a process, each of which loads this anew
const kept = globalThis as { processorShares?: number[] }
kept.processorShares ??= measureOften()
const shares = kept.processorShares

const averageShare = (): number =>
  shares.length === 0 ? 1 : shares.reduce((sum, one) => sum + one, 0) / shares.length

/**
 * A bound in milliseconds on a machine as busy as this one now is, or was in the last half minute: a quiet one has the bound
 * itself. Squared, since an answer comes from processes that wait for their turn one after the other.
 */
export const whileBusy = (milliseconds: number): number =>
  milliseconds / Math.min(processorShare(60), averageShare()) ** 2
