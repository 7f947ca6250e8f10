/** Keys of documents whose values are no Dutch text: addresses, names of things, choices. */
const wordless = new Set(
  'anchor ask checked codename date date_with_timezone desk desks email formId frames from funnel href icon id key keywords kind layout likely measures municipalities path phone picture problem properties residents scripts side slug start type until url'.split(
    ' ',
  ),
)

/** A text of a document and its place: `blocks.2.items.0.text.html`. */
export interface TextPart {
  where: string
  text: string
}

/** Whether what stands under a key of a document is no Dutch text, at any depth. */
export const isWordless = (key: string): boolean => wordless.has(key)

/** Every Dutch text in a document, at any depth, with its place. */
export const textsOf = (part: unknown, where = ''): TextPart[] => {
  if (typeof part === 'string') return [{ where, text: part }]
  if (part === null || typeof part !== 'object') return []
  return Object.entries(part).flatMap(([key, inner]) =>
    isWordless(key) ? [] : textsOf(inner, where ? `${where}.${key}` : key),
  )
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ' }

/** A text with the signs that its entities stand for. */
export const withoutEntities = (text: string): string =>
  text.replace(/&(amp|lt|gt|nbsp);/g, (entity) => entities[entity] ?? entity)

/** A text without its mark-up, on one line. */
export const withoutMarkup = (text: string): string =>
  withoutEntities(text.replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
