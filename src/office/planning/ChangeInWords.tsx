import { amountsInWords } from '../../core/content/dated-amounts.ts'
import type { AnswerOf } from '../../core/contract/endpoint.ts'
import type { checkPlanning } from '../../core/contract/planning-load/planning-load-calls.ts'

/** What a planning file changes or changed. */
export type Change = AnswerOf<typeof checkPlanning>

/** What a file holds, which prices become other ones, and which appointments no longer fit. */
export function ChangeInWords({ change }: { change: Change }) {
  const { offices, types, closed, advisers, prices, noLongerAllowed } = change
  return (
    <div className="stack">
      <dl className="facts-list">
        <dt>Kantoren</dt>
        <dd>{offices}</dd>
        <dt>Soorten afspraken</dt>
        <dd>{types}</dd>
        <dt>Gesloten dagen</dt>
        <dd>{closed}</dd>
        <dt>Adviseurs</dt>
        <dd>{advisers}</dd>
      </dl>
      {prices.length > 0 && (
        <>
          <p>Deze prijzen worden anders:</p>
          <ul>
            {prices.map(({ name, before, after }) => (
              <li key={name}>
                {name}: {amountsInWords(before)}; wordt {amountsInWords(after)}
              </li>
            ))}
          </ul>
        </>
      )}
      {noLongerAllowed.length > 0 && (
        <>
          <p>Deze afspraken vallen buiten de tijden van het bestand, en blijven staan. Bel deze mensen:</p>
          <ul>
            {noLongerAllowed.map((reference) => (
              <li key={reference}>{reference}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
