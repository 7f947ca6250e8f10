import { ServiceDetails } from './ServiceDetails.tsx'

/** Who asks for a service at their home, where nobody becomes a member with it: the step of several funnels. */
export default function CallerDetails() {
  return <ServiceDetails checksHome />
}
