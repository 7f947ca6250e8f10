import { documentStates } from '../../../core/fields/content/document.ts'
import { stateAbout, stateInWords } from './content-words.ts'

/** What the words mean that say how a document stands, folded: who knows them reads past it. */
export function StateWords() {
  return (
    <details className="state-words">
      <summary>Wat betekent de stand?</summary>
      <dl>
        {documentStates.map((state) => (
          <div key={state}>
            <dt>{stateInWords({ state, number: null, from: null }).words}</dt>
            <dd>{stateAbout[state]}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
