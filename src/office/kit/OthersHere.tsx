import { Colleague } from './Colleague.tsx'
import { mostNamed, type Other, othersInWords } from './others-in-words.ts'

/**
 * A line above what is open that says who else has it open, with their house fronts. Its room is kept while nobody is there, so that
 * nothing moves when somebody comes; it is read aloud in its turn, and never takes the focus.
 */
export function OthersHere({ others }: { others: readonly Other[] }) {
  const told = othersInWords(others)
  const colleagues = others.filter(({ you }) => !you).slice(0, mostNamed)
  return (
    <p className="others-here no-print" role="status">
      {told !== undefined && (
        <>
          {colleagues.map(({ id, name }) => (
            <span key={id} aria-hidden="true">
              <Colleague id={id} name={name} bare />
            </span>
          ))}
          <span className="others-told" title={told}>
            {told}
          </span>
        </>
      )}
    </p>
  )
}
