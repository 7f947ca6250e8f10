import * as z from 'zod/mini'
import { validateEmail } from '../../../core/contract/membership/membership-calls.ts'
import { optional, wire } from '../../../core/fields/brick/brick.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { landline } from '../../../core/fields/person/landline.ts'
import { mobile } from '../../../core/fields/person/mobile.ts'
import { address } from '../../../core/groups/address.ts'
import { salutedPerson } from '../../../core/groups/person.ts'
import { ownAddress, ownPhones, ownSalutedPerson } from '../../../core/groups/profile-words.ts'
import { fixedName, isLoggedIn, type Viewer } from '../../../core/kernel/viewer.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import { loginStep } from '../../login/steps.tsx'
import { afterLogin } from './after-login.ts'
import { sessionLoginCopy } from './session-login-content.ts'
import { LoggedIn } from './steps/LoggedIn.tsx'
import { SessionLoginDetails } from './steps/SessionLoginDetails.tsx'

/**
 * Leads somebody who logged in to the next page, where there is one, and answers whether it does. The login page is replaced in
 * the history of the browser.
 */
const goOn = (viewer: Viewer): boolean => {
  const address = afterLogin(viewer, window.location.search)
  if (address !== undefined) window.location.replace(address)
  return address !== undefined
}

const { gate, ...login } = loginStep(
  sessionLoginCopy.login,
  {
    check: validateEmail,
    title: sessionLoginCopy.join,
    text: sessionLoginCopy.joinText,
    button: sessionLoginCopy.joinButton,
    onLoggedIn: goOn,
  },
  sessionLoginCopy.loginIntro,
)
const isKnown = (_known: unknown, { viewer }: { viewer: Viewer }) => isLoggedIn(viewer)

/**
 * Logging in beside the e-mail check for becoming a member; then `Jouw gegevens` for both, which leads to becoming a member (spec
 * 000 sections 2 to 5, D32, D34, D35 and D61).
 */
export const sessionLogin = defineFunnel({
  slug: 'inloggen',
  properties: group({
    /** Title of one's own pages: `Mijn Thuisbasis`. */
    mine: wire(z.string(), 'Mijn Thuisbasis'),
  }),
  steps: {
    inloggen: { ...login, gate: { ...gate, until: isKnown }, view: LoggedIn },
    gegevens: {
      title: sessionLoginCopy.details,
      asks: { person: salutedPerson, home: address, mobile, landline: optional(landline) },
      view: SessionLoginDetails,
    },
  },
  // Who is logged in begins at the details; `Terug` shows who is logged in (spec 000 section 2).
  already: { inloggen: isKnown },
  shows: { email: (_known, { viewer }) => !isLoggedIn(viewer) },
  profile: { person: ownSalutedPerson, home: ownAddress, ...ownPhones },
  fixed: (profile) => ({ person: fixedName(profile) }),
  exits: {},
  leadsTo: {
    url: '/lidmaatschap/lid-worden',
    funnel: 'lid-worden',
    answers: ({ person, home, mobile, landline, email }, { viewer }) => ({
      person,
      home,
      mobile,
      landline,
      // An e-mail address that was typed before logging in may be somebody else's.
      ...(!isLoggedIn(viewer) && { email }),
    }),
  },
})
