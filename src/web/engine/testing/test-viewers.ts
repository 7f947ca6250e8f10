import { isLoggedIn, type Viewer, visitor } from '../../../core/kernel/viewer.ts'
import { type FunnelTrial, type Way, waysOf } from './test-walk.ts'

/** Somebody with an account whose details are all known. */
export const registered: Viewer = {
  membershipStatus: 'niet lid',
  profile: {
    emailAddress: 'nietlid@voorbeeld.nl',
    gender: 0,
    initials: 'M.',
    infix: 'el',
    lastName: 'Idrissi',
    phoneNumberMobile: '0612345678',
    dateOfBirth: '1990-05-01',
    postcode: '1012JS',
    houseNumber: 1,
    addition: 'A',
    streetName: 'Voorbeeldplein',
    city: 'Amsterdam',
  },
}
const member: Viewer = {
  membershipStatus: 'lid',
  profile: { ...registered.profile, emailAddress: 'lid@voorbeeld.nl', gender: 0, relationId: '12345678' },
}

/**
 * Somebody logged in whose account has no name or address, so that they type the answers that a funnel's `fixed` takes from the
 * accounts of others.
 */
const nameless: Viewer = {
  membershipStatus: 'niet lid',
  profile: { emailAddress: 'naamloos@voorbeeld.nl', gender: 2 },
}

const everybody = ({ funnel }: FunnelTrial): readonly Viewer[] => [
  visitor,
  registered,
  member,
  ...(funnel.fixed ? [nameless] : []),
]

export const nameOf = (viewer: Viewer): string => (viewer === nameless ? 'nameless' : viewer.membershipStatus)

/** One viewer on one way. */
export interface Trip {
  way: Way
  viewer: Viewer
  /** Whether the screens are checked: for a visitor, and for a member, who is asked less. */
  onScreen: boolean
}

/** Every viewer on every way. */
export const everyTrip = (tried: FunnelTrial): readonly Trip[] =>
  waysOf(tried).flatMap((way) =>
    everybody(tried).map((viewer) => ({
      way,
      viewer,
      onScreen: [visitor, member].includes(viewer) && (isLoggedIn(viewer) || tried.loggedIn === undefined),
    })),
  )

/** Every viewer on the first way, and a visitor on each other way. */
export const eachOnce = (tried: FunnelTrial): readonly Trip[] => {
  const [first] = waysOf(tried)
  return everyTrip(tried).filter(({ way, viewer }) => way === first || viewer === visitor)
}
