import { insuranceSlugs } from '../../../core/insurance/paths.ts'
import { type Entry, insuranceTypes } from '../../../core/rules/insurance-packages.ts'
import { useFunnel } from '../../engine/react/funnel-context.ts'
import type { AllKnown } from './situation.ts'

const entryOf = (slug: string): Entry => insuranceTypes.find((type) => insuranceSlugs[type] === slug) ?? 'All'

/** What is known by now, in its types, and by which calculator. */
export const useInsurance = () => {
  const { store, snapshot, phone } = useFunnel()
  const { known, context } = snapshot.derived
  return {
    entry: entryOf(store.funnel.slug),
    known: known as AllKnown,
    context,
    /** What a year of membership costs, in cents. */
    price: (context.properties as { price: number }).price,
    /** Of who helps with insurances. */
    helpline: (context.properties as { phone?: string }).phone ?? phone,
  }
}
