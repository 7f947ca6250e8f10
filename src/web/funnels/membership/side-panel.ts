import { addressInWords, addressLabel, nameInWords, nameLabel } from '../../../core/groups/formatting.ts'
import { costRows } from '../../../core/groups/yearly-costs.ts'
import { giftYear, membership, yearlyFeeLabel } from '../../../core/membership/membership-words.ts'
import type { Answers } from '../../engine/definition/define.ts'
import type { SidePanel } from '../../engine/definition/summary.ts'
import { membershipCopy } from './membership-content.ts'
import { type Page, yearlyFeeOf } from './membership-prices.ts'
import type { steps } from './steps.ts'

/** The side panel: the price, and who becomes a member. */
export const sidePanel = (known: Answers<typeof steps>, { properties }: Page): SidePanel => {
  const rows = [
    { label: nameLabel, value: nameInWords(known.person ?? {}) },
    { label: addressLabel, value: known.home?.city ? addressInWords(known.home) : '' },
  ].filter(({ value }) => value !== '')
  if (properties.paymentType === 'gifty')
    return {
      title: membership,
      rows,
      price: { term: membershipCopy.gift, value: giftYear, note: membershipCopy.giftNote },
      ...(!known.giftCode && { fact: membershipCopy.giftFact }),
    }
  const cost = costRows(yearlyFeeLabel, yearlyFeeOf(known.paymentMethod, properties))
  const last = cost.at(-1)
  return {
    title: membership,
    rows: [...rows, ...cost.slice(0, -1)],
    price: last && { term: last.label, value: last.value },
    fact: membershipCopy.yearly,
  }
}
