import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { formatCents } from '../../../core/kernel/money.ts'
import { Chart } from './Chart.tsx'
import type { ToolChart } from './define-tool.ts'

/** Width of a letter on average, as a browser draws it here. */
const letter = 6.6

const drawn = (chart: Partial<ToolChart>) => {
  const html = renderToString(
    <Chart
      {...{ title: 'Schuld', kind: 'line', labels: ['1'], series: [{ name: 'Schuld', values: [0] }] }}
      write={formatCents}
      {...chart}
    />,
  )
  expect(html).not.toMatch(/NaN|Infinity|undefined/)
  const wide = Number(html.match(/viewBox="0 0 (\d+)/)?.[1])
  const words = [...html.matchAll(/<text x="([^"]+)" y="([^"]+)"(?: text-anchor="(\w+)")?>(.*?)<\/text>/g)]
  return {
    wide,
    words: words.map(([, x, y, anchor = 'start', text = '']) => {
      const said = text.replaceAll('<!-- -->', '')
      const room = said.length * letter
      const from = Number(x) - { start: 0, middle: room / 2, end: room }[anchor as 'start']
      return { said, y: Number(y), from, until: from + room }
    }),
  }
}

const years = (count: number, of: (year: number) => string) =>
  Array.from({ length: count }, (_one, at) => of(at + 1))

describe('a line', () => {
  it.each([
    ['zero', 0, ['Jaar 1']],
    ['one year', 300_000_00, ['Jaar 1']],
    ['two years', 12_34, years(2, (year) => `Jaar ${year}`)],
    ['forty years', 250_000_00, years(40, (year) => `Jaar ${year}`)],
    ['numbers of years', 250_000_00, years(30, String)],
    ['a huge amount', 100_000_000_00, years(7, (year) => `Jaar ${year}`)],
  ])('has room for its words: %s', (_name, highest, labels) => {
    const { words, wide } = drawn({ labels, series: [{ name: 'Schuld', values: labels.map(() => highest) }] })
    for (const { said, from, until } of words) {
      expect(from, said).toBeGreaterThanOrEqual(0)
      expect(until, said).toBeLessThanOrEqual(wide + 4)
    }
    const below = words.filter(({ said }) => labels.includes(said))
    expect(below.length).toBeGreaterThan(0)
    for (const [at, { from, said }] of below.entries())
      expect(from, said).toBeGreaterThan(below[at - 1]?.until ?? -1)
  })
})

describe('bars', () => {
  it('say every label with its amount, none over another', () => {
    const labels = years(40, (year) => `Jaar ${year}`)
    const values = labels.map((_label, at) => at * 1000)
    const { words } = drawn({ kind: 'bars', labels, series: [{ name: 'Schuld', values }] })
    expect(words).toHaveLength(40)
    for (const [at, { y, said }] of words.entries())
      expect(y, said).toBeGreaterThan((words[at - 1]?.y ?? -30) + 20)
  })

  it('draw nothing for nothing', () => {
    const html = renderToString(
      <Chart
        title="Deel"
        kind="bars"
        labels={['Partner', 'Kind']}
        series={[{ name: 'Deel', values: [0, 0] }]}
        write={String}
      />,
    )
    expect(html.match(/width="0.0"/g)).toHaveLength(2)
  })
})
