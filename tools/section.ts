/** The lines that enclose the part of a file that a command writes. */
export interface Marks {
  opening: string
  closing: string
}

/**
 * Replaces the section between the marks in a text.
 * @throws Error when the text does not have both marks, in this order.
 */
export const withSection = (text: string, { opening, closing }: Marks, section: string): string => {
  const [from, to] = [text.indexOf(opening), text.indexOf(closing)]
  if (from < 0 || to < from) throw new Error(`There is no place for a section: ${opening} ${closing}`)
  return `${text.slice(0, from)}${opening}\n${section}\n${text.slice(to)}`
}
