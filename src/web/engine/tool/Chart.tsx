import type { ToolChart, ToolTable } from './define-tool.ts'

/** Of the drawing, in its own units: as wide as a small phone, so that its letters are read there. */
const [width, height, top, bottom] = [340, 210, 20, 26]
const floor = height - bottom

/** The line above all values: 1, 2 or 5 with as many zeros as they need. */
const ceilingOf = (highest: number): number => {
  if (highest <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(highest))
  return (([1, 2, 5, 10].find((step) => step * power >= highest) ?? 10) * power) as number
}

/** The chart's own numbers, for whoever does not see it or wants them exactly. */
export const tableOf = ({ title, labels, series, write }: ToolChart): ToolTable => ({
  title,
  head: ['', ...series.map(({ name }) => name)],
  rows: labels.map((label, at) => [label, ...series.map(({ values }) => write(values[at] ?? 0))]),
})

/** Which labels find room: every one of up to six, else some of them with the same distance. */
const isWritten = (at: number, count: number) => at % Math.ceil(count / 6) === 0

/** Lines or bars from zero up. The same numbers stand in a table below it. */
export function Chart({ title, kind, labels, series, write }: ToolChart) {
  const ceiling = ceilingOf(Math.max(...series.flatMap(({ values }) => values)))
  const y = (value: number) => floor - (value / ceiling) * (floor - top)
  // bars stand in the middle of their part of the width, lines reach from side to side
  const part = width / labels.length
  const x = (at: number) =>
    kind === 'bars' ? (at + 0.5) * part : 4 + (at / Math.max(1, labels.length - 1)) * (width - 8)
  const bar = Math.min(40, (part * 0.8) / series.length)
  const anchorOf = (at: number) => {
    if (kind === 'bars') return 'middle'
    return at === 0 ? 'start' : at === labels.length - 1 ? 'end' : 'middle'
  }
  return (
    <figure className="chart">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title}>
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <path className="chart-grid" d={`M0 ${y(ceiling * share)}H${width}`} />
            {share > 0 && (
              <text x={0} y={y(ceiling * share) - 4}>
                {write(ceiling * share)}
              </text>
            )}
          </g>
        ))}
        {series.map(({ name, values }, nth) =>
          kind === 'line' ? (
            <path
              key={name}
              className={`chart-line chart-${nth + 1}`}
              d={`M${values.map((value, at) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}`}
            />
          ) : (
            <path
              key={name}
              className={`chart-bar chart-${nth + 1}`}
              d={values
                .map((value, at) => {
                  const left = x(at) + (nth - series.length / 2) * bar
                  return `M${left.toFixed(1)} ${floor}V${y(value).toFixed(1)}h${(bar - 2).toFixed(1)}V${floor}Z`
                })
                .join('')}
            />
          ),
        )}
        {labels.map(
          (label, at) =>
            isWritten(at, labels.length) && (
              <text key={label} x={x(at)} y={height - 8} textAnchor={anchorOf(at)}>
                {label}
              </text>
            ),
        )}
      </svg>
      {series.length > 1 && (
        <figcaption>
          {series.map(({ name }, nth) => (
            <span key={name}>
              <svg className="chart-key" viewBox="0 0 24 12" aria-hidden="true">
                <path
                  className={`chart-${kind === 'line' ? 'line' : 'bar'} chart-${nth + 1}`}
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
