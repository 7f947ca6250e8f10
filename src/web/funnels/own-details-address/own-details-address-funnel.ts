import { changeAddress } from '../../../core/contract/own-details/own-details-calls.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { address } from '../../../core/groups/address.ts'
import { ownAddress } from '../../../core/groups/profile-words.ts'
import { changedAt, mijn } from '../../../core/mijn/paths.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import { waitSentence } from '../../login/wait.ts'
import { ownDetailsAddressCopy } from './own-details-address-content.ts'

/** Changes the address of who is logged in. */
export const ownDetailsAddress = defineFunnel({
  slug: 'mijn-adres',
  properties: group({}),
  draft: { where: 'session', personal: false },
  steps: {
    adres: {
      title: ownDetailsAddressCopy.title,
      intro: ownDetailsAddressCopy.intro,
      asks: { home: address },
    },
  },
  profile: { home: ownAddress },
  exits: {
    save: {
      endpoint: changeAddress,
      button: ownDetailsAddressCopy.send,
      failure: 'Failed to change address',
      says: waitSentence,
      toRequest: ({ home }) => ({ body: home }),
      fields: 'home',
      to: () => ({ url: changedAt(mijn.details, 'adres') }),
    },
  },
})
