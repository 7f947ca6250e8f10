import { changeAddress } from '../../../core/contract/account-changes.ts'
import { group } from '../../../core/fields/group.ts'
import { showPostcode } from '../../../core/fields/postcode.ts'
import { address } from '../../../core/groups/address.ts'
import { changedAt, mijn } from '../../../core/mijn/paths.ts'
import { defineFunnel } from '../../engine/define.ts'
import { copy } from './content.ts'

/** Another address, for who is logged in. */
export const mijnAdres = defineFunnel({
  slug: 'mijn-adres',
  properties: group({}),
  draft: { where: 'session', personal: false },
  steps: { adres: { title: copy.title, intro: copy.intro, asks: { home: address } } },
  prefill: (profile) => ({
    home: {
      postcode: profile.postcode && showPostcode(profile.postcode),
      houseNumber: profile.houseNumber?.toString(),
      addition: profile.addition,
      streetName: profile.streetName,
      city: profile.city,
    },
  }),
  exits: {
    save: {
      endpoint: changeAddress,
      button: copy.send,
      failure: 'Failed to change address',
      toRequest: ({ home }) => ({ body: home }),
      to: () => ({ url: changedAt(mijn.details, 'adres') }),
    },
  },
})
