import * as z from 'zod/mini'
import { saveHome } from '../../../core/contract/home/home-calls.ts'
import { optional, wire } from '../../../core/fields/brick/brick.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { address } from '../../../core/groups/address.ts'
import { addressInWords, addressLabel } from '../../../core/groups/formatting.ts'
import { homeFacts } from '../../../core/home/facts.ts'
import { factsToSend, typedFacts } from '../../../core/home/prefill.ts'
import type { Profile } from '../../../core/kernel/viewer.ts'
import { changedAt, mijn } from '../../../core/mijn/paths.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import { waitSentence } from '../../login/wait.ts'
import { homeDetailsCopy } from './home-details-content.ts'

/** The home that the form is about; undefined for a new one. */
const homeOf = ({ homes = [] }: Partial<Profile>, { woning }: { woning?: number | undefined }) =>
  woning === undefined ? undefined : homes[woning]

/** The address of that home in the form of a request; undefined where it is incomplete. */
const addressIn = (profile: Profile | undefined, properties: { woning?: number | undefined }) => {
  const home = homeOf(profile ?? {}, properties)
  if (!home?.streetName || !home.city) return undefined
  const { postcode, houseNumber, addition, streetName, city } = home
  return { postcode, houseNumber, addition, streetName, city }
}

/** Adds a home, or changes the facts of one that is known. The address of a known home cannot be changed here. */
export const homeDetails = defineFunnel({
  slug: 'mijn-huis',
  properties: group({
    /** Index of the home in `homes` of `session.me`, from 0; none for a new home. */
    woning: optional(wire(z.number(), 0)),
  }),
  // No draft: all homes of a person would share the same one.
  draft: { where: 'none' },
  steps: {
    woning: {
      title: homeDetailsCopy.title,
      intro: homeDetailsCopy.intro,
      asks: { home: address, facts: homeFacts },
    },
  },
  shows: { home: (_known, { viewer, properties }) => !addressIn(viewer.profile, properties) },
  prefill: (profile, properties) => {
    const home = homeOf(profile, properties)
    return home ? { facts: typedFacts(home.facts) } : {}
  },
  side: (_known, { viewer, properties }) => {
    const home = addressIn(viewer.profile, properties)
    return (
      home && { title: homeDetailsCopy.about, rows: [{ label: addressLabel, value: addressInWords(home) }] }
    )
  },
  exits: {
    save: {
      endpoint: saveHome,
      button: homeDetailsCopy.send,
      failure: 'Failed to save home',
      says: waitSentence,
      toRequest: ({ home, facts }, { viewer, properties }) => ({
        body: {
          home: addressIn(viewer.profile, properties) ?? home,
          facts: factsToSend(facts),
          mends: addressIn(viewer.profile, properties) !== undefined,
        },
      }),
      to: () => ({ url: changedAt(mijn.home, 'huis') }),
    },
  },
})
