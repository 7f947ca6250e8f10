/** What a pasted text had and the field does not take, counted. */
export interface LeftOut {
  /** Colours, sizes, lines under words, places on the page. */
  looks: number
  pictures: number
  fonts: number
  /** Links that may not stand on a page; their words stay. */
  links: number
  remarks: number
  /** Films, forms, frames. */
  parts: number
  /** Cells that were merged: they are apart now. */
  merged: number
}

export const nothingLeftOut: LeftOut = {
  looks: 0,
  pictures: 0,
  fonts: 0,
  links: 0,
  remarks: 0,
  parts: 0,
  merged: 0,
}

const words = {
  looks: ['stuk opmaak', 'stukken opmaak'],
  pictures: ['plaatje', 'plaatjes'],
  fonts: ['lettertype', 'lettertypen'],
  links: ['link', 'links'],
  remarks: ['opmerking', 'opmerkingen'],
  parts: ['ingevoegd onderdeel', 'ingevoegde onderdelen'],
} as const satisfies Record<Exclude<keyof LeftOut, 'merged'>, readonly [string, string]>

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} en ${parts.at(-1)}`

/** What went, for whoever pasted: `12 stukken opmaak, 2 plaatjes en 1 lettertype zijn weggelaten.` Empty when nothing went. */
export const leftOutSentence = (left: LeftOut): string => {
  const told = (Object.keys(words) as (keyof typeof words)[])
    .filter((key) => left[key] > 0)
    .map((key) => ({ count: left[key], text: `${left[key]} ${words[key][left[key] === 1 ? 0 : 1]}` }))
  const only = told.length === 1 && told[0]?.count === 1
  return [
    told.length > 0 ? `${list(told.map(({ text }) => text))} ${only ? 'is' : 'zijn'} weggelaten.` : '',
    left.merged > 0 ? 'Samengevoegde cellen staan nu los.' : '',
  ]
    .filter(Boolean)
    .join(' ')
}
