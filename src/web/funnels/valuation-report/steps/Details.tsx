import { ServiceDetails } from '../../../login/ServiceDetails.tsx'
import { copy } from './content.ts'

/** The step that asks the buyer's details, and those of the membership for somebody who has none. */
export default function Details() {
  return <ServiceDetails why={copy.joins} />
}
