/** Removed list entries by the list's path, kept so that nothing is lost when a list grows again (spec 002 section 4.3). */
export type RemovedEntries = Readonly<Record<string, readonly unknown[]>>

interface Resized {
  entries: unknown[]
  removed: RemovedEntries
}

/** The list at the wanted length: the entries removed last come back first, then empty ones. */
export const resizeList = (
  removed: RemovedEntries,
  path: string,
  entries: readonly unknown[],
  wanted: number,
): Resized => {
  const resized = [...entries]
  const spare = [...(removed[path] ?? [])]
  while (resized.length > wanted) spare.push(resized.pop())
  while (resized.length < wanted) resized.push(spare.pop() ?? {})
  return { entries: resized, removed: { ...removed, [path]: spare } }
}

/** The list without one entry, which is kept as removed. */
export const removeFromList = (
  removed: RemovedEntries,
  path: string,
  entries: readonly unknown[],
  index: number,
): Resized => ({
  entries: entries.toSpliced(index, 1),
  removed: { ...removed, [path]: [...(removed[path] ?? []), entries[index]] },
})
