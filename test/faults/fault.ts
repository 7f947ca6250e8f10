/** A way to break the code, and the tests that must turn red. */
export interface Fault {
  /** The rule that is broken. A comment of these words stands above its line in the code: `// rule: a hidden answer …`. */
  rule: string
  /** Below its folder. */
  file: string
  /** Where the file and its tests stand; the engine when left out. */
  folder?: string
  /** What stands in place of the marked line. */
  instead: string
  /** Tests that must notice, by name below that folder; `hold.db` needs a database. */
  tests: readonly string[]
  always?: boolean
}

/** A source with the line that a rule's marker stands above replaced; throws when the marker is not there once. */
export const withFault = (source: string, { rule, file, instead }: Fault): string => {
  const lines = source.split('\n')
  const markers = lines.flatMap((line, at) => (line.trim() === `// rule: ${rule}` ? [at] : []))
  const [marker] = markers
  if (marker === undefined || markers.length > 1)
    throw new Error(`${file} holds ${markers.length} markers of this rule: ${rule}`)
  // two rules may hold one line
  const marked = lines.findIndex((line, at) => at > marker && !line.trim().startsWith('// '))
  return lines.with(marked, instead).join('\n')
}
