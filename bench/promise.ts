import { type Bound, judge, type Outcome, type Spread } from './statistics.ts'

/** How a figure is written. */
export type Unit = 'ratio' | 'KB' | 'MB' | 'ms' | 's' | 'shift' | 'statements'

/** One promise as it was measured. */
export interface Measured {
  what: string
  spread: Spread
  unit: Unit
  /** Absent where nothing is promised and the figure is only good to know. */
  bound?: Bound
  /** What the figure is made of, such as both sides of a ratio. */
  note?: string
}

/** A measured promise with what is thought of it. */
export interface Verdict extends Measured {
  /** Whether the machine had nothing else to do. */
  calm: boolean
  outcome: Outcome | undefined
}

/** Figures that do not hang on how busy the machine is. */
const steady: ReadonlySet<Unit> = new Set(['KB', 'shift', 'statements'])

/** Holds a measured promise against its bound. */
export function verdictOf(measured: Measured, calm: boolean): Verdict {
  const { bound, spread, unit } = measured
  return { ...measured, calm: calm || steady.has(unit), outcome: bound && judge(spread, bound) }
}

/** Broken beyond noise on a machine that had time: what ends the bench in failure. */
export function isBroken({ outcome, calm }: Verdict): boolean {
  return outcome === 'missed' && calm
}
