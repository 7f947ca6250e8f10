// `npm run deadletters list | show <id> | retry <id>... | retry all`: shows and repeats work that failed at its last try.

import { StartRefused } from '../src/server/database/refusal.ts'
import { perform } from '../src/server/feature.ts'
import type { ReadLetter } from '../src/server/services/dead-letters/read-dead-letters.ts'
import {
  listDeadLetters,
  retryDeadLetters,
  showDeadLetters,
} from '../src/server/services/dead-letters/verbs.ts'
import { type Command, runHere } from './command.ts'
import { staffCommand } from './command-context.ts'

const usage = `Kies: npm run deadletters list, show <id>, retry <id>... of retry all
Namens wie: --as <e-mailadres>.`

export const deadLetters: Command = staffCommand('deadletters', ({ args }) => {
  const [verb = 'list', ...ids] = args
  const known = verb === 'list' || ((verb === 'show' || verb === 'retry') && ids.length > 0)
  if (!known) throw new StartRefused(usage)
  return async ({ ctx, say }) => {
    if (verb === 'retry') {
      const { sent, told } = await perform(ctx, retryDeadLetters, { ids })
      return say([`${sent} opnieuw in de wachtrij gezet.`, told ?? ''].join(' ').trimEnd())
    }
    const { letters, more } =
      verb === 'list'
        ? await perform(ctx, listDeadLetters, undefined)
        : { letters: await perform(ctx, showDeadLetters, { ids }), more: false }
    for (const letter of letters) say(verb === 'list' ? oneLine(letter) : inFull(letter))
    if (letters.length === 0) say('Er is niets blijven liggen.')
    if (more) say('Er zijn er meer.')
  }
})

function oneLine({ id, queue, since, submission, partner, reason }: ReadLetter): string {
  const why = [partner, reason].filter((word) => word !== null).join(': ')
  return [id, since, queue, submission?.reference ?? '-', reason === null ? '' : why].join('  ').trimEnd()
}

function inFull(letter: ReadLetter): string {
  const { submission, deliveries } = letter
  const about = submission && [
    `  ${submission.reference}  ${submission.kind}  ${submission.receivedAt}`,
    ...(submission.title === undefined ? [] : [`  ${submission.title}`]),
    ...submission.answers.map(({ label, value }) => `    ${label}: ${value}`),
  ]
  const reached = deliveries.map(
    ({ partner, state, reason }) => `  ${partner}: ${state}${reason ? ` (${reason})` : ''}`,
  )
  return [oneLine(letter), ...(about ?? []), ...reached].join('\n')
}

await runHere(import.meta, deadLetters)
