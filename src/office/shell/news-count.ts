/** What the server tells of requests that changed, each with the version that it has now. */
export interface Heard {
  changes: readonly { reference: string; version: number }[]
  /** Where the news goes on, as the server takes it. */
  after: string
}

/** The requests that changed since the list was read: the newest version of each, by its reference. */
export type Changes = ReadonlyMap<string, number>

/** Most requests that are remembered: no bar says a larger number. */
const most = 500

const isChange = (value: unknown): boolean => {
  const { reference, version } = (value ?? {}) as { reference?: unknown; version?: unknown }
  return typeof reference === 'string' && typeof version === 'number'
}

/** The news in a text of the server; undefined for a text that is none. */
export const heardIn = (text: string): Heard | undefined => {
  try {
    const { changes, after } = JSON.parse(text) as { changes?: unknown; after?: unknown }
    const isNews = typeof after === 'string' && Array.isArray(changes) && changes.every(isChange)
    return isNews ? { after, changes: changes as Heard['changes'] } : undefined
  } catch {
    return undefined
  }
}

/** What changed, with what was heard now. */
export const gathered = (before: Changes, { changes }: Heard): Changes => {
  if (changes.length === 0 || before.size >= most) return before
  return new Map([...before, ...changes.map(({ reference, version }) => [reference, version] as const)])
}

/** How many requests changed of which the list does not show that: a change of one's own shows it already. */
export const newsCount = (
  changes: Changes,
  shown: readonly { reference: string; version: number }[] = [],
): number => {
  const versions = new Map(shown.map(({ reference, version }) => [reference, version]))
  return [...changes].filter(([reference, version]) => (versions.get(reference) ?? 0) < version).length
}
