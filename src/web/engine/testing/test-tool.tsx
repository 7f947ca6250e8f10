import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { visitor } from '../../../core/kernel/viewer.ts'
import { FormProvider } from '../../form/handle.ts'
import { Parts } from '../../form/Parts.tsx'
import { mayKeep } from '../draft/draft.ts'
import { formOf } from '../react/form-handle.tsx'
import { FunnelProvider } from '../react/funnel-context.ts'
import { FunnelStore } from '../store.ts'
import { mostLetters, tableOf } from '../tool/Chart.tsx'
import { resultOf, type Tool, type ToolResult, toolStep } from '../tool/define-tool.ts'
import { exampleOf } from '../tool/example.ts'
import { followLead } from '../tool/follow-lead.ts'
import { answersOfLink, linkOf } from '../tool/link-answers.ts'
import { ToolExample } from '../tool/ToolExample.tsx'
import { ToolIsland } from '../tool/ToolIsland.tsx'
import { ToolOutcome } from '../tool/ToolOutcome.tsx'
import { testEnvironment } from './test-environment.ts'
import { holdsForEach } from './test-failures.ts'
import type { ToolCase } from './tool-case.ts'

type Answers = Readonly<Record<string, unknown>>
type Values = Readonly<Record<string, number>>

/** What always holds of a number while one answer goes up: it never falls, or it never rises. */
export interface Claim {
  /** What is claimed, as a failing test shows it: `total rises with the price`. */
  name: string
  answers: Answers
  /** The path of the answer that goes up, and its values from low to high. */
  vary: string
  over: readonly unknown[]
  says: (values: Values) => number
  goes: 'up' | 'down'
}

export interface TestToolOptions {
  /** At least one, with its source. */
  cases: readonly ToolCase[]
  claims?: readonly Claim[]
  /** Answers at the edges of what the fields take: each must give a result of finite numbers. */
  edges?: readonly Answers[]
}

const day = '2026-11-20'
const idOf = (path: string) => path.replace(/[^\w-]+/g, '-')

const begin = (tool: Tool, answers: Answers, today = day) => {
  const environment = testEnvironment(undefined, today)
  // as the calculator's own page does
  environment.visit(toolStep)
  const store = new FunnelStore(tool.funnel, { viewer: visitor, properties: {}, today }, environment)
  store.begin(visitor)
  for (const [path, value] of Object.entries(answers)) store.set(path, value)
  return { store, environment }
}

const countedWith = (tool: Tool, answers: Answers, today?: string): ToolResult | undefined =>
  resultOf(tool, begin(tool, answers, today).store.getSnapshot())

const mustCount = (tool: Tool, answers: Answers, today?: string): ToolResult => {
  const { store } = begin(tool, answers, today)
  const snapshot = store.getSnapshot()
  expect(snapshot.derived.errors[toolStep], JSON.stringify(answers)).toEqual({})
  const result = resultOf(tool, snapshot)
  if (!result) throw new Error(`no result for ${JSON.stringify(answers)}`)
  return result
}

const wordsOf = ({ outcome, rows, chart, table, figures = [], changes, advice = [] }: ToolResult): string =>
  [
    outcome,
    ...rows.flatMap(({ label, value, how = '' }) => [label, value, how]),
    ...changes,
    ...advice,
    ...(chart ? [chart.title, ...tableOf(chart).rows.flat()] : []),
    ...(table ? [table.title, ...table.head, ...table.rows.flat()] : []),
    ...figures.flatMap(({ label, value, years }) => [label, value, years]),
  ].join('\n')

const expectChart = ({ chart, table }: ToolResult) => {
  if (!chart) return
  expect(chart.series.length).toBeLessThanOrEqual(3)
  expect(table?.title, 'the picture has this title').not.toBe(chart.title)
  if (chart.kind === 'bars')
    for (const [at, label] of chart.labels.entries()) {
      const [only, ...more] = chart.series
      const amount = only && more.length === 0 ? `: ${chart.write(only.values[at] ?? 0)}` : ''
      expect((label + amount).length, label).toBeLessThanOrEqual(mostLetters)
    }
  const cells = new Set(table?.rows.flat())
  for (const { name, values } of chart.series) {
    expect(values, name).toHaveLength(chart.labels.length)
    for (const value of values) {
      expect(value, name).toBeGreaterThanOrEqual(0)
      if (table) expect(cells, `${name} in the table`).toContain(chart.write(value))
    }
  }
}

const expectReadable = (result: ToolResult) => {
  expect(wordsOf(result)).not.toMatch(/NaN|Infinity|undefined|null|-0,00|\[object/)
  for (const [name, value] of Object.entries(result.values)) expect(Number.isFinite(value), name).toBe(true)
  expectChart(result)
  for (const row of result.table?.rows ?? []) expect(row).toHaveLength(result.table?.head.length ?? 0)
}

const testResult = (tool: Tool, { cases, claims = [], edges = [] }: TestToolOptions) => {
  it('counts its worked cases as their sources do', () =>
    holdsForEach(
      cases,
      ({ name, source }) => `${name}, by ${source.name}`,
      ({ answers, values, today }) => expect(mustCount(tool, answers, today).values).toMatchObject(values),
    ))

  it('says the same of the same answers, in words that a visitor can read', () =>
    holdsForEach(
      [...cases, ...edges.map((answers) => ({ answers, today: day }))],
      ({ answers }) => JSON.stringify(answers),
      ({ answers, today }) => {
        const result = mustCount(tool, answers, today)
        expect(mustCount(tool, answers, today)).toEqual(result)
        expectReadable(result)
      },
    ))

  it('keeps to what is claimed of it while one answer goes up', () =>
    holdsForEach(
      claims,
      ({ name }) => name,
      ({ answers, vary, over, says, goes }) => {
        const told = over.map((value) => says(mustCount(tool, { ...answers, [vary]: value }).values))
        const sorted = told.toSorted((a, b) => (goes === 'up' ? a - b : b - a))
        expect(told).toEqual(sorted)
        expect(new Set(told).size, 'it never changes').toBeGreaterThan(1)
      },
    ))
}

const firstOf = ({ cases: [first] }: TestToolOptions): ToolCase => {
  if (!first) throw new Error('a calculator needs worked cases')
  return first
}

const testRefusals = (tool: Tool, options: TestToolOptions) => {
  const first = firstOf(options)
  it('has no result while an answer misses or is wrong, and says where', async () => {
    await holdsForEach(Object.keys(first.answers), String, (path) => {
      const { store } = begin(tool, first.answers, first.today)
      store.set(path, '<wrong>')
      const { errors } = store.getSnapshot().derived
      expect(Object.keys(errors[toolStep] ?? {})).toContain(path)
      expect(resultOf(tool, store.getSnapshot())).toBeUndefined()
    })
    expect(countedWith(tool, {})).toBeUndefined()
  })
}

const drawnForm = (tool: Tool, store: FunnelStore): string => {
  const snapshot = store.getSnapshot()
  return renderToString(
    <FunnelProvider value={{ store, snapshot, phone: '088 000 12 01', idOf }}>
      <FormProvider value={formOf(store, snapshot, idOf)}>
        <Parts of={tool.funnel.steps[toolStep]?.asks ?? {}} />
      </FormProvider>
    </FunnelProvider>,
  )
}

const spaced = (html: string) => html.replaceAll('\u00a0', ' ')

const testScreen = (tool: Tool, { cases }: TestToolOptions) => {
  it('draws every answer that it asks, and all of its result', async () => {
    await holdsForEach(
      cases,
      ({ name }) => name,
      ({ answers, today }) => {
        const { store } = begin(tool, answers, today)
        const { derived } = store.getSnapshot()
        const form = drawnForm(tool, store)
        for (const { path } of derived.layouts[toolStep]?.fields ?? [])
          expect(form.includes(`id="${idOf(path)}"`), path).toBe(derived.shown(path))
        const result = mustCount(tool, answers, today)
        const drawn = renderToString(<ToolOutcome result={result} />)
        expect(spaced(drawn)).toContain(result.outcome)
        for (const { value } of result.rows) expect(drawn).toContain(value)
      },
    )
  })

  it('stands on the page before its script, takes nothing yet, and shows an example that counts', () => {
    const page = renderToString(<ToolIsland tool={tool} phone="088 000 12 01" />)
    expect(page).toContain('inert')
    expect(page).toContain(tool.title)
    expect((tool.intro ?? '').length, 'characters above the first question').toBeLessThanOrEqual(100)
    const made = exampleOf(tool)
    const drawn = spaced(renderToString(<ToolExample {...made} />))
    expect(drawn).toContain(made.result.outcome)
    for (const { label, value } of made.answers) expect(drawn, label).toContain(value)
  })
}

/** Tries what only this calculator promises. Call it in the calculator's own test file. */
export const testTool = (tool: Tool, options: TestToolOptions): void => {
  describe(`${tool.funnel.slug}: what it promises`, () => {
    testResult(tool, options)
    testRefusals(tool, options)
    testScreen(tool, options)
  })
}

/**
 * Tries what the engine does for any calculator. The engine's own tests do so on a trial calculator; the long round does so on
 * every calculator.
 */
export const testToolEngine = (tool: Tool, options: TestToolOptions): void => {
  describe(`${tool.funnel.slug}: what every calculator does`, () => {
    const { cases } = options
    const first = firstOf(options)

    it('tells what is wrong after `Bereken`, and stays where it is', async () => {
      const { store, environment } = begin(tool, {})
      await store.next()
      expect(store.getSnapshot()).toMatchObject({ failed: true, busy: 'no', moves: 0 })
      expect(Object.keys(store.getSnapshot().errors).length).toBeGreaterThan(0)
      for (const [path, value] of Object.entries(first.answers)) store.set(path, value)
      await store.next()
      expect(store.getSnapshot()).toMatchObject({ failed: false, busy: 'no', moves: 1 })
      expect([environment.history, environment.calls, environment.left]).toEqual([[], [], undefined])
    })

    it('keeps the answers through a reload', () => {
      const { store, environment } = begin(tool, first.answers, first.today)
      const again = new FunnelStore(
        tool.funnel,
        { viewer: visitor, properties: {}, today: day },
        testEnvironment(environment.drafts.at(-1), first.today ?? day),
      )
      again.begin(visitor)
      expect(resultOf(tool, again.getSnapshot())).toEqual(resultOf(tool, store.getSnapshot()))
    })

    it('gives a link with what is filled in, by which another browser counts the same', () =>
      holdsForEach(
        cases,
        ({ name }) => name,
        ({ answers, today }) => {
          const { store } = begin(tool, answers, today)
          const link = linkOf(tool.funnel, store.getSnapshot())
          const fields = store.getSnapshot().derived.layouts[toolStep]?.fields ?? []
          const secret = fields.filter(({ path, brick }) => path in answers && !mayKeep(tool.funnel, brick))
          // an answer that may not be kept is in no link
          for (const { path } of secret) expect(link).not.toContain(`${path}=`)
          const again = countedWith(tool, answersOfLink(tool.funnel, link) ?? {}, today)
          if (secret.length === 0) expect(again).toEqual(mustCount(tool, answers, today))
        },
      ))

    it('leads on with what may be kept, and keeps it here as well', () => {
      const { store, environment } = begin(tool, first.answers, first.today)
      const result = mustCount(tool, first.answers, first.today)
      for (const lead of tool.leadsTo) {
        followLead(store, lead, result)
        expect(environment.handed.at(-1)?.funnel).toBe(lead.funnel)
        expect(environment.left).toBe(lead.url)
      }
      expect(resultOf(tool, store.getSnapshot())?.values).toEqual(result.values)
    })
  })
}
