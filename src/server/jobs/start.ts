import type { Outbox } from '../outbox/boss.ts'
import { confirmAccount } from '../services/account/confirmation.ts'
import { letters } from '../services/account/letters.ts'
import { confirmCancellation } from '../services/cancellation/confirmation.ts'
import { confirmAlias } from '../services/community/confirmation.ts'
import type { House } from '../services/context.ts'
import { confirmHypotheekwacht } from '../services/hypotheekwacht/confirmation.ts'
import { endLapsedWatches } from '../services/hypotheekwacht/lapse.ts'
import { confirmBooking } from '../services/klusservice/confirmation.ts'
import { sendOrder } from '../services/klusservice/order.ts'
import { sendLetter } from '../services/letters/send.ts'
import { activateMembership } from '../services/membership/activate.ts'
import { confirmRegistration } from '../services/membership/confirmation.ts'
import { sweep } from '../services/retention/sweep.ts'
import { type Confirm, mailConfirmation, type WriteMail } from '../services/submissions/mail.ts'
import { activateVve } from '../services/vve-membership/activate.ts'
import { confirmVve } from '../services/vve-membership/confirmation.ts'

/** Which mail belongs to which kind of submission (the name of the call that took it in). */
export const confirms: Readonly<Record<string, Confirm>> = {
  'account.register': confirmAccount,
  'becomeamember.register': confirmRegistration,
  'account.update-community-alias': confirmAlias,
  'contact.cancel-membership': confirmCancellation,
  'klusservice.book': confirmBooking,
  'vve-membership.register': confirmVve,
  'hypotheekwacht.register': confirmHypotheekwacht,
}

export interface JobsOptions {
  write: WriteMail
  /** Removes what sandbox partners kept too long, where there are any. */
  sweepSandbox?: () => Promise<number>
}

/** Gives every queue its handler. Jobs carry ids; what they need is read from the database when they run. */
export const startJobs = async (house: House, outbox: Outbox, options: JobsOptions): Promise<void> => {
  await outbox.work('handyman.order', ({ submission }) => sendOrder(house, String(submission)))
  await outbox.work('letter.send', ({ letter }) => sendLetter(house, letters, options.write, String(letter)))
  await outbox.work('membership.activate', ({ submission }) => activateMembership(house, String(submission)))
  await outbox.work('vve-membership.activate', ({ submission }) => activateVve(house, String(submission)))
  await outbox.work('mail.deliver', ({ submission }) =>
    mailConfirmation(house, confirms, options.write, String(submission)),
  )
  await outbox.work('retention.sweep', async () => {
    const removed = await sweep(house)
    const sandbox = (await options.sweepSandbox?.()) ?? 0
    house.note('swept', { ...removed, sandbox })
  })
  await outbox.schedule('retention.sweep', '17 * * * *')
  await outbox.work('hypotheekwacht.lapse', () => endLapsedWatches(house))
  await outbox.schedule('hypotheekwacht.lapse', '7 * * * *')
}
