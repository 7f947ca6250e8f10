/**
 * The answers that a call is made of, in the shape of the call. Each of its fields has the path of an answer or of a group whose
 * parts have the same names; several paths where it is one or the other, the likeliest first. A list may be given entry by entry
 * (`addresses[0]`). A field that has the same name as an answer of the funnel needs no line.
 */
export type Fields<Path extends string = string> =
  | Path
  | readonly Path[]
  | { readonly [field: string]: Fields<Path> }
