import type { Job } from '../feature.ts'
import { confirms, jobs, letters } from '../features.ts'
import type { Outbox } from '../outbox/boss.ts'
import type { Runtime } from '../services/context.ts'
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
  { queue: letterQueue, run: (runtime, { letter }) => sendLetter(runtime, letters, write, String(letter)) },
  {
    queue: mailQueue,
    run: (runtime, { submission }) => mailConfirmation(runtime, confirms, write, String(submission)),
  },
  {
    queue: sweepQueue,
    every: '17 * * * *',
    run: async (runtime) => runtime.note('swept', await sweep(runtime)),
  },
]

/** Gives every queue its handlers. Jobs carry ids; what they need is read from the database when they run. */
export const startJobs = async (runtime: Runtime, outbox: Outbox, options: JobsOptions): Promise<void> => {
  for (const [queue, onIt] of Map.groupBy([...machinery(options), ...jobs], ({ queue }) => queue)) {
    await outbox.work(queue, async (ids) => {
      for (const { run } of onIt) await run(runtime, ids)
    })
    for (const { every } of onIt) if (every) await outbox.schedule(queue, every)
  }
}
