import { type Bound, judge, type Outcome, type Spread } from './statistics.ts'

/** Unit in which a figure is written. */
export type Unit = 'ratio' | 'KB' | 'MB' | 'ms' | 's' | 'shift' | 'statements'

/** One promise with the figures that were measured for it. */
export interface Measurement {
  what: string
  spread: Spread
  unit: Unit
  /** Absent where nothing is promised and the figure is for information only. */
  bound?: Bound
  /** What the figure is made of, such as both sides of a ratio. */
  note?: string
}

export interface Verdict extends Measurement {
  calm: boolean
  outcome: Outcome | undefined
}

/** Units of figures that do not depend on how busy the machine is. */
const loadIndependentUnits: ReadonlySet<Unit> = new Set(['KB', 'shift', 'statements'])

/** Holds a measured promise against its bound. */
export function verdictOf(measured: Measurement, calm: boolean): Verdict {
  const { bound, spread, unit } = measured
  return { ...measured, calm: calm || loadIndependentUnits.has(unit), outcome: bound && judge(spread, bound) }
}

/** Whether a promise is broken beyond noise on a calm machine, which ends the bench in failure. */
export function isBroken({ outcome, calm }: Verdict): boolean {
  return outcome === 'missed' && calm
}
