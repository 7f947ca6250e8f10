/** Who published a figure, and where. */
export interface Source {
  name: string
  href: string
}

/** The value of a figure from one day until another, both included. */
export interface DatedValue<T> {
  /** YYYY-MM-DD. */
  from: string
  /** YYYY-MM-DD; left out where nobody said when it ends. */
  until?: string
  value: T
  source: Source
  /** Set where nobody could look the value up at its source yet: `docs/to-verify.md` names it (D60). */
  toVerify?: true
}

/** A value, and whether it holds on the day that was asked about or is only the nearest one known. */
export type FigureOn<T> = DatedValue<T> & { current: boolean }

/** A figure that a law or a market sets for a time: a tax rate, a limit, a subsidy. */
export interface Figure<T> {
  /** The name that a visitor reads: `NHG-grens`. */
  readonly label: string
  /**
   * The value on a day (YYYY-MM-DD). On a day without a value it is the last one before it, or else the first of all, and
   * `current` is false: the caller then says of which year it is.
   */
  on(day: string): FigureOn<T>
  /** Last day of the newest value (YYYY-MM-DD); undefined where nobody said when it ends. */
  readonly lastDay: string | undefined
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

/**
 * Makes a dated figure. Its values are in the order of their days and do not overlap.
 * @throws Error for values that do.
 */
export const figure = <T>(label: string, values: readonly [DatedValue<T>, ...DatedValue<T>[]]): Figure<T> => {
  let before = ''
  for (const { from, until } of values) {
    if (!isDay(from) || (until !== undefined && (!isDay(until) || until < from)) || from <= before)
      throw new Error(`${label}: its values are not in the order of their days, at ${from}`)
    before = until ?? from
  }
  return {
    label,
    lastDay: values.at(-1)?.until,
    on: (day) => {
      const value = values.findLast(({ from }) => from <= day) ?? values[0]
      return { ...value, current: value.from <= day && (value.until === undefined || day <= value.until) }
    },
  }
}

/** The year or years that a value holds for, in words: `2026`, `2025 en 2026`, `vanaf 2013`. */
export const yearsOf = ({ from, until }: Pick<DatedValue<unknown>, 'from' | 'until'>): string => {
  const [first, last] = [from.slice(0, 4), until?.slice(0, 4)]
  if (last === undefined) return `vanaf ${first}`
  if (first === last) return first
  return Number(last) - Number(first) === 1 ? `${first} en ${last}` : `${first} tot en met ${last}`
}
