// `npm run deadletters list | show <id> | retry <id>... | retry all`: shows and repeats work that failed at its last try.

import { systemClock } from '../src/core/kernel/day.ts'
import { openDatabase } from '../src/server/database/pool.ts'
import { StartRefused } from '../src/server/database/refusal.ts'
import { perform } from '../src/server/feature.ts'
import { openOutbox } from '../src/server/outbox/boss.ts'
import { prepareDatabase } from '../src/server/prepare.ts'
import { actorOf, staffContext } from '../src/server/services/audit/audit-command.ts'
import type { ReadLetter } from '../src/server/services/dead-letters/read-dead-letters.ts'
import {
  listDeadLetters,
  retryDeadLetters,
  showDeadLetters,
} from '../src/server/services/dead-letters/verbs.ts'
import { type Command, runHere } from './command.ts'
import { openStore } from './store.ts'

const usage = 'Kies: npm run deadletters list, show <id>, retry <id>... of retry all'

export const deadLetters: Command = async (terminal) => {
  const { args, say } = terminal
  const [verb = 'list', ...ids] = args
  const known = verb === 'list' || ((verb === 'show' || verb === 'retry') && ids.length > 0)
  if (!known) throw new StartRefused(usage)
  await using store = await openStore(terminal)
  await prepareDatabase(store)
  const outbox = await openOutbox(store.url, { supervise: false, connections: 2 })
  const database = openDatabase(store.url, { connections: 2 })
  const ctx = staffContext({ database, clock: systemClock }, actorOf('deadletters'))
  try {
    if (verb === 'retry') {
      const sent = await perform(ctx, retryDeadLetters, { outbox, ids })
      return say(`${sent} opnieuw in de wachtrij gezet.`)
    }
    const read =
      verb === 'list'
        ? await perform(ctx, listDeadLetters, { outbox })
        : await perform(ctx, showDeadLetters, { outbox, ids })
    for (const letter of read) say(verb === 'list' ? oneLine(letter) : inFull(letter))
    if (read.length === 0) say('Er is niets blijven liggen.')
  } finally {
    await database.destroy()
    await outbox.stop(2000)
  }
}

function oneLine({ id, queue, since, submission, deliveries }: ReadLetter): string {
  const reasons = deliveries.flatMap(({ partner, reason }) => (reason ? [`${partner}: ${reason}`] : []))
  return [id, since, queue, submission?.reference ?? '-', reasons.join(', ')].join('  ').trimEnd()
}

function inFull(letter: ReadLetter): string {
  const { submission, deliveries } = letter
  const about = submission && [
    `  ${submission.reference}  ${submission.kind}  ${submission.receivedAt}`,
    `  ${submission.title}`,
    ...submission.answers.map(({ label, value }) => `    ${label}: ${value}`),
  ]
  const reached = deliveries.map(
    ({ partner, state, reason }) => `  ${partner}: ${state}${reason ? ` (${reason})` : ''}`,
  )
  return [oneLine(letter), ...(about ?? []), ...reached].join('\n')
}

await runHere(import.meta, deadLetters)
