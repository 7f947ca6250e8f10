import { readdirSync } from 'node:fs'

/** One file of a report by vitest (`--reporter=json`). */
export interface FileResult {
  name: string
  startTime: number
  endTime: number
}

/** Keys of features, the longest first: `vve-membership` before `membership`. */
export const featureKeys = (root: string): string[] =>
  readdirSync(`${root}/src/server/features`).toSorted((a, b) => b.length - a.length)

/** The feature that a path below the root is about, told by a folder or a file that begins with its key. */
export const featureOf = (path: string, keys: readonly string[]): string | undefined =>
  keys.find((key) => path.split('/').some((part) => part === key || new RegExp(`^${key}[-.]`).test(part)))

/** Where a test stands that is about no feature: `src/core/fields`, `test/storms`. */
const roomOf = (path: string): string => {
  const folders = path.split('/').slice(0, -1)
  return folders.slice(0, folders[0] === 'src' ? 3 : 2).join('/')
}

/** Seconds by feature, and by folder for what is about none; the most first. */
export function secondsBy(
  results: readonly FileResult[],
  root: string,
  keys: readonly string[],
): { of: string; seconds: number }[] {
  const spent = new Map<string, number>()
  for (const { name, startTime, endTime } of results) {
    const path = name.replace(`${root}/`, '')
    const of = featureOf(path, keys) ?? roomOf(path)
    spent.set(of, (spent.get(of) ?? 0) + (endTime - startTime) / 1000)
  }
  return [...spent].map(([of, seconds]) => ({ of, seconds })).toSorted((a, b) => b.seconds - a.seconds)
}
