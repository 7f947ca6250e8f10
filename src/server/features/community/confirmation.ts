import type { Sender } from '../../../core/render.ts'
import type { Confirmation } from '../../services/submissions/mail.ts'
import type { ReadSubmission } from '../../services/submissions/read.ts'
import type { KeptAlias } from './set-alias.ts'

/** The one mail about a name in the community (decision 22). */
export const confirmAlias = (submission: ReadSubmission, sender: Sender): Confirmation => ({
  to: (submission.request as KeptAlias).emailAddress,
  content: {
    subject: `Je alias voor de community (${submission.reference})`,
    greeting: 'Hallo,',
    intro: ['We hebben je alias bewaard. Zo zien anderen je in de community.'],
    reference: submission.reference,
    answers: submission.document.mail,
    action: { label: 'Bekijk je alias', url: `${sender.siteUrl}/mijn/community-alias` },
    outro: [`Heb jij dit niet gedaan? Bel ons dan meteen op ${sender.phone} (${sender.hours}).`],
  },
  attachments: [],
})
