import { ServiceDetails } from '../../../login/ServiceDetails.tsx'

/** Asks who the talk is for. A visitor who is not a member becomes one, and also agrees to pay for the membership. */
export default function ContractReviewDetails() {
  return <ServiceDetails why="Deze dienst is voor leden. Met je afspraak word je lid." checksHome />
}
