/** Removed list entries, kept so that nothing is lost when a list grows again (spec 002 section 4.3). */
export class RemovedEntries {
  readonly #kept = new Map<string, unknown[]>()

  /** The list at the wanted length: the entries taken last come back first, then empty ones. */
  resize(path: string, entries: readonly unknown[], wanted: number): unknown[] {
    const resized = [...entries]
    const spare = this.#kept.get(path) ?? []
    while (resized.length > wanted) spare.push(resized.pop())
    while (resized.length < wanted) resized.push(spare.pop() ?? {})
    this.#kept.set(path, spare)
    return resized
  }

  /** The list without one entry. */
  take(path: string, entries: readonly unknown[], index: number): unknown[] {
    this.#kept.set(path, [...(this.#kept.get(path) ?? []), entries[index]])
    return entries.toSpliced(index, 1)
  }

  clear(): void {
    this.#kept.clear()
  }
}
