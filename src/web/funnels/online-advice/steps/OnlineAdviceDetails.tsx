import { ServiceDetails } from '../../../login/ServiceDetails.tsx'
import { onlineAdviceCopy } from '../online-advice-content.ts'

/** Asks who the talk is for. A visitor who is not a member becomes one, and also agrees to pay for the membership. */
export default function OnlineAdviceDetails() {
  return <ServiceDetails why={onlineAdviceCopy.becomesMember} checksHome />
}
