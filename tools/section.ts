/** The lines between which a command writes a part of a file. */
export interface Marks {
  opening: string
  closing: string
}

/** A text with this section between its marks. @throws Error where it has not both, in this order. */
export const withSection = (text: string, { opening, closing }: Marks, section: string): string => {
  const [from, to] = [text.indexOf(opening), text.indexOf(closing)]
  if (from < 0 || to < from) throw new Error(`There is no place for a section: ${opening} ${closing}`)
  return `${text.slice(0, from)}${opening}\n${section}\n${text.slice(to)}`
}
