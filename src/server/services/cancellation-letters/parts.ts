import type { Ids } from '../../outbox/enqueue.ts'
import type { Context } from '../context.ts'
import {
  insuranceAcceptedQueue,
  insuranceRefusedQueue,
} from '../insurance-applications/insurance-applications-queues.ts'
import { cancellationLettersPersonalData } from './cancellation-letters-personal-data.ts'
import { cancellationCopies } from './copies.ts'
import { orderLetters, voidLetters } from './follow-application.ts'
import { cancellationsSent } from './policy-cancellation-letters.ts'

/**
 * The letters, documents, jobs and personal data of this service, as `features.ts` lists them. Sending the letters needs a job of
 * its own.
 */
export const cancellationLetters = {
  letters: [cancellationsSent],
  documents: [cancellationCopies],
  jobs: [
    {
      queue: insuranceAcceptedQueue,
      run: (ctx: Context, { submission }: Ids) => orderLetters(ctx, String(submission)),
    },
    {
      queue: insuranceRefusedQueue,
      run: (ctx: Context, { submission }: Ids) => voidLetters(ctx, String(submission)),
    },
  ],
  personalData: cancellationLettersPersonalData,
}
