import type { Ids } from '../../outbox/enqueue.ts'
import type { SystemContext } from '../context.ts'
import { insuranceAcceptedQueue, insuranceRefusedQueue } from '../insurance-applications/queues.ts'
import { cancellationCopies } from './copies.ts'
import { orderLetters, voidLetters } from './follow-application.ts'
import { cancellationsSent } from './letters.ts'
import { personalData } from './personal-data.ts'

/** What the letters that cancel old insurances bring along, as `features.ts` lists it. Sending them needs its own job. */
export const cancellationLetters = {
  letters: [cancellationsSent],
  documents: [cancellationCopies],
  jobs: [
    {
      queue: insuranceAcceptedQueue,
      run: (ctx: SystemContext, { submission }: Ids) => orderLetters(ctx, String(submission)),
    },
    {
      queue: insuranceRefusedQueue,
      run: (ctx: SystemContext, { submission }: Ids) => voidLetters(ctx, String(submission)),
    },
  ],
  personalData,
}
