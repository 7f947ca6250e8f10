import * as calls from '../../../core/contract/drafts/drafts-calls.ts'
import * as operations from '../../../core/contract/drafts/drafts-operations.ts'
import { changedAt, mijn, removeDraftPath } from '../../../core/mijn/paths.ts'
import { feature } from '../../feature.ts'
import { anyone, loggedIn } from '../../services/permissions.ts'
import { resumeLinksPersonalData } from '../../services/resume-links/resume-links-personal-data.ts'
import { draftKept, draftReminder } from './drafts-letters.ts'
import { remindersQueue } from './drafts-queues.ts'
import { keep } from './keep-draft.ts'
import { open } from './open-draft.ts'
import { draftLinesOf, removeDraft } from './own-page.ts'
import { remind } from './remind.ts'

/** Feature: drafts of forms that are kept with us, to go on with later or on another device (ADR 076). */
export const drafts = feature('drafts', calls, operations, {
  apiDescription: 'Een formulier bewaren en later verder gaan.',
  verbs: {
    keepDraft: { may: anyone, run: keep },
    openLink: { may: anyone, run: open },
  },
  forms: [
    {
      path: removeDraftPath(':draft'),
      may: loggedIn,
      run: removeDraft,
      onSuccess: changedAt(mijn.overview, 'formulier'),
      onFault: mijn.overview,
    },
  ],
  ownPages: { drafts: draftLinesOf },
  trail: { 'drafts.remove': 'Bewaard formulier verwijderd' },
  letters: [draftKept, draftReminder],
  jobs: [{ queue: remindersQueue, every: '40 * * * *', run: remind }],
  personalData: resumeLinksPersonalData,
})
