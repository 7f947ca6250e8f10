/** Figures of one measurement, in the order in which they were taken. */
export type Sample = readonly number[]

export interface Spread {
  /** The figure that counts: the median, unless another quantile was promised. */
  value: number
  lowest: number
  highest: number
  count: number
}

/** Which side of its bound a figure has to be on. */
export interface Bound {
  side: 'at least' | 'at most'
  value: number
}

/**
 * `met`; `narrowly missed` when figures lie on both sides of the bound, so that chance may have decided;
 * `missed` when every single one lies on the wrong side.
 */
export type Outcome = 'met' | 'narrowly missed' | 'missed'

/**
 * The value below which the given part of the sample lies, interpolated between neighbours (0.5: the median).
 * @throws RangeError for an empty sample.
 */
export function quantile(sample: Sample, part: number): number {
  const sorted = sample.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * part
  const below = sorted[Math.floor(place)]
  const above = sorted[Math.ceil(place)]
  if (below === undefined || above === undefined) throw new RangeError('A sample needs a figure.')
  return below + (above - below) * (place - Math.floor(place))
}

/** The median, or the given quantile, with how far the sample reaches on both sides. */
export function spreadOf(sample: Sample, part = 0.5): Spread {
  return {
    value: quantile(sample, part),
    lowest: Math.min(...sample),
    highest: Math.max(...sample),
    count: sample.length,
  }
}

/**
 * The ratio of each pair: our figure to the bare one that was measured next to it in time, so that a busy minute hits both alike.
 */
export function ratiosOf(pairs: readonly { ours: number; bare: number }[]): number[] {
  return pairs.map(({ ours, bare }) => {
    if (!(bare > 0)) throw new RangeError('The bare side of a pair measured nothing.')
    return ours / bare
  })
}

export function judge({ value, lowest, highest }: Spread, bound: Bound): Outcome {
  const holds = (figure: number) =>
    bound.side === 'at least' ? figure >= bound.value : figure <= bound.value
  if (holds(value)) return 'met'
  return holds(bound.side === 'at least' ? highest : lowest) ? 'narrowly missed' : 'missed'
}
