import type { readHistory } from '../../../core/contract/content/content-calls.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import type { OfficeIconName } from '../../kit/icons.ts'
import { inShort } from '../../kit/When.tsx'

export type HistoryItem = AnswerOf<typeof readHistory>['items'][number]

interface Told {
  label: string
  icon: OfficeIconName
}

/** How each thing that happened to a document is told. */
export const whatWords: Readonly<Record<HistoryItem['what'], Told>> = {
  published: { label: 'Op de site gezet', icon: 'check' },
  withdrawn: { label: 'Van de site gehaald', icon: 'cross' },
  'taken-back': { label: 'Publicatie teruggenomen', icon: 'undo' },
  draft: { label: 'Concept', icon: 'page' },
}

/** What did it where nobody of the staff did. */
export const programWords = (program: string): string => {
  if (program === 'seed') return 'het bestand van het project'
  return program.startsWith('command') ? 'een opdracht op de server' : 'een programma'
}

/** Who did it. */
export const whoWords = ({ by, program }: Pick<HistoryItem, 'by' | 'program'>): string =>
  by ?? (program === null ? 'een programma' : programWords(program))

/** Texts that can be read: each number once, the newest first, with what it is in a list to choose from. */
export const textsOf = (items: readonly HistoryItem[], now?: Date): { number: number; label: string }[] => {
  const texts = new Map<number, string>()
  for (const { number, what, at, ...who } of items) {
    const isText = what === 'published' || what === 'draft'
    if (!isText || texts.has(number)) continue
    const kind = what === 'draft' ? 'concept' : 'op de site gezet'
    texts.set(number, `Versie ${number}, ${kind}, ${inShort(at, now)}, ${whoWords(who)}`)
  }
  return [...texts].map(([number, label]) => ({ number, label })).toSorted((a, b) => b.number - a.number)
}
