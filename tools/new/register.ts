/** One line that makes a list know of a new part, with the import that it needs. */
export interface Line {
  file: string
  imports?: string
  entry: string
  /** How the line begins that opens the list. */
  into: string
  /** The line of the list that the new one stands before; at its end where there is none. */
  before?: string
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

/** Whether a line imports or declares this name. */
const isNamed = (line: string, name: string): boolean =>
  new RegExp(`^import .*\\b${name}\\b.* from '|^(export )?const ${name}\\b`).test(line)

/** A list's source with the new part at its end. Throws when the list is not there or knows the part already. */
export const withLine = (source: string, { file, imports, entry, into, before }: Line): string => {
  const lines = source.split('\n')
  const name = /(?:as|\{) (\w+)(?: \}| from)/.exec(imports ?? '')?.[1]
  if (name && lines.some((line) => isNamed(line, name)))
    throw new Error(`${file} has another ${name} already: choose another name.`)
  const opens = lines.findIndex((line) => line.startsWith(into) && /[{[]$/.test(line))
  const closes = lines.findIndex((line, index) => index > opens && /^[}\]]/.test(line))
  if (opens < 0 || closes < 0) throw new Error(`${file} holds no list that starts with "${into}".`)
  const key = entry.slice(0, entry.search(/[:,]/) + 1)
  if (lines.slice(opens, closes).some((line) => line.trim().startsWith(key)))
    throw new Error(`${file} knows ${key.slice(0, -1)} already: choose another name.`)
  const marked = lines.findIndex((line, index) => index > opens && index < closes && line.trim() === before)
  const registered = lines.toSpliced(marked < 0 ? closes : marked, 0, `  ${entry}`)
  return (imports ? withImport(registered, imports) : registered).join('\n')
}
