// `npm run cancellations list | show <reference> | match <reference> <member number> [--sure] | refuse <reference> <reason>`:
// handles cancellations of people who were not logged in. They end nothing before staff have matched them with a membership.

import { formatDay } from '../src/core/kernel/day.ts'
import { type Refusal, refusals, refusalWords } from '../src/core/staff/cancellation-refusals.ts'
import { StartRefused } from '../src/server/database/refusal.ts'
import { perform } from '../src/server/feature.ts'
import { type CancellationToMatch, lookAtCancellations } from '../src/server/features/cancellation/look.ts'
import { type Match, matchCancellation } from '../src/server/features/cancellation/match.ts'
import { traitsInWords } from '../src/server/features/cancellation/matching.ts'
import { type RefusalOrder, refuseCancellation } from '../src/server/features/cancellation/refuse.ts'
import { type Command, runHere } from './command.ts'
import { type Acting, staffCommand } from './command-context.ts'

const usage = `Kies: npm run cancellations list, show <referentie>, match <referentie> <lidnummer> [--sure] of refuse <referentie> <reden>
Redenen: ${refusals.join(', ')}
Namens wie: --as <e-mailadres>.`

const isRefusal = (word: string): word is Refusal => (refusals as readonly string[]).includes(word)

export const cancellations: Command = staffCommand('cancellations', ({ args }) => {
  const options = args.filter((word) => word.startsWith('--'))
  const [verb = 'list', typed = '', last = '', ...more] = args.filter((word) => !word.startsWith('--'))
  const reference = typed.toUpperCase()
  const sure = options.includes('--sure')
  const known =
    more.length === 0 &&
    options.every((option) => option === '--sure' && verb === 'match') &&
    ((verb === 'list' && !typed) ||
      (verb === 'show' && typed && !last) ||
      (verb === 'match' && /^\d{1,8}$/.test(last)) ||
      (verb === 'refuse' && isRefusal(last)))
  if (!known) throw new StartRefused(usage)
  return async (staff) => {
    if (verb === 'match') await match(staff, { reference, relationId: last, sure })
    else if (verb === 'refuse' && isRefusal(last)) await refuse(staff, { reference, because: last })
    else await read(staff, verb === 'show' ? reference : undefined)
  }
})

async function read({ ctx, say }: Acting, reference: string | undefined): Promise<void> {
  const waiting = await perform(ctx, lookAtCancellations, reference)
  if (reference !== undefined && waiting.length === 0)
    throw new StartRefused(`Er wacht geen opzegging met referentie ${reference}.`)
  for (const one of waiting) say(reference === undefined ? oneLine(one) : inFull(one))
  if (waiting.length === 0) say('Er wacht geen opzegging.')
}

async function match({ ctx, say }: Acting, given: Match): Promise<void> {
  const { lastDay, again } = await perform(ctx, matchCancellation, given)
  const day = formatDay(lastDay, 'plain')
  say(
    again
      ? `Deze opzegging hoorde al bij lidnummer ${given.relationId}: lid tot en met ${day}.`
      : `Lidnummer ${given.relationId} is lid tot en met ${day}. De afzender en het lid krijgen een e-mail.`,
  )
}

async function refuse({ ctx, say }: Acting, given: RefusalOrder): Promise<void> {
  const { again } = await perform(ctx, refuseCancellation, given)
  if (again) say('Deze opzegging was al geweigerd.')
  else
    say(
      refusalWords[given.because].sender === null
        ? 'Geweigerd, zonder e-mail.'
        : 'Geweigerd. De afzender krijgt een e-mail.',
    )
}

function oneLine({ cancellation: { reference, receivedAt }, candidates }: CancellationToMatch): string {
  const [best] = candidates
  const alike = best ? `${candidates.length} lijkt erop, het meest ${best.relationId}` : 'niemand lijkt erop'
  return [reference, receivedAt, alike].join('  ')
}

function inFull(waiting: CancellationToMatch): string {
  const { cancellation, candidates } = waiting
  const members = candidates.map(({ relationId, commonTraits: alike, ends, isRunning }) => {
    const state = ends === null ? 'loopt' : `${isRunning ? 'stopt' : 'gestopt'} op ${ends}`
    return `    ${relationId}  ${state}  hetzelfde: ${traitsInWords(alike).join(', ')}`
  })
  return [
    oneLine(waiting),
    ...cancellation.answers.map(({ label, value }) => `    ${label}: ${value}`),
    ...(members.length > 0 ? ['  Leden die erop lijken:', ...members] : []),
  ].join('\n')
}

await runHere(import.meta, cancellations)
