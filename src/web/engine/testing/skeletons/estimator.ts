import * as z from 'zod/mini'
import { endpointOf } from '../../../../core/contract/endpoint.ts'
import { operation } from '../../../../core/contract/operation.ts'
import { optional, wire } from '../../../../core/fields/brick.ts'
import { agreeCollection, agreeTerms, tick } from '../../../../core/fields/consent.ts'
import { email } from '../../../../core/fields/email.ts'
import { group } from '../../../../core/fields/group.ts'
import { iban } from '../../../../core/fields/iban.ts'
import { landline } from '../../../../core/fields/landline.ts'
import { mobile } from '../../../../core/fields/mobile.ts'
import { address } from '../../../../core/groups/address.ts'
import { person } from '../../../../core/groups/person.ts'
import { isMember } from '../../../../core/kernel/viewer.ts'
import { poll } from '../../definition/after-step.ts'
import { defineFunnel } from '../../definition/define.ts'
import { paymentStatus } from './payment-status.ts'

/** Starts a payment; the answer says where to pay (spec 001 section 3, decision 49). */
export const determineSalesPrice = endpointOf(
  { name: 'skeleton.determine-sales-price', method: 'POST', path: '/api/v1/services/determineSalesPrice' },
  operation({
    summary: 'Start de betaling van een verkoopprijsbepaling.',
    body: group({
      userData: group({
        ...person.parts,
        emailAddress: email,
        accountNumber: optional(iban),
        phoneNumberMobile: mobile,
        phoneNumberLandline: optional(landline),
        address,
      }),
      agreesToDirectDebitCollection: tick({ label: 'Incasso', sentence: 'Incasso' }),
      agreesToGeneralTermsAndConditions: agreeTerms,
    }),
    answer: z.object({ url: z.string(), reference: z.string() }),
    example: { url: 'https://bank.example/betalen/1', reference: '7KQM-X4TB' },
    submits: true,
  }),
)

/** Button of every outcome that nothing came of. */
const again = 'Opnieuw betalen'

/** Two steps, then the bank; the way back is an after step that asks how it went (spec 001 section 4). */
export const estimator = defineFunnel({
  slug: 'skelet-verkoopprijs',
  properties: group({ price: wire(z.string(), '€ 17,95') }),
  steps: {
    gegevens: {
      title: 'Gegevens',
      asks: {
        person,
        home: address,
        email,
        mobile,
        landline: optional(landline),
        iban,
        agreeCollection,
        agreeTerms,
      },
    },
    betaling: { title: 'Betaling', asks: {} },
  },
  // a member pays no membership, so gives no account and no consent to collect
  shows: {
    iban: (_known, { viewer }) => !isMember(viewer),
    agreeCollection: (_known, { viewer }) => !isMember(viewer),
  },
  prefill: ({
    emailAddress,
    initials,
    inserts,
    lastName,
    phoneNumberMobile,
    phoneNumberLandline,
    ...home
  }) => ({
    person: { initials, inserts, lastName },
    email: emailAddress,
    mobile: phoneNumberMobile,
    landline: phoneNumberLandline,
    home: {
      postcode: home.postcode,
      houseNumber: home.houseNumber,
      addition: home.addition,
      streetName: home.streetName,
      city: home.city,
    },
  }),
  side: (_known, { properties }, step) =>
    step === 'betaling'
      ? {
          title: 'Je bestelling',
          rows: [{ label: 'Product', value: 'Verkoopprijsbepaling' }],
          price: { term: 'Prijs', value: properties.price, note: 'inclusief btw' },
        }
      : undefined,
  exits: {
    pay: {
      endpoint: determineSalesPrice,
      button: 'Betalen met iDEAL',
      failure: 'Failed to start payment.',
      toRequest: (a) => ({
        body: {
          userData: {
            ...a.person,
            emailAddress: a.email,
            accountNumber: a.iban ?? '',
            phoneNumberMobile: a.mobile,
            phoneNumberLandline: a.landline ?? '',
            address: a.home,
          },
          agreesToDirectDebitCollection: a.agreeCollection ?? false,
          agreesToGeneralTermsAndConditions: a.agreeTerms,
        },
      }),
      to: ({ url }) => ({ pay: url }),
    },
  },
  after: {
    betaald: {
      title: 'Je betaling',
      poll: poll({
        endpoint: paymentStatus,
        input: (query) => ({ params: { transactionId: query.get('transactionId') ?? '' } }),
        everyMs: 2000,
        tries: 10,
        done: ({ status }) => status !== 'open',
        outcome: ({ status }) => status,
        late: 'Je betaling is nog niet verwerkt. Kijk over een minuut nog eens.',
      }),
      outcomes: {
        paid: {
          title: 'Bedankt',
          intro: 'Je betaling is gelukt. De verkoopprijsbepaling staat klaar.',
          load: () => import('./Paid.tsx'),
        },
        cancelled: { title: 'Betaling geannuleerd', intro: 'Er is niets afgeschreven.', again },
        expired: { title: 'Betaling verlopen', intro: 'Er is niets afgeschreven.', again },
        failed: { title: 'Betaling mislukt', intro: 'Je bank meldt dat betalen niet lukte.', again },
      },
    },
  },
})
