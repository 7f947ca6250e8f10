/** 0 where a name begins with the letters, 1 where a later word does, 2 where they stand inside a word; -1 where they do not. */
const fitIn = (name: string, letters: string): number => {
  const at = name.indexOf(letters)
  if (at <= 0) return at
  return name.includes(` ${letters}`) ? 1 : 2
}

/**
 * How well a name fits what is typed, for sorting: the less the better, -1 where it does not. What stands between brackets
 * is another name of the same: `'s-Gravenhage (Den Haag)` begins with `den`. `bare` makes both alike: no capitals, no signs.
 */
export const fitOf = (name: string, typed: string, bare: (text: string) => string): number => {
  const letters = bare(typed)
  const fits = [name, ...name.split('(').slice(1)].map((one) => fitIn(bare(one), letters))
  return fits.filter((fit) => fit >= 0).toSorted()[0] ?? -1
}
