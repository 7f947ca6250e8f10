export interface Import {
  from: string
  to: string
}

/**
 * The folders or files through which an import runs, right below the nearest folder that both ends share: `['src/core/fields',
 * 'src/core/rules']`.
 */
const neighbours = ({ from, to }: Import): [string, string] | undefined => {
  const [one, other] = [from.split('/'), to.split('/')]
  const split = one.findIndex((part, at) => part !== other[at])
  // a test that imports itself, or a folder that is imported as a file
  if (split < 0 || other[split] === undefined) return undefined
  return [one.slice(0, split + 1).join('/'), other.slice(0, split + 1).join('/')]
}

const reachable = (arrows: ReadonlyMap<string, ReadonlySet<string>>, from: string): Set<string> => {
  const seen = new Set<string>()
  const open = [from]
  for (let name = open.pop(); name !== undefined; name = open.pop())
    for (const next of arrows.get(name) ?? [])
      if (!seen.has(next)) {
        seen.add(next)
        open.push(next)
      }
  return seen
}

/**
 * Imports that are part of a circle between folders: two children of one folder, folders or files, can reach each other by them,
 * even where no file imports itself in a circle.
 */
export const folderCircles = (imports: readonly Import[]): Import[] => {
  const arrows = new Map<string, Set<string>>()
  const drawn = imports.flatMap((one) => {
    const pair = neighbours(one)
    return pair ? [{ ...one, pair }] : []
  })
  for (const { pair } of drawn) arrows.set(pair[0], (arrows.get(pair[0]) ?? new Set()).add(pair[1]))
  const reached = new Map([...arrows.keys()].map((name) => [name, reachable(arrows, name)]))
  return drawn.filter(({ pair }) => reached.get(pair[1])?.has(pair[0])).map(({ from, to }) => ({ from, to }))
}
