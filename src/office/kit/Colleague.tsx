const gables = ['step', 'bell', 'point'] as const

/** The first letters of the first and the last word of a name. */
const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0]?.toUpperCase() ?? '')
    .join('')
}

/** The same gable for the same colleague. */
const gableOf = (id: string) => gables[[...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 3]

interface ColleagueProps {
  id: string
  name: string
  /** What stands beside the initials where that is not the name: `van jou`. */
  words?: string
  bare?: boolean
}

/** A colleague as a house front with initials. The name stands beside it, or is only read aloud. */
export function Colleague({ id, name, words = name, bare = false }: ColleagueProps) {
  return (
    <span className="who">
      <span className="front" data-gable={gableOf(id)} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <bdi className={bare ? 'unseen' : undefined}>{words}</bdi>
    </span>
  )
}
