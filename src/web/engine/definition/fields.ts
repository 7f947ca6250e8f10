/**
 * Which answers a call is made of, in the shape of the call: beside each of its fields stands the path of an answer, or of
 * a group whose parts are called the same; several where it is one or the other, the likeliest first. A list may be told
 * entry by entry (`addresses[0]`). A field that is called as an answer of the funnel needs no line.
 */
export type Fields<Path extends string = string> =
  | Path
  | readonly Path[]
  | { readonly [field: string]: Fields<Path> }
