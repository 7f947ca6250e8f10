import * as z from 'zod/mini'
import {
  registerHypotheekwacht,
  validateEmail,
} from '../../../core/contract/mortgage-guard/mortgage-guard-calls.ts'
import { mortgageGuardTitle } from '../../../core/contract/mortgage-guard/mortgage-guard-titles.ts'
import { optional, wire } from '../../../core/fields/brick/brick.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { dateOfBirth } from '../../../core/fields/person/date-of-birth.ts'
import { money } from '../../../core/fields/value/money.ts'
import { feeToSend } from '../../../core/groups/costs-to-send.ts'
import {
  addressInWords,
  addressLabel,
  nameLabel,
  salutedNameInWords,
} from '../../../core/groups/formatting.ts'
import { membership } from '../../../core/groups/membership-words.ts'
import { formatCents } from '../../../core/kernel/money.ts'
import { isLoggedIn, isMember, type Viewer } from '../../../core/kernel/viewer.ts'
import { type Provider, providers } from '../../../core/rules/mortgage-providers.ts'
import { type Answers, defineFunnel } from '../../engine/definition/define.ts'
import type { SidePanel } from '../../engine/definition/summary.ts'
import {
  detailsAsks,
  fixedDetails,
  ownDetails,
  paymentAsks,
  paymentShows,
  userFields,
  userToSend,
} from '../../login/service-details.ts'
import { loginStep } from '../../login/steps.tsx'
import { mortgageGuardCopy } from './mortgage-guard-content.ts'
import { mortgageGuardSections } from './mortgage-guard-summary.ts'

/** Properties that editors set, the same for both variants. */
const properties = group({
  /** The yearly fee of a membership: `€ 34,50`. */
  price: money({ label: '' }),
  /** One reassuring sentence beside the answers. */
  reassurance: optional(wire(z.string(), 'Er verandert niets aan je hypotheek.')),
})

const { person, ...contact } = detailsAsks

const steps = {
  inloggen: loginStep(
    mortgageGuardCopy.login,
    { check: validateEmail, title: mortgageGuardCopy.newHere },
    mortgageGuardCopy.loginIntro,
  ),
  gegevensinvoer: {
    title: mortgageGuardTitle,
    intro: mortgageGuardCopy.detailsIntro,
    asks: { person, dateOfBirth, ...contact, ...paymentAsks },
    load: () => import('./steps/MortgageGuardDetails.tsx'),
  },
  gegevensoverzicht: { title: mortgageGuardCopy.overview, intro: mortgageGuardCopy.overviewIntro, asks: {} },
}

interface Around {
  viewer: Viewer
  properties: { price: number; reassurance?: string | undefined }
}

const sideOf = (
  { person: who, home }: Answers<typeof steps>,
  { viewer, properties: told }: Around,
): SidePanel => ({
  title: mortgageGuardCopy.guard,
  rows: [
    { label: nameLabel, value: who?.lastName ? salutedNameInWords(who) : '' },
    { label: addressLabel, value: home?.city ? addressInWords(home) : '' },
  ].filter(({ value }) => value !== ''),
  price: isMember(viewer)
    ? { term: mortgageGuardCopy.costs, value: mortgageGuardCopy.none, note: membership.included }
    : { term: membership.label, value: formatCents(told.price), note: membership.byDebit },
  ...(told.reassurance && { fact: told.reassurance }),
})

/**
 * The mortgage guard of one partner, in three steps; the first, to log in, is skipped for who is logged in (spec 001 section 2).
 */
const guard = (slug: string, partner: Provider) =>
  defineFunnel({
    slug,
    service: mortgageGuardCopy.guard,
    properties,
    steps,
    overview: 'gegevensoverzicht',
    // a member who calls is not logged in, and is asked their address
    when: { inloggen: (_known, { viewer }) => !isLoggedIn(viewer) || viewer.byPhone === true },
    shows: paymentShows,
    joins: ({ properties: { price } }) => ({ sentence: mortgageGuardCopy.joins, fee: price }),
    fixed: fixedDetails,
    profile: { ...ownDetails, dateOfBirth: 'dateOfBirth' },
    summary: { sectionsOf: mortgageGuardSections },
    side: sideOf,
    exits: {
      activate: {
        endpoint: registerHypotheekwacht,
        failure: 'Failed to activate hypotheekwacht',
        toRequest: (answers, context) => ({
          body: {
            ...userToSend(answers, context),
            dateOfBirth: answers.dateOfBirth,
            partnerCharacteristic: partner,
            agreeCollection: answers.agreeCollection ?? false,
            ...feeToSend(context.properties.price, context),
          },
        }),
        fields: userFields,
        to: ({ url }) => ({ url }),
      },
    },
  })

/** The mortgage guard of the association itself, and that for customers of the insurer that works with us. */
export const mortgageGuard = guard('hypotheekwacht', providers.association)
export const mortgageGuardPartner = guard('hypotheekwacht-unive', providers.insurer)
