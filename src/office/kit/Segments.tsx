interface SegmentsProps<Word extends string> {
  /** What is chosen here, read aloud before it. */
  label: string
  options: readonly { word: Word; label: string }[]
  value: Word
  onChoose(word: Word): void
}

/** A few words of which one counts: how something is shown. */
export function Segments<Word extends string>({ label, options, value, onChoose }: SegmentsProps<Word>) {
  return (
    <fieldset className="segments" aria-label={label}>
      {options.map(({ word, label: name }) => (
        <button key={word} type="button" aria-pressed={word === value} onClick={() => onChoose(word)}>
          {name}
        </button>
      ))}
    </fieldset>
  )
}
