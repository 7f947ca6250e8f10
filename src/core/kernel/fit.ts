/** Where the letters are in a name: 0 at its beginning, 1 at the beginning of a later word, 2 inside a word; -1 nowhere. */
const fitIn = (name: string, letters: string): number => {
  const at = name.indexOf(letters)
  if (at <= 0) return at
  return name.includes(` ${letters}`) ? 1 : 2
}

/**
 * How well a name fits what is typed, for sorting: lower is better, -1 where it does not fit. A part between brackets counts as
 * another name: `'s-Gravenhage (Den Haag)` begins with `den`. `bare` takes capitals and signs away from both.
 */
export const fitOf = (name: string, typed: string, bare: (text: string) => string): number => {
  const letters = bare(typed)
  const fits = [name, ...name.split('(').slice(1)].map((one) => fitIn(bare(one), letters))
  return fits.filter((fit) => fit >= 0).toSorted()[0] ?? -1
}
