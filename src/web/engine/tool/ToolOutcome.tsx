import type { ReactNode, Ref } from 'react'
import { DefinitionList } from '../../ui/Facts.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Chart, tableOf } from './Chart.tsx'
import type { FigureUsed, ToolResult, ToolRow, ToolTable } from './define-tool.ts'

interface ToolOutcomeProps {
  result: ToolResult
  drawing?: ReactNode
  children?: ReactNode
  /** The heading with the result, which takes the focus after `Bereken`. */
  ref?: Ref<HTMLHeadingElement>
}

/** Keeps an amount on one line with its sign or its unit. */
const unbroken = (sentence: string) =>
  sentence.replaceAll('€ ', '€\u00a0').replace(/(\d) (m[²³]|kWh|GJ|mm|jaar)\b/g, '$1\u00a0$2')

/**
 * The result of a calculator: the answer, how it came about, what would change it, who can say more, and which figures it used.
 */
export function ToolOutcome({ result, drawing, children, ref }: ToolOutcomeProps) {
  const { outcome, rows, chart, changes, advice = [], figures = [] } = result
  const table = result.table ?? (chart && tableOf(chart))
  return (
    <>
      <h3 className="tool-answer" ref={ref} tabIndex={-1}>
        {unbroken(outcome)}
      </h3>
      {drawing}
      {chart && <Chart {...chart} />}
      <DefinitionList facts={rows.map((row) => ({ term: <Term {...row} />, value: row.value }))} />
      {table && <TableFold {...table} />}
      <Sentences title="Wat het anders maakt" of={changes} />
      <Sentences title="Waar advies nodig is" of={advice} />
      {children}
      {figures.length > 0 && <Figures of={figures} />}
    </>
  )
}

function Term({ label, how }: ToolRow) {
  return (
    <>
      {label}
      {how && <span className="tool-how">{unbroken(how)}</span>}
    </>
  )
}

function Sentences({ title, of }: { title: string; of: readonly string[] }) {
  if (of.length === 0) return null
  return (
    <div className="prose">
      <h4>{title}</h4>
      <ul>
        {of.map((one) => (
          <li key={one}>{unbroken(one)}</li>
        ))}
      </ul>
    </div>
  )
}

/** A long table that a visitor unfolds. Where it does not fit it scrolls, by keyboard too. */
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
            {label}: {unbroken(value)} ({years}). Bron: <a href={source.href}>{source.name}</a>.
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
