import { ServiceDetails } from '../../../login/ServiceDetails.tsx'

/** Whoever has the talk, and the membership of who has none. */
export default function Details() {
  return <ServiceDetails why="Deze dienst is voor leden. Met je afspraak word je lid." />
}
