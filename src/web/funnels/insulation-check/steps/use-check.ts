import { useFunnel } from '../../../engine/react/funnel-context.ts'
import type { KnownAnswers } from '../home.ts'

/** The answers of the check and the properties of its page, in their types. */
export const useCheck = () => {
  const { known, context } = useFunnel().snapshot.derived
  return {
    known: known as KnownAnswers & { home?: { postcode?: string } },
    properties: context.properties as { cutoff: number; excluded: readonly string[]; bats: string },
  }
}
