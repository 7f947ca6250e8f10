import { dayOf } from '../kernel/clock.ts'
import type { Blocks } from './kinds.ts'
import type { Page } from './page.ts'
import {
  keysOf,
  type Resident,
  type SubsidyMeasure,
  type SubsidyType,
  subsidyMeasures,
} from './subsidy-choices.ts'

/** Whether a subsidy can be asked for: now, from a day on, or no longer. */
export type SubsidyState = 'open' | 'soon' | 'closed'

export interface FoundSubsidy {
  id: string
  url: string
  type: SubsidyType
  title: string
  intro: string
  giver: string
  state: SubsidyState
  from?: string | undefined
  until?: string | undefined
}

export interface SubsidyQuestion {
  city: string
  resident?: Resident | undefined
  /** A subsidy for any of these measures fits; without them every subsidy does. */
  measures?: readonly SubsidyMeasure[] | undefined
}

/** The subsidies of one edition of the content, in their state on one day. */
export interface Subsidies {
  /** The subsidies that fit: open ones first, and among these local ones before national ones. */
  find(question: SubsidyQuestion): FoundSubsidy[]
  readonly all: { readonly national: readonly FoundSubsidy[]; readonly local: readonly FoundSubsidy[] }
  /** Address of the page with the subsidy check; empty without one. */
  readonly home: string
  /** Pages with a subsidy that are not directly below the subsidy check: no search finds them. */
  readonly strays: readonly string[]
  /** Days (YYYY-MM-DD) on which a subsidy opens or is closed. */
  readonly changes: readonly string[]
}

type Block = Blocks['subsidy']
interface Entry {
  page: Page
  block: Block
}

/** The state of a subsidy on a day (YYYY-MM-DD); its first and last day count as open. */
export const stateOn = ({ from, until }: Pick<Block, 'from' | 'until'>, day: string): SubsidyState => {
  if (until !== undefined && until < day) return 'closed'
  return from !== undefined && day < from ? 'soon' : 'open'
}

const order: Readonly<Record<SubsidyState, number>> = { open: 0, soon: 1, closed: 2 }
const typeOrder: Readonly<Record<SubsidyType, number>> = { subsidy: 0, loan: 1, other: 2 }
const measureKeys = keysOf(subsidyMeasures)
/** Most measures of a subsidy that counts as one for these measures in particular. */
const fewMeasures = 3
const alphabet = new Intl.Collator('nl')

const isNational = ({ block: { municipalities } }: Entry) => municipalities === 'all'

/** The position of a subsidy's first measure among all; a subsidy for many measures comes after those for a few. */
const placeOf = ({ block: { measures } }: Entry): number => {
  const first = Math.min(...measures.map((measure) => measureKeys.indexOf(measure)))
  return measures.length > fewMeasures ? measureKeys.length + first : first
}

const byUse =
  (day: string) =>
  (a: Entry, b: Entry): number =>
    order[stateOn(a.block, day)] - order[stateOn(b.block, day)] ||
    Number(isNational(a)) - Number(isNational(b)) ||
    typeOrder[a.block.type] - typeOrder[b.block.type] ||
    placeOf(a) - placeOf(b) ||
    alphabet.compare(a.page.title, b.page.title)

const fits = ({ block }: Entry, { city, resident, measures = [] }: SubsidyQuestion): boolean =>
  (block.municipalities === 'all' || block.municipalities.includes(city)) &&
  (resident === undefined || block.residents.includes(resident)) &&
  (measures.length === 0 || measures.some((measure) => block.measures.includes(measure)))

const blockOf = ({ blocks }: Page): Block | undefined => blocks.find((block) => block.kind === 'subsidy')

const dayAfter = (day: string): string => dayOf(day).add({ days: 1 }).toString()

/** Makes the list of the subsidies among these pages, for a day (YYYY-MM-DD). */
export const subsidyList = (pages: readonly Page[], day: string): Subsidies => {
  const home = pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'subsidy_check'))?.path ?? ''
  const every = pages.flatMap((page): Entry[] => {
    const block = blockOf(page)
    return block ? [{ page, block }] : []
  })
  const idOf = ({ page: { path } }: Entry): string => path.slice(home.length + 1)
  const isBelow = (entry: Entry) =>
    home !== '' && entry.page.path.startsWith(`${home}/`) && !idOf(entry).includes('/')
  const entries = every.filter((entry) => isBelow(entry) && !entry.page.hidden).toSorted(byUse(day))
  const found = (entry: Entry): FoundSubsidy => ({
    id: idOf(entry),
    url: entry.page.path,
    title: entry.page.title,
    type: entry.block.type,
    intro: entry.block.intro,
    giver: entry.block.giver,
    state: stateOn(entry.block, day),
    from: entry.block.from,
    until: entry.block.until,
  })
  return {
    find: (question) => entries.filter((entry) => fits(entry, question)).map(found),
    all: {
      national: entries.filter(isNational).map(found),
      local: entries.filter((entry) => !isNational(entry)).map(found),
    },
    home,
    strays: every.filter((entry) => !isBelow(entry)).map(({ page }) => page.codename),
    changes: entries.flatMap(({ block: { from, until } }) => [
      ...(from === undefined ? [] : [from]),
      ...(until === undefined ? [] : [dayAfter(until)]),
    ]),
  }
}
