import type { AnswerLine, MailContent, Sender } from '../../core/render.ts'
import { answersTitleOf, titleOf } from './typography.ts'

const line = '-'.repeat(40)

/**
 * Writes the text version of a mail, in the order of the HTML version. It is written from the content itself, because turning
 * HTML back into text costs more than all the rest of a mail. Mail programs wrap lines by themselves; line ends that somebody
 * typed stay.
 */
export const writeText = (content: MailContent, sender: Sender): string => {
  const { greeting, intro, reference, next = [], answers = [], action, choices = [], outro = [] } = content
  const parts = [
    sender.name,
    heading(titleOf(content)),
    greeting,
    ...intro,
    ...(reference ? [`Je referentie\n${reference}`] : []),
    ...(next.length > 0 ? [heading('Wat er nu gebeurt'), inOrder(next)] : []),
    ...[...(action ? [action] : []), ...choices].map(({ label, url }) => `${label} (${url})`),
    ...outro,
    ...(answers.length > 0 ? [line, heading(answersTitleOf(content)), ...answers.flatMap(answerParts)] : []),
    line,
    footer(sender),
  ]
  return `${parts.join('\n\n')}\n`
}

/** Steps with their numbers, one per line. One step has no number: a reader would look for the second. */
const inOrder = (steps: readonly string[]): string =>
  steps.length === 1 ? (steps[0] ?? '') : steps.map((one, index) => `${index + 1}. ${one}`).join('\n')

/** A heading with an empty line above it: text has no other emphasis that a screen reader does not read aloud. */
const heading = (text: string): string => `\n${text}`

/** The lines of an answer, below the name of its section where that section begins. */
const answerParts = ({ section, label, value }: AnswerLine, index: number, all: AnswerLine[]): string[] => [
  ...(section && section !== all[index - 1]?.section ? [heading(section)] : []),
  `${label}\n${value}`,
]

const footer = ({ name, email, siteUrl }: Sender): string =>
  `Liever mailen? Dat kan naar ${email}.\n${name}, ${siteUrl.replace(/^https?:\/\//, '')}`
