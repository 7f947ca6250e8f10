// What differs between two runs of one product, and says nothing about it, gets a name by the order in which it appears: the
// second uuid is `<uuid 2>` in both. What stays different is a difference of the products.

/** Each kind of value that is made anew, or is a moment. */
const kinds: readonly [name: string, pattern: RegExp][] = [
  ['link', /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}[.][\w-]{20,}/g],
  ['uuid', /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/g],
  ['token', /\b[\w-]{32,}\b(?=["'&\s<]|$)/g],
  ['reference', /\b[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}\b/g],
  ['mandate', /\bTB-[\w-]{6,}\b/g],
  ['member', /\b[13]\d{7}\b/g],
  ['build', /\/assets\/[\w.-]+/g],
  ['control', /\b_?[rR]_[\w]+_/g],
]
/** A moment of the walk itself: only its day says something. */
const moments: readonly [RegExp, string][] = [
  [/\b(20\d\d-\d\d-\d\d)T\d\d:\d\d:\d\d\.\d+Z/g, '$1T<moment>'],
  [/DTSTAMP:\w+/g, 'DTSTAMP:<moment>'],
  // what a calendar says aloud is gone again after a while
  [/^\s*- log(:.*)?$/g, ''],
  [/(20 november 2026)( om | )?\d{1,2}[.:]\d\d/g, '$1 <moment>'],
]

/** Names values by their order. One for each walk, so that a difference early in one changes no other. */
export const tamer = (origin: string) => {
  const names = new Map<string, string>()
  const counts = new Map<string, number>()
  const nameOf = (kind: string, value: string): string => {
    const known = names.get(value)
    if (known) return known
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    const name = `<${kind} ${count}>`
    names.set(value, name)
    return name
  }
  return (text: string): string => {
    const here = [origin, encodeURIComponent(origin), origin.replace('http://', '')].reduce(
      (one, own) => one.replaceAll(own, '<site>'),
      text,
    )
    const named = kinds.reduce(
      (one, [kind, pattern]) => one.replace(pattern, (value) => nameOf(kind, value)),
      here,
    )
    return moments.reduce((one, [pattern, by]) => one.replace(pattern, by), named)
  }
}
