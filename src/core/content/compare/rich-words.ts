/** What begins a line in rich text, and how that line is told. */
const lineWords: Readonly<Record<string, string>> = {
  p: '',
  h2: 'kop: ',
  h3: 'tussenkop: ',
  h4: 'kleine kop: ',
  ul: 'lijst',
  ol: 'genummerde lijst',
  li: '• ',
  table: 'tabel',
  caption: 'bijschrift: ',
  tr: 'rij: ',
  blockquote: 'citaat: ',
  dl: 'begrippen',
  dt: 'begrip: ',
  dd: 'uitleg: ',
  br: '',
  hr: 'lijn',
}

/** Marks within a line, and what they are called. */
const markWords: Readonly<Record<string, string>> = {
  strong: 'vet',
  b: 'vet',
  em: 'schuin',
  i: 'schuin',
  th: 'kopcel van een tabel',
  thead: 'koprij van een tabel',
  a: 'link',
  h2: 'kop',
  h3: 'tussenkop',
  p: 'alinea',
  li: 'onderdeel van een lijst',
  br: 'nieuwe regel',
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
}

const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (whole, name: string) => entities[name] ?? whole)

interface Tag {
  name: string
  isEnd: boolean
  href: string | undefined
  /** What stands between this tag and the next. */
  text: string
}

/** The tags of rich text, in one pass over it. What only looks like a tag is text. */
const tagsOf = (html: string): { before: string; tags: readonly Tag[] } => {
  const [before = '', ...pieces] = html.split('<')
  const tags = pieces.map((piece): Tag => {
    const end = piece.indexOf('>')
    const [, slash = '', name = ''] = /^(\/?)([a-z][a-z0-9]{0,15})(?![a-z0-9])/i.exec(piece) ?? []
    if (end < 0 || name === '') return { name: '', isEnd: false, href: undefined, text: `<${piece}` }
    const [, href] = /\shref="([^"]*)"/.exec(piece.slice(0, end)) ?? []
    return { name: name.toLowerCase(), isEnd: slash === '/', href, text: piece.slice(end + 1) }
  })
  return { before, tags }
}

/**
 * Rich text as words, of which two can be compared: a line for each paragraph, heading or row, begun by what it is, and behind the
 * words of a link where it leads.
 */
export const richWords = (html: string): string => {
  const { before, tags } = tagsOf(html)
  const links: string[] = []
  const said = tags.map(({ name, isEnd, href, text }) => {
    if (name === 'a' && !isEnd) links.push(href ?? '')
    const lead = name === 'a' && isEnd ? ` (naar ${links.pop() ?? ''})` : ''
    const isCell = (name === 'td' || name === 'th') && !isEnd
    const line = isEnd || !Object.hasOwn(lineWords, name) ? '' : `\n${lineWords[name]}`
    return `${line}${isCell ? ' | ' : ''}${lead}${decoded(text.replace(/\s+/g, ' '))}`
  })
  return [decoded(before.replace(/\s+/g, ' ')), ...said]
    .join('')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}

const counted = (html: string): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const { name, isEnd } of tagsOf(html).tags)
    if (!isEnd && name !== '') counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/** What is marked otherwise in two rich texts whose words are the same: `vet`, `link`. Empty where it is only written otherwise. */
export const marksBetween = (before: string, after: string): string[] => {
  const [was, is] = [counted(before), counted(after)]
  const differ = [...new Set([...was.keys(), ...is.keys()])].filter((name) => was.get(name) !== is.get(name))
  return [...new Set(differ.map((name) => markWords[name] ?? name))]
}
