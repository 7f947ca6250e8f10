import * as z from 'zod/mini'
import { validateEmail } from '../../../core/contract/becomeamember.ts'
import { optional, wire } from '../../../core/fields/brick.ts'
import { group } from '../../../core/fields/group.ts'
import { landline } from '../../../core/fields/landline.ts'
import { mobile } from '../../../core/fields/mobile.ts'
import { address } from '../../../core/groups/address.ts'
import { knownAddress, knownSalutedPerson } from '../../../core/groups/known.ts'
import { salutedPerson } from '../../../core/groups/person.ts'
import { isLoggedIn } from '../../../core/kernel/viewer.ts'
import { returnPath } from '../../../core/rules/return-path.ts'
import { defineFunnel } from '../../engine/define.ts'
import { fixedName } from '../../login/known.ts'
import { loginStep } from '../../login/steps.tsx'
import { copy } from './content.ts'
import { Details } from './steps/Details.tsx'

/** Back to the page that asked for a login; without one the details are next (decision 35). */
const goBack = (): boolean => {
  const back = returnPath(new URLSearchParams(window.location.search).get('terug'))
  if (back !== undefined) window.location.assign(back)
  return back !== undefined
}

/**
 * Logging in beside the e-mail check for becoming a member, then `Jouw gegevens` for either, which lead on to becoming
 * a member (spec 000 sections 2 to 5, decisions 32, 34 and 35).
 */
export const inloggen = defineFunnel({
  slug: 'inloggen',
  properties: group({
    /** Name of one's own pages: `Mijn Thuisbasis`. */
    mine: wire(z.string(), 'Mijn Thuisbasis'),
  }),
  steps: {
    inloggen: loginStep(
      copy.login,
      {
        check: validateEmail,
        title: copy.join,
        text: copy.joinText,
        button: copy.joinButton,
        onLoggedIn: goBack,
      },
      copy.loginIntro,
    ),
    gegevens: {
      title: copy.details,
      asks: { person: salutedPerson, home: address, mobile, landline: optional(landline) },
      view: Details,
    },
  },
  when: { inloggen: (_known, { viewer }) => !isLoggedIn(viewer) },
  prefill: (profile) => ({
    person: knownSalutedPerson(profile),
    home: knownAddress(profile),
    mobile: profile.phoneNumberMobile,
    landline: profile.phoneNumberLandline,
  }),
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
      // an address that was typed before somebody logged in is not theirs
      ...(!isLoggedIn(viewer) && { email }),
    }),
  },
})
