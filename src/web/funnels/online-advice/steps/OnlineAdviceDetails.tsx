import { ServiceDetails } from '../../../login/ServiceDetails.tsx'
import { onlineAdviceCopy } from '../online-advice-content.ts'

/** Asks who has the talk, and the payment of the membership where they have none. */
export default function OnlineAdviceDetails() {
  return <ServiceDetails why={onlineAdviceCopy.becomesMember} checksHome />
}
