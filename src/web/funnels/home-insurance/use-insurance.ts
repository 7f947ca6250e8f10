import { insuranceSlugs } from '../../../core/insurance/paths.ts'
import { type InsuranceEntry, insuranceTypes } from '../../../core/rules/insurance-packages.ts'
import { useFunnel } from '../../engine/react/funnel-context.ts'
import type { AllKnown } from './situation.ts'

const entryOf = (slug: string): InsuranceEntry =>
  insuranceTypes.find((type) => insuranceSlugs[type] === slug) ?? 'All'

/** The answers of this funnel in their types, with the entry of its calculator. */
export const useInsurance = () => {
  const { store, snapshot, phone } = useFunnel()
  const { known, context } = snapshot.derived
  return {
    entry: entryOf(store.funnel.slug),
    known: known as AllKnown,
    context,
    /** The yearly fee of a membership, in cents. */
    price: (context.properties as { price: number }).price,
    /** Address of the customer portal of the insurer. */
    portal: (context.properties as { portal?: string }).portal,
    /** Phone number of the insurance desk. */
    helpline: (context.properties as { phone?: string }).phone ?? phone,
  }
}
