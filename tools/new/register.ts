import { withImports } from './imports.ts'

/** A line that makes a list know of a new part, with the imports that it needs. */
export interface Line {
  file: string
  imports?: string
  entry: string
  /** How the line begins that opens the list. */
  into: string
  /** The line of the list that the new one stands before; at its end where there is none. */
  before?: string
}

/** Where a list begins and ends among these lines; on one and the same where it is short. */
const placeOf = (lines: readonly string[], { file, into, entry }: Line) => {
  const opens = lines.findIndex((line) => line.startsWith(into))
  const opening = lines[opens] ?? ''
  const indent = /^ */.exec(opening)?.[0] ?? ''
  const closes = /[{[]$/.test(opening)
    ? lines.findIndex(
        (line, index) => index > opens && line.startsWith(indent) && /^[}\]]/.test(line.slice(indent.length)),
      )
    : opens
  if (opens < 0 || closes < 0)
    throw new Error(
      `${file} holds no list that starts with "${into.trim()}": add ${entry.replace(/,$/, '')} by hand.`,
    )
  return { opens, closes, indent }
}

/** A list's source with the new part at its end. Throws when the list is not there or knows the part already. */
export const withLine = (source: string, line: Line): string => {
  const { file, imports = '', entry, before } = line
  const lines = source.split('\n')
  const { opens, closes, indent } = placeOf(lines, line)
  const key = /^['\w-]+(?=[:,])/.exec(entry)?.[0]
  const names = lines.slice(opens, closes + 1).flatMap((one) => one.trim().split(/(?<=[{[,]) /))
  if (key && names.some((name) => name.startsWith(`${key}:`) || name.startsWith(`${key},`)))
    throw new Error(`${file} knows ${key} already: choose another name.`)
  const short = /^(.*\S)\s*([}\]],?)$/.exec(lines[opens] ?? '')
  const marked = lines.findIndex((one, index) => index > opens && index < closes && one.trim() === before)
  const registered =
    opens === closes
      ? lines.with(opens, `${short?.[1]}, ${entry.replace(/,$/, '')} ${short?.[2]}`)
      : lines.toSpliced(marked < 0 ? closes : marked, 0, `${indent}  ${entry}`)
  return withImports(registered.join('\n'), imports, file)
}
