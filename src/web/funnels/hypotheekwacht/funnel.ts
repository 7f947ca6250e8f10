import * as z from 'zod/mini'
import {
  type Partner,
  partners,
  registerHypotheekwacht,
  validateEmail,
} from '../../../core/contract/hypotheekwacht.ts'
import { optional, wire } from '../../../core/fields/brick.ts'
import { email } from '../../../core/fields/email.ts'
import { shown } from '../../../core/fields/frozen.ts'
import { group } from '../../../core/fields/group.ts'
import { money } from '../../../core/fields/money.ts'
import { showPostcode } from '../../../core/fields/postcode.ts'
import { formatCents } from '../../../core/kernel/money.ts'
import { isLoggedIn, isMember } from '../../../core/kernel/viewer.ts'
import { defineFunnel } from '../../engine/define.ts'
import { emailOf, fixedName } from '../../login/known.ts'
import { loginStep } from '../../login/steps.tsx'
import { homeText, nameText } from './answers.ts'
import { paymentParts, personParts } from './asks.ts'
import { copy } from './content.ts'
import { Details } from './steps/Details.tsx'

/** What editors may change: the same for both. */
const properties = group({
  /** What a year of membership costs: `€ 34,50`. */
  price: money({ label: '' }),
  /** Beside the answers. */
  reassurance: optional(wire(z.string(), 'Er verandert niets aan je hypotheek.')),
})

const steps = {
  inloggen: loginStep(
    copy.login,
    { check: validateEmail, title: copy.newHere, text: copy.newHereText },
    copy.loginIntro,
  ),
  gegevensinvoer: {
    title: copy.details,
    intro: copy.detailsIntro,
    asks: { ...personParts, ...paymentParts },
    view: Details,
  },
  gegevensoverzicht: { title: copy.overview, intro: copy.overviewIntro, asks: {} },
}

/** The mortgage guard of one of the two: three steps, of which the first is for who is not logged in (spec 001 section 2). */
const guard = (slug: string, partner: Partner) =>
  defineFunnel({
    slug,
    properties,
    steps,
    overview: 'gegevensoverzicht',
    when: { inloggen: (_known, { viewer }) => !isLoggedIn(viewer) },
    shows: {
      iban: (_known, { viewer }) => !isMember(viewer),
      agreeCollection: (_known, { viewer }) => !isMember(viewer),
    },
    fixed: (profile) => ({ person: fixedName(profile) }),
    prefill: (profile) => ({
      person: {
        salutation: profile.gender === 2 ? undefined : (`${profile.gender}` as const),
        initials: profile.initials,
        inserts: profile.inserts,
        lastName: profile.lastName,
      },
      dateOfBirth: profile.dateOfBirth,
      home: {
        postcode: profile.postcode && showPostcode(profile.postcode),
        houseNumber: profile.houseNumber?.toString(),
        addition: profile.addition,
        streetName: profile.streetName,
        city: profile.city,
      },
      mobile: profile.phoneNumberMobile,
      landline: profile.phoneNumberLandline,
    }),
    summary: {
      inloggen: (known) => [{ label: email.facts.label, value: known.email ?? '' }],
      gegevensinvoer: (known, context) => [
        { label: copy.name, value: nameText(known.person ?? {}) },
        {
          label: personParts.dateOfBirth.facts.label,
          value: shown(personParts.dateOfBirth, known.dateOfBirth),
        },
        { label: copy.address, value: homeText(known.home ?? {}) },
        { label: personParts.mobile.facts.label, value: shown(personParts.mobile, known.mobile) },
        ...(known.landline
          ? [{ label: personParts.landline.facts.label, value: shown(personParts.landline, known.landline) }]
          : []),
        ...(context.viewer.profile
          ? [{ label: email.facts.label, value: context.viewer.profile.emailAddress }]
          : []),
        ...(known.iban
          ? [{ label: paymentParts.iban.facts.label, value: shown(paymentParts.iban, known.iban) }]
          : []),
        {
          label: copy.membership,
          value: isMember(context.viewer)
            ? copy.included
            : `${formatCents(context.properties.price)} ${copy.byDebit}`,
        },
      ],
    },
    side: (known, { viewer, properties: told }) => ({
      title: copy.guard,
      rows: [
        { label: copy.name, value: known.person?.lastName ? nameText(known.person) : '' },
        { label: copy.address, value: known.home?.city ? homeText(known.home) : '' },
      ].filter(({ value }) => value !== ''),
      price: isMember(viewer)
        ? { term: copy.guard, value: formatCents(0), note: copy.included }
        : { term: copy.membership, value: formatCents(told.price), note: copy.byDebit },
      ...(told.reassurance && { fact: told.reassurance }),
    }),
    exits: {
      activate: {
        endpoint: registerHypotheekwacht,
        failure: 'Failed to activate hypotheekwacht',
        toRequest: (a, context) => ({
          body: {
            sex: a.person.salutation,
            initials: a.person.initials,
            infix: a.person.inserts ?? '',
            lastName: a.person.lastName,
            postcode: a.home.postcode,
            houseNumber: a.home.houseNumber,
            houseNumberAddition: a.home.addition ?? '',
            streetName: a.home.streetName,
            city: a.home.city,
            phoneNumberMobile: a.mobile,
            phoneNumberLandline: a.landline ?? '',
            emailAddress: emailOf(a, context) ?? '',
            dateOfBirth: a.dateOfBirth,
            partnerCharacteristic: partner,
            accountNumber: a.iban ?? '',
            agreeCollection: a.agreeCollection ?? false,
          },
        }),
        to: ({ url }) => ({ url }),
      },
    },
  })

/** For the association itself, and for who comes from the insurer that works with us. */
export const hypotheekwacht = guard('hypotheekwacht', partners.association)
export const hypotheekwachtPartner = guard('hypotheekwacht-unive', partners.insurer)
