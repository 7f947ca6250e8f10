const encoder = new TextEncoder()

/** HTML as UTF-8: what is put together of such parts need not be encoded again. */
export const bytesOf = (html: string): Uint8Array => encoder.encode(html)

/** Parts after each other. */
export const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  let length = 0
  for (const part of parts) length += part.length
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** A page that was drawn with holes; tells its parts in order, those that fill the holes among them. */
export type PageTemplate<Hole extends string> = (
  words: Readonly<Record<Hole, readonly Uint8Array[]>>,
) => Uint8Array[]

/**
 * Draws a page once, with marks in the place of what differs. A mark is text that React leaves as it is, in an
 * attribute too, and that nobody can have written: it is made up on the spot.
 */
export const pageTemplate = <Hole extends string>(
  holes: readonly Hole[],
  draw: (marks: Record<Hole, string>) => string,
): PageTemplate<Hole> => {
  const secret = crypto.randomUUID()
  const marks = Object.fromEntries(holes.map((hole, index) => [hole, `${secret}.${index}.`])) as Record<
    Hole,
    string
  >
  // text and numbers of holes in turn: `split` keeps what its group caught
  const pieces = draw(marks)
    .split(new RegExp(`${secret}\\.(\\d+)\\.`))
    .map((piece, index) => (index % 2 === 0 ? bytesOf(piece) : (holes[Number(piece)] as Hole)))
  return (words) => pieces.flatMap((piece) => (typeof piece === 'string' ? words[piece] : piece))
}
