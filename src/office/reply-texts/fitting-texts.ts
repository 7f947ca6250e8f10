import type { AnswerOf } from '../../core/contract/endpoint.ts'
import type { listReplyTexts } from '../../core/contract/reply-texts/reply-texts-calls.ts'

export type ReplyTexts = AnswerOf<typeof listReplyTexts>
export type ReplyText = ReplyTexts['items'][number]

/** How near a text is to a kind of request: made for it, of its desk, or of every desk. */
const distance = ({ kinds, desk }: ReplyText, kind: string): number =>
  kinds.includes(kind) ? 0 : desk !== null ? 1 : 2

/** Texts that fit a kind of request, those made for it first, then those of its desk; among equals as they came. */
export const nearestFirst = (texts: readonly ReplyText[], kind: string): ReplyText[] =>
  texts.toSorted((one, other) => distance(one, kind) - distance(other, kind))

/** A text in one line, for a list: its first words. */
export const inOneLine = (text: string, most = 160): string => {
  const line = text.replace(/\s+/g, ' ')
  return line.length > most ? `${line.slice(0, most).trimEnd()}…` : line
}

/** Whether a text has all words that somebody typed, in its name or in itself. */
export const hasWords = ({ title, text }: Pick<ReplyText, 'title' | 'text'>, typed: string): boolean => {
  const all = `${title} ${text}`.toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word))
}
