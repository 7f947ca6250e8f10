import { ServiceDetails } from '../../../login/ServiceDetails.tsx'

/** Asks who has the talk, and the payment of the membership where they have none. */
export default function ContractReviewDetails() {
  return <ServiceDetails why="Deze dienst is voor leden. Met je afspraak word je lid." checksHome />
}
