/** One line that makes a list know of a new part, with the import that it needs. */
export interface Line {
  file: string
  imports?: string
  entry: string
  /** How the line begins that opens the list. */
  into: string
  /** The list may know of the part before it is made: a partner that the site map names. */
  mayBeThere?: boolean
}

const pathOf = (line: string) => /from '(.+)'/.exec(line)?.[1] ?? ''

/** Imports stand in the order of their paths: those of farther folders first. */
const order = (path: string) => [path.startsWith('../') ? 1 : path.startsWith('./') ? 2 : 0, path] as const

const comesAfter = (line: string, other: string) => {
  const [[far, path], [otherFar, otherPath]] = [order(pathOf(line)), order(pathOf(other))]
  return far === otherFar ? path < otherPath : far < otherFar
}

const withImport = (lines: string[], added: string): string[] => {
  const imports = lines.flatMap((line, index) => (/^import .* from '/.test(line) ? [index] : []))
  const before = imports.find((index) => comesAfter(added, lines[index] ?? ''))
  const at = before ?? (imports.at(-1) ?? -1) + 1
  return lines.toSpliced(at, 0, added)
}

/** A list's source with the new part at its end. Throws when the list is not there or knows the part already. */
export const withLine = (source: string, { file, imports, entry, into, mayBeThere }: Line): string => {
  const lines = source.split('\n')
  const name = /(?:as|\{) (\w+)(?: \}| from)/.exec(imports ?? '')?.[1]
  if (name && lines.some((line) => /^import .* from '/.test(line) && new RegExp(`\\b${name}\\b`).test(line)))
    throw new Error(`${file} imports another ${name} already: choose another name.`)
  const opens = lines.findIndex((line) => line.startsWith(into) && /[{[]$/.test(line))
  const closes = lines.findIndex((line, index) => index > opens && /^[}\]]/.test(line))
  if (opens < 0 || closes < 0) throw new Error(`${file} holds no list that starts with "${into}".`)
  const key = entry.slice(0, entry.search(/[:,]/) + 1)
  if (lines.slice(opens, closes).some((line) => line.trim().startsWith(key))) {
    if (mayBeThere) return source
    throw new Error(`${file} knows ${key.slice(0, -1)} already: choose another name.`)
  }
  const registered = lines.toSpliced(closes, 0, `  ${entry}`)
  return (imports ? withImport(registered, imports) : registered).join('\n')
}
