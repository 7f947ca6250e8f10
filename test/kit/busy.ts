/** The part of the passing time in which this thread computes: 1 on a quiet machine, a third beside many others. */
const processorShare = (): number => {
  const started = performance.now()
  const before = process.threadCpuUsage()
  while (performance.now() - started < 60);
  const { user, system } = process.threadCpuUsage(before)
  return Math.min(1, (user + system) / 1000 / (performance.now() - started))
}

/**
 * A bound in milliseconds on a machine as busy as this one now is: a quiet one has the bound itself. Squared, since an
 * answer comes from processes that wait for their turn one after the other.
 */
export const whileBusy = (milliseconds: number): number => milliseconds / processorShare() ** 2
