import { poBoxAddressType } from '../../../core/fields/address-type.ts'
import { showPostcode } from '../../../core/fields/postcode.ts'
import { formatCents } from '../../../core/kernel/money.ts'
import type { VveFee } from '../../../core/rules/vve-fee.ts'
import type { SummaryRow } from '../../engine/define.ts'
import { copy } from './content.ts'

interface Home {
  postcode?: string
  houseNumber?: number
  addition?: string | undefined
  streetName?: string
  city?: string
}

/** A street address in two lines, as far as it is known. */
export const homeText = ({ postcode, houseNumber, addition, streetName, city }: Home): string =>
  [
    [streetName, houseNumber, addition].filter(Boolean).join(' '),
    [postcode && showPostcode(postcode), city].filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join('\n')

interface Place {
  type?: 0 | 1
  street?: Home
  box?: Home
}

/** An address of either kind in two lines. */
export const placeText = ({ type, street = {}, box = {} }: Place): string =>
  type === poBoxAddressType ? homeText({ ...box, streetName: copy.poBox }) : homeText(street)

interface Name {
  salutation?: 0 | 1
  initials?: string
  inserts?: string | undefined
  lastName?: string
}

/** `Mevr. J.P. van der Berg`. */
export const nameText = ({ salutation, initials, inserts, lastName }: Name): string =>
  [salutation === 1 ? 'Mevr.' : 'Dhr.', initials, inserts, lastName].filter(Boolean).join(' ')

/** What a year costs, each part on a line of its own. */
export const feeRows = ({ fee, surcharge, total }: VveFee): SummaryRow[] => [
  { label: copy.membership, value: formatCents(fee) },
  ...(surcharge > 0
    ? [
        { label: copy.surcharge, value: formatCents(surcharge) },
        { label: copy.total, value: formatCents(total) },
      ]
    : []),
]
