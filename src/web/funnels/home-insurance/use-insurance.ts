import type { Entry } from '../../../core/insurance/packages.ts'
import { insuranceSlugs } from '../../../core/insurance/paths.ts'
import { useFunnel } from '../../engine/react/funnel-context.ts'
import type { KnownAnswers } from './asks.ts'

const entries = Object.fromEntries(
  Object.entries(insuranceSlugs).map(([entry, slug]) => [slug, entry as Entry]),
)

/** What is known by now, in its types, and by which calculator. */
export const useInsurance = () => {
  const { store, snapshot, phone } = useFunnel()
  const { known, context } = snapshot.derived
  return {
    entry: entries[store.funnel.slug] ?? 'All',
    known: known as KnownAnswers,
    context,
    /** Of who helps with insurances. */
    helpline: (context.properties as { phone?: string }).phone ?? phone,
  }
}
