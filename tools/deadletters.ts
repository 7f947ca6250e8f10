// `npm run deadletters list | show <id> | retry <id>... | retry all`: work that failed at its last try.

import { systemClock } from '../src/core/kernel/day.ts'
import { openDatabase } from '../src/server/database/pool.ts'
import { StartRefused } from '../src/server/database/refusal.ts'
import { type DeadLetter, type Outbox, openOutbox } from '../src/server/outbox/boss.ts'
import { prepareDatabase } from '../src/server/prepare.ts'
import { actorOf, auditCommand } from '../src/server/services/audit/command.ts'
import { type ReadLetter, readLetter } from '../src/server/services/dead-letters/read.ts'
import { command, openStore } from './store.ts'

const usage = 'Kies: npm run deadletters list, show <id>, retry <id>... of retry all'

await command(async () => {
  const [verb = 'list', ...ids] = process.argv.slice(2)
  const known = verb === 'list' || ((verb === 'show' || verb === 'retry') && ids.length > 0)
  if (!known) throw new StartRefused(usage)
  await using store = await openStore(process.env)
  await prepareDatabase(store)
  const outbox = await openOutbox(store.url, { supervise: false, connections: 2 })
  const database = openDatabase(store.url, { connections: 2 })
  try {
    const detail = ids.length === 1 ? ids[0]?.slice(0, 40) : undefined
    const trail = { action: `deadletters.${verb}`, actor: actorOf('deadletters'), detail }
    await auditCommand({ database, clock: systemClock }, trail)
    const letters = await outbox.deadLetters()
    if (verb === 'retry') return await retry(outbox, pick(letters, ids))
    const chosen = verb === 'list' ? letters : pick(letters, ids)
    for (const letter of chosen) {
      const read = await readLetter(database, letter)
      console.log(verb === 'list' ? oneLine(read) : inFull(read))
    }
    if (chosen.length === 0) console.log('Er is niets blijven liggen.')
  } finally {
    await database.destroy()
    await outbox.stop(2000)
  }
})

async function retry(outbox: Outbox, letters: DeadLetter[]): Promise<void> {
  const sent = letters.length > 0 ? await outbox.sendAgain(letters.map(({ id }) => id)) : 0
  console.log(`${sent} opnieuw in de wachtrij gezet.`)
}

function pick(letters: DeadLetter[], ids: string[]): DeadLetter[] {
  if (ids.length === 1 && ids[0] === 'all') return letters
  return ids.map((id) => {
    const letter = letters.find((one) => one.id === id)
    if (!letter) throw new StartRefused(`Er is niets blijven liggen met nummer ${id}.`)
    return letter
  })
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
