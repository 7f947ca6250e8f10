import type { Job } from '../feature.ts'
import { confirms, jobs, letters } from '../features.ts'
import type { Outbox } from '../outbox/boss.ts'
import type { House } from '../services/context.ts'
import { letterQueue } from '../services/letters/queues.ts'
import { sendLetter } from '../services/letters/send.ts'
import { sweepQueue } from '../services/retention/queues.ts'
import { sweep } from '../services/retention/sweep.ts'
import { mailConfirmation, type WriteMail } from '../services/submissions/mail.ts'
import { mailQueue } from '../services/submissions/queues.ts'

export interface JobsOptions {
  write: WriteMail
}

/** What is done for every feature alike: letters, confirmations, retention. */
const machinery = ({ write }: JobsOptions): Job[] => [
  { queue: letterQueue, run: (house, { letter }) => sendLetter(house, letters, write, String(letter)) },
  {
    queue: mailQueue,
    run: (house, { submission }) => mailConfirmation(house, confirms, write, String(submission)),
  },
  {
    queue: sweepQueue,
    every: '17 * * * *',
    run: async (house) => house.note('swept', await sweep(house)),
  },
]

/** Gives every queue its handlers. Jobs carry ids; what they need is read from the database when they run. */
export const startJobs = async (house: House, outbox: Outbox, options: JobsOptions): Promise<void> => {
  for (const [queue, onIt] of Map.groupBy([...machinery(options), ...jobs], ({ queue }) => queue)) {
    await outbox.work(queue, async (ids) => {
      for (const { run } of onIt) await run(house, ids)
    })
    for (const { every } of onIt) if (every) await outbox.schedule(queue, every)
  }
}
