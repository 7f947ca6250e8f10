/** A page with a form that may be filled in for who calls. */
export interface FillableForm {
  title: string
  path: string
  address: string
}

/** Without capitals and accents, so that `taxatie` finds `Taxatie` and `cafe` finds `Café`. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()

/** The forms whose title or address has every word that was typed, in the order in which they stand. */
export const formsFound = (forms: readonly FillableForm[], typed: string): readonly FillableForm[] => {
  const words = folded(typed).split(/\s+/).filter(Boolean)
  return forms.filter(({ title, path }) => {
    const text = folded(`${title} ${path}`)
    return words.every((word) => text.includes(word))
  })
}
