/** The steps of a path such as `insurances[0].number`. */
const steps = (path: string): string[] => path.split(/[.[\]]+/).filter(Boolean)

const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** What stands at a path. */
export const at = (whole: unknown, path: string): unknown =>
  steps(path).reduce((inner, step) => (isHolder(inner) ? inner[step] : undefined), whole)

/** Replaces what stands at a path; `undefined` takes it away. Does nothing when the way there is missing. */
export const put = (whole: unknown, path: string, value: unknown): void => {
  const way = steps(path)
  const last = way.pop()
  const holder = way.reduce<unknown>((inner, step) => (isHolder(inner) ? inner[step] : undefined), whole)
  if (last !== undefined && isHolder(holder)) holder[last] = value
}
