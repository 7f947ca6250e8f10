import type { Advice } from '../../../core/content/advice/advice.ts'
import type { PartDefect, Place } from '../../../core/content/part-defects.ts'

/** What is said of a place in a document: a fault, which the site would leave out, or a tip. */
export interface Remark {
  tone: 'fault' | 'tip'
  at: Place
  problem: string
  /** The words that it is about; undefined where it is about all of the place. */
  words?: string | undefined
}

/** The part of a document that something is in: a block by its number, counted from 0, or what the page says of itself. */
export type Part = number | 'page'

export const partOf = (at: Place): Part => (at[0] === 'blocks' && typeof at[1] === 'number' ? at[1] : 'page')

const nameOf = ({ at, problem }: Pick<Remark, 'at' | 'problem'>): string => JSON.stringify([at, problem])

/**
 * Faults and tips of a document, faults first. A tip that says what a fault says of the same place is left out: some rules are the
 * site's and are told while somebody writes too.
 */
export const remarksOf = (advice: readonly Advice[], defects: readonly PartDefect[]): Remark[] => {
  const told = new Set(defects.map(nameOf))
  return [
    ...defects.map(({ at, problem }): Remark => ({ tone: 'fault', at, problem })),
    ...advice
      .filter((one) => !told.has(nameOf(one)))
      .map(({ at, problem, words }): Remark => ({ tone: 'tip', at, problem, words })),
  ]
}

/** How many faults and tips something has. */
export interface RemarkCount {
  faults: number
  tips: number
}

const nothing: RemarkCount = { faults: 0, tips: 0 }

const countOf = (remarks: readonly Remark[]): RemarkCount => {
  const faults = remarks.filter(({ tone }) => tone === 'fault').length
  return { faults, tips: remarks.length - faults }
}

/** How many faults and tips each part of a document has, for the outline; a part without any is not in it. */
export const countsByBlock = (
  advice: readonly Advice[],
  defects: readonly PartDefect[],
): ReadonlyMap<Part, RemarkCount> => {
  const counts = new Map<Part, RemarkCount>()
  for (const { at, tone } of remarksOf(advice, defects)) {
    const { faults, tips } = counts.get(partOf(at)) ?? nothing
    counts.set(partOf(at), tone === 'fault' ? { faults: faults + 1, tips } : { faults, tips: tips + 1 })
  }
  return counts
}

const counted = (count: number, one: string, more: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : more}`]

/** `1 fout, 2 tips`; empty where there are none. */
export const countInWords = ({ faults, tips }: RemarkCount): string =>
  [...counted(faults, 'fout', 'fouten'), ...counted(tips, 'tip', 'tips')].join(', ')

/** The same of a whole document, also where it has none. */
export const remarksInWords = (remarks: readonly Remark[]): string =>
  countInWords(countOf(remarks)) || 'Geen fouten en geen tips'

/** Remarks of one tone and one part, in their order. */
export interface RemarkGroup {
  tone: Remark['tone']
  part: Part
  remarks: readonly Remark[]
}

/** Where a part stands in the outline: what the page says of itself is above its blocks. */
const placeOf = ({ part }: Pick<RemarkGroup, 'part'>): number => (part === 'page' ? -1 : part)

/** Remarks in groups, as the outline has them: the faults of each part, then the tips of each part. */
export const groupsOf = (remarks: readonly Remark[]): RemarkGroup[] => {
  const groups = new Map<string, { tone: Remark['tone']; part: Part; remarks: Remark[] }>()
  for (const remark of remarks) {
    const [tone, part] = [remark.tone, partOf(remark.at)]
    const key = `${tone} ${part}`
    const group = groups.get(key) ?? { tone, part, remarks: [] }
    group.remarks.push(remark)
    groups.set(key, group)
  }
  const inOrder = [...groups.values()].toSorted((one, other) => placeOf(one) - placeOf(other))
  return [...inOrder.filter(({ tone }) => tone === 'fault'), ...inOrder.filter(({ tone }) => tone === 'tip')]
}

/** A sentence behind a word with a colon: it goes on in small letters, but for a name of capitals. */
export const afterColon = (sentence: string): string =>
  /^\p{Lu}\p{Ll}/u.test(sentence) || /^\p{Lu} /u.test(sentence)
    ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
    : sentence
