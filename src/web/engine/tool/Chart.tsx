import type { ToolChart, ToolTable } from './define-tool.ts'

/** Width of the drawing in its own units: about that of a phone's screen, so that its letters stay readable there. */
const width = 300
/** The largest width of a letter in these drawings. */
const letter = 7
/** Line charts: the height, the room above the lines, and the room below them for labels. */
const [height, top, bottom] = [200, 12, 26]
const floor = height - bottom
/** Bar charts: the height of a line of words, of one bar, and the room below both. */
const [words, thick, gap] = [18, 14, 10]
/** The number of letters that fit above a bar: its label, and its amount where it has one. */
export const mostLetters = Math.floor(width / letter)
const shares = [0, 0.5, 1]

/** A round number that is at least the highest value and has a round half. */
const ceilingOf = (highest: number): number => {
  if (highest <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(highest))
  return ([1, 2, 3, 4, 6, 8].find((step) => step * power >= highest) ?? 10) * power
}

const longest = (words: readonly string[]) => Math.max(1, ...words.map(({ length }) => length))

const highestOf = ({ series }: ToolChart) => Math.max(...series.flatMap(({ values }) => values))

/** The chart's numbers as a table, for whoever cannot see the chart or wants them exactly. */
export const tableOf = ({ labels, series, write }: ToolChart): ToolTable => ({
  title: 'De grafiek in cijfers',
  head: ['', ...series.map(({ name }) => name)],
  rows: labels.map((label, at) => [label, ...series.map(({ values }) => write(values[at] ?? 0))]),
})

/** Draws lines or bars from zero up. The same numbers stand in a table below it. */
export function Chart(chart: ToolChart) {
  const { title, kind, series } = chart
  return (
    <figure className="chart">
      {/* hidden from screen readers, which read it as the name of the drawing */}
      <p className="chart-title" aria-hidden="true">
        {title}
      </p>
      {kind === 'line' ? <Lines {...chart} /> : <Bars {...chart} />}
      {series.length > 1 && (
        <figcaption>
          {series.map(({ name }, nth) => (
            <span key={name}>
              <svg className="chart-key" viewBox="0 0 24 12" aria-hidden="true">
                <path
                  className={`chart-${kind} chart-${nth + 1}`}
                  d={kind === 'line' ? 'M0 6H24' : 'M4 0h16v12h-16Z'}
                />
              </svg>
              {name}
            </span>
          ))}
        </figcaption>
      )}
    </figure>
  )
}

function Lines(chart: ToolChart) {
  const { title, labels, series, write } = chart
  const ceiling = ceilingOf(highestOf(chart))
  const last = Math.max(1, labels.length - 1)
  const amounts = shares.map((share) => write(ceiling * share).replace(/,00$/, ''))
  const left = longest(amounts) * letter + 6
  const x = (at: number) => left + 4 + (at / last) * (width - left - 12)
  const y = (value: number) => floor - (value / ceiling) * (floor - top)
  const lineOf = (values: readonly number[]) =>
    `M${values.map((value, at) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}`
  // as many labels as fit, at equal distances, with half a label free between two
  const room = Math.max(1, Math.floor((width - left) / (longest(labels) * letter * 1.5)))
  const isWritten = (at: number) => at % Math.ceil(labels.length / room) === 0
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title}>
      {shares.map((share) => (
        <path key={share} className="chart-grid" d={`M${left} ${y(ceiling * share)}H${width}`} />
      ))}
      {shares.map((share, at) => (
        <text key={share} x={left - 6} y={y(ceiling * share) + 4} textAnchor="end">
          {amounts[at]}
        </text>
      ))}
      {series.map(({ name, values }, nth) => (
        <path key={name} className={`chart-line chart-${nth + 1}`} d={lineOf(values)} />
      ))}
      {labels.map(
        (label, at) =>
          isWritten(at) && (
            <text key={label} x={x(at)} y={height - 8} textAnchor={at === last ? 'end' : 'middle'}>
              {label}
            </text>
          ),
      )}
    </svg>
  )
}

function Bars(chart: ToolChart) {
  const { title, labels, series, write } = chart
  const highest = Math.max(highestOf(chart), 1)
  // a small value stays visible, zero does not
  const wide = (value = 0) => (value > 0 ? Math.max(1, (value / highest) * width) : 0)
  const rowHeight = words + series.length * thick + gap
  return (
    <svg viewBox={`0 0 ${width} ${labels.length * rowHeight}`} role="img" aria-label={title}>
      {labels.map((label, at) => (
        <g key={label}>
          <text x={0} y={at * rowHeight + 13}>
            {label}
            {series.length === 1 && `: ${write(series[0]?.values[at] ?? 0)}`}
          </text>
          {series.map(({ name, values }, nth) => (
            <rect
              key={name}
              className={`chart-bars chart-${nth + 1}`}
              y={at * rowHeight + words + nth * thick}
              width={wide(values[at]).toFixed(1)}
              height={thick - 2}
            />
          ))}
        </g>
      ))}
    </svg>
  )
}
