import type { ComponentType } from 'react'
import type { Draft, Parsed, Parts } from '../../../core/fields/brick/group.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { type FigureOn, yearsOf } from '../../../core/kernel/figure.ts'
import { defineFunnel, type Funnel, type OneStep, type OneStepRules } from '../definition/define.ts'
import type { Snapshot } from '../state/snapshot.ts'

/** A dated figure that a sum used, in words. */
export interface FigureUsed {
  label: string
  value: string
  /** `2026` */
  years: string
  /** False on a day for which the figure is not known: the nearest one was used. */
  current: boolean
  source: { name: string; href: string }
}

/** A used figure in words: `Overdrachtsbelasting`, `2%`, 2026. */
export const figureUsed = <T>(label: string, used: FigureOn<T>, write: (value: T) => string): FigureUsed => ({
  label,
  value: write(used.value),
  years: yearsOf(used),
  current: used.current,
  source: used.source,
})

/** The sum in rows, such as one per year. The first cell of a row names it. */
export interface ToolTable {
  title: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

/** A part of the sum, with how it came about: `2% van € 400.000,00`. */
export interface ToolRow {
  label: string
  value: string
  how?: string
}

/** The sum as a chart. Its numbers also stand in the table below it: in `table`, or in one that is made of the chart. */
export interface ToolChart {
  /** A sentence that tells what the chart shows; it is read out in place of it. */
  title: string
  kind: 'line' | 'bars'
  /** Labels below the chart, from left to right: years, choices. */
  labels: readonly string[]
  /** At most three series, each with one value per label, none below zero. */
  series: readonly { name: string; values: readonly number[] }[]
  write: (value: number) => string
}

/** The result of a calculator. */
export interface ToolResult<Values = Readonly<Record<string, number>>> {
  readonly outcome: string
  /** The numbers behind the answer by name, amounts in cents: tests check them, and `leadsTo` may use them. */
  readonly values: Values
  readonly rows: readonly ToolRow[]
  readonly chart?: ToolChart
  readonly table?: ToolTable
  readonly figures?: readonly FigureUsed[]
  /** What would change the answer, and by how much: a sentence each. */
  readonly changes: readonly string[]
  /** What the sum cannot know, and who can: a sentence each. */
  readonly advice?: readonly string[]
}

/** A picture of a calculator's own, drawn from the numbers of its result. */
export type ToolDrawing = ComponentType<{ values: Readonly<Record<string, number>> }>

/** Answers as they are typed, and the day (YYYY-MM-DD) whose figures count. */
export interface ToolExample<Typed> {
  answers: Typed
  day: string
}

/** A funnel or calculator that continues with these answers. */
export interface ToolLead<Kept, Values> {
  label: string
  url: string
  /** Slug of that funnel, under which its draft is stored. */
  funnel: string
  /** The answers that it begins with, by its own names; made only of answers that may stand in browser storage. */
  answers: (kept: Kept, values: Values, outcome: string) => Record<string, unknown>
}

/** A calculator as it is written: no steps, no exits, nothing that is sent. */
export interface ToolDefinition<P extends Parts, V extends Readonly<Record<string, number>>>
  extends OneStepRules<P> {
  readonly key: string
  readonly title: string
  /** One or two sentences below the title, at most 100 characters: a small phone shows the first question without scrolling. */
  readonly intro?: string
  readonly asks: P
  /** Pure. `today` is YYYY-MM-DD in Amsterdam: figures are read with it. */
  readonly result: (answers: Parsed<P>, today: string) => ToolResult<V>
  /**
   * A sum that stands on the page for visitors without script, or who read before typing. Its day is fixed, since pages are kept.
   */
  readonly example: ToolExample<Draft<P>>
  readonly leadsTo?: readonly ToolLead<Draft<P>, V>[]
}

/** A calculator as its island draws it: the same definition, its types erased. */
export interface Tool {
  readonly title: string
  readonly intro?: string | undefined
  /** The funnel that the engine runs: one step with no exit. */
  readonly funnel: Funnel
  readonly result: (answers: Record<string, unknown>, today: string) => ToolResult
  readonly example: ToolExample<Record<string, unknown>>
  readonly leadsTo: readonly ToolLead<Record<string, unknown>, Readonly<Record<string, number>>>[]
}

/** Key of the one step of every calculator, under which it is counted. */
export const toolStep = 'berekening'

/** Makes a calculator. The engine stores, checks, shows and hides its answers, as those of a funnel's step. */
export const defineTool = <const P extends Parts, V extends Readonly<Record<string, number>>>({
  key,
  title,
  intro,
  asks,
  result,
  example,
  leadsTo = [],
  ...rules
}: ToolDefinition<P, V>): Tool => {
  const steps: OneStep<P> = { [toolStep]: { title, asks } }
  return {
    ...{ title, intro },
    funnel: defineFunnel({
      slug: key.replaceAll('_', '-'),
      properties: group({}),
      steps,
      exits: {},
      ...rules,
    } as never),
    result: result as Tool['result'],
    example: example as Tool['example'],
    leadsTo: leadsTo as unknown as Tool['leadsTo'],
  }
}

/** Whether every question has a valid answer. */
export const isAnswered = ({ ready, derived }: Snapshot): boolean => {
  const isRight = Object.keys(derived.errors[toolStep] ?? {}).length === 0
  return ready && isRight
}

/** The result for these answers; undefined as long as one is missing or wrong. */
export const resultOf = (tool: Tool, snapshot: Snapshot): ToolResult | undefined => {
  const { known, context } = snapshot.derived
  return isAnswered(snapshot) ? tool.result(known, context.today) : undefined
}
