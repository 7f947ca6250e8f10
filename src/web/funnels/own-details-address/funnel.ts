import { changeAddress } from '../../../core/contract/own-details/calls.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { address } from '../../../core/groups/address.ts'
import { ownAddress } from '../../../core/groups/profile-words.ts'
import { changedAt, mijn } from '../../../core/mijn/paths.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import { waitSaid } from '../../login/wait.ts'
import { copy } from './content.ts'

/** Changes the address of who is logged in. */
export const ownDetailsAddress = defineFunnel({
  slug: 'mijn-adres',
  properties: group({}),
  draft: { where: 'session', personal: false },
  steps: { adres: { title: copy.title, intro: copy.intro, asks: { home: address } } },
  profile: { home: ownAddress },
  exits: {
    save: {
      endpoint: changeAddress,
      button: copy.send,
      failure: 'Failed to change address',
      says: waitSaid,
      toRequest: ({ home }) => ({ body: home }),
      fields: 'home',
      to: () => ({ url: changedAt(mijn.details, 'adres') }),
    },
  },
})
