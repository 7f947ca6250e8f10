import type { Ref } from 'react'
import { Button } from '../../ui/Button.tsx'
import { DefinitionList } from '../../ui/Facts.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import type { FigureUsed, ToolResult, ToolTable } from './define-tool.ts'

interface ToolOutcomeProps {
  result: ToolResult
  leads: readonly { label: string; go: () => void }[]
  /** The answer takes the focus after `Bereken`. */
  ref: Ref<HTMLHeadingElement>
}

/** Sign and amount stay on one line. */
const unbroken = (sentence: string) => sentence.replaceAll('€ ', '€\u00a0')

/** What a calculator answers: the answer, its parts, what would change it, and by which figures. */
export function ToolOutcome({ result, leads, ref }: ToolOutcomeProps) {
  const { outcome, rows, table, changes, figures = [] } = result
  return (
    <>
      <h3 className="tool-answer" ref={ref} tabIndex={-1}>
        {unbroken(outcome)}
      </h3>
      <DefinitionList facts={rows.map(({ label, value }) => ({ term: label, value }))} />
      {leads.length > 0 && (
        <div className="tool-leads">
          {leads.map(({ label, go }) => (
            <Button key={label} variant="secondary" onClick={go}>
              {label}
            </Button>
          ))}
        </div>
      )}
      {changes.length > 0 && (
        <div className="prose">
          <h4>Wat het anders maakt</h4>
          <ul>
            {changes.map((one) => (
              <li key={one}>{unbroken(one)}</li>
            ))}
          </ul>
        </div>
      )}
      {table && <TableFold {...table} />}
      {figures.length > 0 && <Figures of={figures} />}
    </>
  )
}

/** A long table is opened by whoever wants it; where it finds no room it scrolls by itself, by keyboard too. */
function TableFold({ title, head, rows }: ToolTable) {
  return (
    <details className="fold">
      <summary>
        <h4>{title}</h4>
        <Icon name="chevron-down" />
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className="table prose" aria-label={title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {head.map((word) => (
                <th key={word} scope="col">
                  {word}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first = '', ...cells]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {cells.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                  <td key={at}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}

function Figures({ of }: { of: readonly FigureUsed[] }) {
  const old = of.filter(({ current }) => !current)
  return (
    <div className="prose small">
      <h4>Waarmee we rekenden</h4>
      <ul>
        {of.map(({ label, value, years, source }) => (
          <li key={label}>
            {label}: {value} ({years}). Bron: <a href={source.href}>{source.name}</a>.
          </li>
        ))}
      </ul>
      {old.length > 0 && (
        <p>
          Let op: van dit jaar kennen we nog niet alle cijfers. Dit is van een ander jaar:{' '}
          {old.map(({ label }) => label).join(', ')}.
        </p>
      )}
    </div>
  )
}
