import { poBoxAddressType } from '../../../core/fields/address-type.ts'
import { addressInWords } from '../../../core/groups/formatting.ts'
import { formatCents } from '../../../core/kernel/money.ts'
import type { VveFee } from '../../../core/rules/vve-fee.ts'
import type { SummaryRow } from '../../engine/definition/define.ts'
import { copy } from './content.ts'

interface Home {
  postcode?: string
  houseNumber?: number
  addition?: string | undefined
  streetName?: string
  city?: string
}

interface Place {
  type?: 0 | 1
  street?: Home
  box?: Home
}

/** An address of either kind in two lines. */
export const placeText = ({ type, street = {}, box = {} }: Place): string =>
  type === poBoxAddressType ? addressInWords({ ...box, streetName: copy.poBox }) : addressInWords(street)

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
