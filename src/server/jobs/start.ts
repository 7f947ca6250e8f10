import { type Job, perform } from '../feature.ts'
import {
  completeByDelivery,
  confirmationMails,
  deliveries,
  deskOf,
  documents,
  jobs,
  letters,
  promisedKinds,
  reminderTexts,
  requestParts,
} from '../features.ts'
import type { Outbox } from '../outbox/boss.ts'
import { cancellationLetterQueue } from '../services/cancellation-letters/cancellation-letters-queues.ts'
import { sendCancellation } from '../services/cancellation-letters/send-cancellation-letter.ts'
import type { Runtime } from '../services/context.ts'
import type { DrawDocument } from '../services/documents/document-kind.ts'
import { documentQueue } from '../services/documents/documents-queues.ts'
import { attachDocument, makeDocument } from '../services/documents/make.ts'
import { letterQueue } from '../services/letters/letters-queues.ts'
import { sendLetter } from '../services/letters/send-letter.ts'
import { tellAlong } from '../services/memberships/along-in-mail.ts'
import { filledInByPhone, withPhone } from '../services/on-behalf/told-on-behalf.ts'
import { system } from '../services/permissions.ts'
import { planReminders } from '../services/reminders/plan.ts'
import { planQueue, reminderQueue } from '../services/reminders/reminders-queues.ts'
import { keyIn, sendReminder } from '../services/reminders/send-reminder.ts'
import { indexKeys } from '../services/requests/index-keys.ts'
import { notifyDesks } from '../services/requests/notify-desks.ts'
import { noticeQueue, searchKeysQueue } from '../services/requests/requests-queues.ts'
import { sweepQueue } from '../services/retention/retention-queues.ts'
import { sweepByItself } from '../services/retention/sweep.ts'
import { deliver, type FindDelivery } from '../services/submissions/deliver.ts'
import { confirmation, type WriteMail } from '../services/submissions/mail.ts'
import { promiseTo, withPromise } from '../services/submissions/promise.ts'
import { deliveryQueue } from '../services/submissions/submissions-queues.ts'
import { systemContext } from '../services/system-context.ts'

export interface JobsOptions {
  write: WriteMail
  draw: DrawDocument
}

/**
 * Finds the delivery of a kind of submission to a partner: the confirmation mail to its sender, or what its feature lists. It says
 * whether that is all there is to do about the kind.
 */
const findDelivery = ({ write, draw }: JobsOptions): FindDelivery => {
  const mail = confirmation(
    confirmationMails,
    write,
    (ctx, { id }, kind) => attachDocument(ctx, { kinds: documents, draw }, { submission: id, kind }),
    async (ctx, submission, confirmed, sender) => {
      const content = await tellAlong(ctx, submission, confirmed, sender)
      const told = withPhone(content, await filledInByPhone(ctx, submission.id))
      return withPromise(told, await promiseTo(ctx, submission, promisedKinds))
    },
  )
  return (kind, partner) => {
    const found = [mail, ...(deliveries[kind] ?? [])].find((one) => one.partner === partner)
    return found && { ...found, completes: completeByDelivery.includes(kind) }
  }
}

const deliveryJob = (find: FindDelivery): Job => ({
  queue: deliveryQueue,
  run: (ctx, { submission, partner }) =>
    deliver(ctx, { submission: String(submission), partner: String(partner) }, find),
})

/** The jobs that serve every feature alike: deliveries, letters, documents, reminders, retention. */
const sharedJobs = ({ write, draw }: JobsOptions): Job[] => [
  {
    queue: letterQueue,
    run: (ctx, { letter }) =>
      sendLetter(ctx, letters, write, String(letter), (submission, kind) =>
        attachDocument(ctx, { kinds: documents, draw }, { submission, kind }),
      ),
  },
  {
    queue: documentQueue,
    run: (ctx, { submission, kind }) =>
      makeDocument(ctx, { kinds: documents, draw }, { submission: String(submission), kind: String(kind) }),
  },
  {
    queue: cancellationLetterQueue,
    run: (ctx, { letter }) => sendCancellation(ctx, { write, draw }, String(letter)),
  },
  deliveryJob(findDelivery({ write, draw })),
  { queue: noticeQueue, every: '* * * * *', run: (ctx) => notifyDesks(ctx, deskOf, write) },
  { queue: searchKeysQueue, every: '*/5 * * * *', run: (ctx) => indexKeys(ctx, requestParts) },
  { queue: planQueue, every: '*/5 8-19 * * *', run: (ctx) => planReminders(ctx, reminderTexts) },
  {
    queue: reminderQueue,
    run: (ctx, ids) => sendReminder(ctx, { reminds: reminderTexts, write }, keyIn(ids)),
  },
  {
    queue: sweepQueue,
    every: '17 * * * *',
    run: sweepByItself,
  },
]

/**
 * Gives every queue its handlers. A job carries ids only and reads what it needs from the database when it runs. Each job acts as
 * the system, through `perform` like every verb.
 */
export const startJobs = async (runtime: Runtime, outbox: Outbox, options: JobsOptions): Promise<void> => {
  for (const [queue, onIt] of Map.groupBy([...sharedJobs(options), ...jobs], ({ queue }) => queue)) {
    await outbox.work(queue, async (ids) => {
      for (const { run } of onIt) await perform(systemContext(runtime, queue.name), { may: system, run }, ids)
    })
    for (const { every } of onIt) if (every) await outbox.schedule(queue, every)
  }
}
