import * as z from 'zod/mini'
import { blockKind } from './block.ts'
import { anchor, link, rich, sentences, shortText } from './parts.ts'

const question = z.strictObject({ question: shortText, hint: z.optional(sentences) })
const message = z.strictObject({ title: shortText, text: rich })

/**
 * The ways through the three questions that lead to a result, each with the answers to the second and third as the page writes
 * them.
 */
export const movingWays = {
  yes_yes_yes: 'ja-ja',
  yes_yes_no: 'ja-nee',
  yes_no_yes: 'nee-ja',
  yes_no_no: 'nee-nee',
} as const
type Way = keyof typeof movingWays

const bank = z.strictObject({
  name: shortText,
  /** Messages in place of those in `results`, for the ways in which this bank differs. */
  results: z.optional(
    z.strictObject({
      yes_yes_yes: z.optional(message),
      yes_yes_no: z.optional(message),
      yes_no_yes: z.optional(message),
      yes_no_no: z.optional(message),
    }),
  ),
})

const isOnce = (banks: readonly { name: string }[]): boolean =>
  new Set(banks.map(({ name }) => name)).size === banks.length

const said = (title: string) => ({ title, text: { html: '<p>Vraag het na bij je bank.</p>' } })

/**
 * The moving tool (spec 000 section 2): three questions and a bank lead to a message. It comes from `results`, or from the bank
 * where that has its own. Since the demands of banks change, `reviewed` is the day on which somebody last read all of it.
 */
export const movingTool = blockKind(
  'moving_tool',
  {
    anchor,
    title: shortText,
    first: question,
    second: question,
    third: question,
    no: message,
    results: z.strictObject({
      yes_yes_yes: message,
      yes_yes_no: message,
      yes_no_yes: message,
      yes_no_no: message,
    }),
    banks: z
      .array(bank)
      .check(
        z.minLength(1),
        z.maxLength(60),
        z.refine(isOnce, 'Een bank staat hier twee keer. Haal er een weg.'),
      ),
    reviewed: z.iso.date(),
    next: z.array(link).check(z.minLength(1), z.maxLength(3)),
  },
  {
    anchor: 'verhuistool',
    title: 'Kun je je rente meenemen?',
    first: { question: 'Heb je nu een hypotheek met een vaste rente?' },
    second: { question: 'Is je rente lager dan de rente van vandaag?' },
    third: { question: 'Heb je straks een hogere hypotheek nodig?' },
    no: said('Je hebt geen vaste rente om mee te nemen'),
    results: {
      yes_yes_yes: said('Meenemen kan lonen'),
      yes_yes_no: said('Meenemen loont vaak'),
      yes_no_yes: said('Vergelijk eerst'),
      yes_no_no: said('Meenemen levert weinig op'),
    },
    banks: [
      { name: 'Voorbeeldbank', results: { yes_yes_no: said('Bij deze bank gaat het anders') } },
      { name: 'Andere bank' },
    ],
    reviewed: '2026-11-24',
    next: [{ label: 'Hypotheekadvies', href: '/diensten/hypotheek/hypotheekadvies' }],
  },
)

type Message = z.infer<typeof message>
type ToolMessages = {
  results: Record<Way, Message>
  banks: readonly { results?: Partial<Record<Way, Message | undefined>> | undefined }[]
}

/** Every message of a moving tool with its way; `bank` is the index of the bank, for a message that only one bank has. */
export const movingMessages = ({
  results,
  banks,
}: ToolMessages): { way: string; bank?: number; message: Message }[] =>
  (Object.keys(movingWays) as Way[]).flatMap((key) => [
    { way: movingWays[key], message: results[key] },
    ...banks.flatMap(({ results: own }, bank) => {
      const message = own?.[key]
      return message ? [{ way: movingWays[key], bank, message }] : []
    }),
  ])
