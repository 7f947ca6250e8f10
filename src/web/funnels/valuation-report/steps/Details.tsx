import { ServiceDetails } from '../../../login/ServiceDetails.tsx'
import { copy } from './content.ts'

/** Who buys it, and the membership of who has none. */
export default function Details() {
  return <ServiceDetails why={copy.joins} />
}
