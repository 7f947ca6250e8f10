import type { ComponentType } from 'react'
import type { Draft, Parsed, Parts } from '../../../core/fields/brick/group.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { type FigureOn, yearsOf } from '../../../core/kernel/figure.ts'
import { defineFunnel, type Funnel, type OneStep, type OneStepRules } from '../definition/define.ts'
import type { Snapshot } from '../state/snapshot.ts'

/** A dated figure that a sum used, as it is told. */
export interface FigureUsed {
  label: string
  value: string
  /** `2026` */
  years: string
  /** False on a day that the figure is not known for: the nearest one was used. */
  current: boolean
  source: { name: string; href: string }
}

/** How a figure that was used is told: `Overdrachtsbelasting`, `2%`, 2026. */
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

/** The sum in a picture. Its numbers stand in the table below it as well: in `table`, or in one that is made of these. */
export interface ToolChart {
  /** What is to be seen, in a sentence: it is read out in place of the picture. */
  title: string
  kind: 'line' | 'bars'
  /** Below the picture, from left to right: years, choices. */
  labels: readonly string[]
  /** At most three. As many values as there are labels, none below zero. */
  series: readonly { name: string; values: readonly number[] }[]
  write: (value: number) => string
}

/** What a calculator answers. */
export interface ToolResult<Values = Readonly<Record<string, number>>> {
  /** The answer in one sentence. */
  readonly outcome: string
  /** The numbers behind it by name, amounts in cents: tests claim things of them, and `leadsTo` may use them. */
  readonly values: Values
  /** What was computed, part by part: the steps of the sum, and what came of each. */
  readonly rows: readonly ToolRow[]
  readonly chart?: ToolChart
  readonly table?: ToolTable
  readonly figures?: readonly FigureUsed[]
  /** What would make it another answer, and how much: a sentence each. */
  readonly changes: readonly string[]
  /** What the sum cannot know, and who can: a sentence each. */
  readonly advice?: readonly string[]
}

/** A picture of a calculator's own, of the numbers that its result gives. */
export type ToolDrawing = ComponentType<{ values: Readonly<Record<string, number>> }>

/** Answers as they are typed, and the day (YYYY-MM-DD) whose figures count. */
export interface ToolExample<Typed> {
  answers: Typed
  day: string
}

/** A funnel that goes on with what was filled in. */
export interface ToolLead<Kept, Values> {
  label: string
  /** Address of its page. */
  url: string
  /** Its slug, by which its draft is found. */
  funnel: string
  /** The answers that it begins with, by its own names; of ours, only those that may stand in browser storage. */
  answers: (kept: Kept, values: Values, outcome: string) => Record<string, unknown>
}

/** What a calculator says. No steps, no exits, nothing that is sent. */
export interface ToolDefinition<P extends Parts, V extends Readonly<Record<string, number>>>
  extends OneStepRules<P> {
  /** Codename of its block. */
  readonly key: string
  readonly title: string
  /** One or two sentences below it, at most 100 characters: a small phone shows the first question without scrolling. */
  readonly intro?: string
  readonly asks: P
  /** Pure. `today` is YYYY-MM-DD in Amsterdam: figures are read with it. */
  readonly result: (answers: Parsed<P>, today: string) => ToolResult<V>
  /** A sum that stands on the page for whoever has no script, or reads before typing. Its day stays: pages are kept. */
  readonly example: ToolExample<Draft<P>>
  readonly leadsTo?: readonly ToolLead<Draft<P>, V>[]
}

/** A calculator as its island draws it: the same definition, its types erased. */
export interface Tool {
  readonly title: string
  readonly intro?: string | undefined
  /** What the engine runs: one step with no way out. */
  readonly funnel: Funnel
  readonly result: (answers: Record<string, unknown>, today: string) => ToolResult
  readonly example: ToolExample<Record<string, unknown>>
  readonly leadsTo: readonly ToolLead<Record<string, unknown>, Readonly<Record<string, number>>>[]
}

/** The one step of every calculator, as it is counted. */
export const toolStep = 'berekening'

/** Makes a calculator. Its answers are kept, judged, shown and hidden by the engine, as those of a funnel's step. */
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

/** Whether every answer is there and right. */
export const isAnswered = ({ ready, derived }: Snapshot): boolean => {
  const isRight = Object.keys(derived.errors[toolStep] ?? {}).length === 0
  return ready && isRight
}

/** What a calculator answers to what is filled in; undefined as long as an answer misses or is wrong. */
export const resultOf = (tool: Tool, snapshot: Snapshot): ToolResult | undefined => {
  const { known, context } = snapshot.derived
  return isAnswered(snapshot) ? tool.result(known, context.today) : undefined
}
