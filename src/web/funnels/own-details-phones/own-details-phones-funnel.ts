import { changePhones } from '../../../core/contract/own-details/own-details-calls.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { phones } from '../../../core/groups/phones.ts'
import { ownPhones } from '../../../core/groups/profile-words.ts'
import { changedAt, mijn } from '../../../core/mijn/paths.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import { waitSentence } from '../../login/wait.ts'
import { ownDetailsPhonesCopy } from './own-details-phones-content.ts'

/** Changes the phone numbers of who is logged in. */
export const ownDetailsPhones = defineFunnel({
  slug: 'mijn-telefoon',
  properties: group({}),
  draft: { where: 'session', personal: false },
  steps: {
    telefoon: {
      title: ownDetailsPhonesCopy.title,
      intro: ownDetailsPhonesCopy.intro,
      asks: { numbers: phones },
    },
  },
  profile: { numbers: ownPhones },
  exits: {
    save: {
      endpoint: changePhones,
      button: ownDetailsPhonesCopy.send,
      failure: 'Failed to change phone numbers',
      says: waitSentence,
      toRequest: ({ numbers }) => ({ body: numbers }),
      fields: 'numbers',
      to: () => ({ url: changedAt(mijn.details, 'telefoon') }),
    },
  },
})
