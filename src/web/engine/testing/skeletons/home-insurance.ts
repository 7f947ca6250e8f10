import * as z from 'zod/mini'
import { endpointOf } from '../../../../core/contract/endpoint.ts'
import { operation } from '../../../../core/contract/operation.ts'
import { optional, wire } from '../../../../core/fields/brick.ts'
import { calendarDate } from '../../../../core/fields/calendar-date.ts'
import { choice, numberedChoice, yesNo } from '../../../../core/fields/choice.ts'
import { choices } from '../../../../core/fields/choices.ts'
import { agreeCollection, agreeTerms } from '../../../../core/fields/consent.ts'
import { dateOfBirth } from '../../../../core/fields/date-of-birth.ts'
import { email } from '../../../../core/fields/email.ts'
import { explanation } from '../../../../core/fields/explanation.ts'
import { group, list, type Parsed } from '../../../../core/fields/group.ts'
import { iban } from '../../../../core/fields/iban.ts'
import { mobile } from '../../../../core/fields/mobile.ts'
import { relationId } from '../../../../core/fields/relation-id.ts'
import { sex } from '../../../../core/fields/salutation.ts'
import { required } from '../../../../core/fields/sentences.ts'
import { signature } from '../../../../core/fields/signature.ts'
import { surface } from '../../../../core/fields/surface.ts'
import { wholeNumber } from '../../../../core/fields/whole-number.ts'
import { address } from '../../../../core/groups/address.ts'
import { emailWithRepeat } from '../../../../core/groups/email-with-repeat.ts'
import { salutedPerson } from '../../../../core/groups/person.ts'
import { formatCents } from '../../../../core/kernel/money.ts'
import { defineFunnel } from '../../definition/define.ts'

const packageOptions = [
  { value: 'Home', label: 'Opstalverzekering' },
  { value: 'Content', label: 'Inboedelverzekering' },
  { value: 'Liability', label: 'Aansprakelijkheidsverzekering' },
  { value: 'Legal', label: 'Rechtsbijstandverzekering' },
] as const
const packages = choices({ label: 'Kies voor één of meerdere verzekeringen', options: packageOptions })

const rooms = numberedChoice({
  label: 'Aantal kamers',
  options: [
    { value: 1, label: '1' },
    ...([2, 3, 4, 5, 6, 7, 8, 9] as const).map((value) => ({ value, label: `${value}` })),
  ],
})
const wallType = choice({
  label: 'Buitenmuren',
  options: [
    { value: 'stone', label: 'Steen' },
    { value: 'wood', label: 'Hout' },
  ],
})
const family = choice({
  label: 'Gezinssamenstelling',
  options: [
    { value: 'single', label: 'Alleen' },
    { value: 'family', label: 'Samen' },
  ],
})

const day = (label: string) =>
  calendarDate({
    label,
    missing: required,
    invalid: 'Deze datum is niet geldig.',
    example: { day: '01', month: '01', year: '2027' },
    keeps: 'plain',
  })

const insurer = choice({
  label: 'Verzekeraar',
  options: [
    { value: 'fbto', label: 'FBTO' },
    { value: 'das', label: 'DAS' },
  ],
})
const cancelled = group({
  name: choice({ label: 'Verzekering', options: packageOptions }),
  insuranceNumber: relationId,
  cancellationDate: day('Opzegdatum'),
})

const anything = z.record(z.string(), z.unknown())
const property = group({
  postcode: address.parts.postcode,
  houseNumber: address.parts.houseNumber,
  numberOfRooms: rooms,
  outsideWallType: wallType,
  dateOfBirth,
  familyComposition: family,
})

/** What each insurance costs for this home, or that it is not possible (spec 002 section 7.3). */
export const compare = endpointOf(
  {
    name: 'skeleton.insurance-compare',
    method: 'POST',
    path: '/api/v1/insurance/compare',
    kept: z.array(
      z.object({
        insuranceType: z.enum(packageOptions.map(({ value }) => value)),
        isNotAvailable: z.boolean(),
        premiumPerMonthInCents: z.number(),
      }),
    ),
  },
  operation({
    summary: 'Vergelijkt de verzekeringen voor een woning.',
    body: property,
    answer: z.array(
      z.object({
        insuranceType: z.enum(packageOptions.map(({ value }) => value)),
        isNotAvailable: z.boolean(),
        premiumPerMonthInCents: z.number(),
      }),
    ),
    example: packageOptions.map(({ value }) => ({
      insuranceType: value,
      isNotAvailable: false,
      premiumPerMonthInCents: 1250,
    })),
  }),
)

/** Whether the whole insurance may be applied for, before the cancellation service is left. */
export const validate = endpointOf(
  {
    name: 'skeleton.insurance-validate',
    method: 'POST',
    path: '/api/v1/insurance/validate',
    kept: z.object({ valid: z.boolean() }),
  },
  operation({
    summary: 'Controleert de hele aanvraag.',
    body: group({ answers: wire(anything, {}) }),
    answer: z.object({ valid: z.boolean() }),
    example: { valid: true },
  }),
)

export const apply = endpointOf(
  { name: 'skeleton.insurance-submit', method: 'POST', path: '/api/v1/insurance/submit' },
  operation({
    summary: 'Vraagt de verzekering aan.',
    body: group({
      answers: wire(anything, {}),
      relation: group({
        sex,
        initials: salutedPerson.parts.initials,
        infix: optional(salutedPerson.parts.inserts),
        lastName: salutedPerson.parts.lastName,
        emailAddress: email,
        dateOfBirth,
        phoneNumberMobile: mobile,
        accountNumber: iban,
      }),
      addresses: list(address, { min: 1, max: 2, label: 'Adres' }),
      cancellationService: wire(z.nullable(anything), null),
      agreeTerms,
      agreeCollection,
    }),
    answer: z.object({ reference: z.string() }),
    example: { reference: '7KQM-X4TB' },
    submits: true,
  }),
)

type Known = Partial<Record<string, unknown>>
interface Property {
  home?: { postcode?: string; houseNumber?: number }
  rooms?: Parsed<typeof property.parts>['numberOfRooms']
  wallType?: 'stone' | 'wood'
  dateOfBirth?: string
  family?: 'single' | 'family'
}
/** Undefined until everything that the comparison needs is there. */
const propertyOf = ({ home, rooms, wallType, dateOfBirth, family }: Property) =>
  home?.postcode && home.houseNumber && rooms && wallType && dateOfBirth && family
    ? {
        postcode: home.postcode,
        houseNumber: home.houseNumber,
        numberOfRooms: rooms,
        outsideWallType: wallType,
        dateOfBirth,
        familyComposition: family,
      }
    : undefined
const allOf = ({ general, building, legal }: Known) => ({ general, building, legal })

/** Packages, lists in groups, a premium on every change, and a whole checked before its end (spec 002 section 3.3). */
export const homeInsurance = defineFunnel({
  slug: 'skelet-woonverzekering',
  properties: group({ thanks: wire(z.record(z.string(), z.string()), { all: '/woonverzekering-bedankt' }) }),
  steps: {
    woningkenmerken: {
      title: 'Woningkenmerken',
      asks: {
        packages,
        home: address,
        rooms,
        wallType,
        dateOfBirth,
        family,
        mailQuote: yesNo({ label: 'Mail de berekening' }),
        quoteEmail: email,
      },
    },
    premie: { title: 'De premie voor jouw verzekering', asks: {} },
    'aanvullende-gegevens': {
      title: 'Aanvullende gegevens',
      asks: {
        general: group({
          calculationPeriod: choice({
            label: 'Betaling',
            options: [
              { value: 'MAAND', label: 'Per maand' },
              { value: 'JAAR', label: 'Per jaar' },
            ],
          }),
          startDate: day('Ingangsdatum'),
        }),
        building: group({
          outbuildings: yesNo({ label: 'Bijgebouwen meeverzekeren' }),
          outbuildingsSurface: surface('Oppervlakte', { min: 26, max: 60, example: '40' }),
        }),
        legal: group({
          coInsureProperties: yesNo({ label: 'Ander onroerend goed meeverzekeren' }),
          properties: list(address, { min: 1, max: 5, label: 'Pand' }),
          rentalContracts: optional(
            wholeNumber(
              { invalid: 'Vul een heel getal in.', min: 0, max: 5 },
              { label: 'Huurcontracten', example: '1' },
            ),
          ),
        }),
      },
    },
    slotvragen: {
      title: 'Slotvragen',
      asks: {
        hadDamage: yesNo({ label: 'Schade gehad?' }),
        damage: explanation,
        person: salutedPerson,
        contact: emailWithRepeat,
        mobile,
        iban,
        livesElsewhere: yesNo({ label: 'Ander woonadres?' }),
        residence: address,
      },
    },
    opzegservice: {
      title: 'Opzegservice',
      asks: {
        cancels: yesNo({ label: 'Zullen wij opzeggen?' }),
        cancellation: group({
          insurer,
          signature,
          insurances: list(cancelled, { min: 1, max: 4, label: 'Verzekering' }),
        }),
      },
    },
    afsluiten: { title: 'Samenvatting', asks: { agreeTerms, agreeCollection } },
  },
  overview: 'afsluiten',
  clears: { hadDamage: ['damage'] },
  forgets: {
    // rental contracts are reset when they exceed the homes (spec 002 section 4.3)
    'legal.rentalContracts': ({ legal }) => (legal?.rentalContracts ?? 0) > (legal?.properties?.length ?? 0),
  },
  shows: {
    quoteEmail: ({ mailQuote }) => mailQuote === 'yes',
    building: ({ packages: chosen = [] }) => chosen.includes('Home'),
    'building.outbuildingsSurface': ({ building }) => building?.outbuildings === 'yes',
    legal: ({ packages: chosen = [] }) => chosen.includes('Legal'),
    'legal.properties': ({ legal }) => legal?.coInsureProperties === 'yes',
    'legal.rentalContracts': ({ legal }) => legal?.coInsureProperties === 'yes',
    damage: ({ hadDamage }) => hadDamage === 'yes',
    residence: ({ livesElsewhere }) => livesElsewhere === 'yes',
    cancellation: ({ cancels }) => cancels === 'yes',
  },
  rules: [
    {
      field: 'general',
      message: 'Schakel niet ondersteunde pakketten uit.',
      ok: ({ packages: chosen = [] }, { found }) =>
        !found('woningkenmerken', compare)?.some(
          (one) => one.isNotAvailable && chosen.includes(one.insuranceType),
        ),
    },
    {
      field: 'general.startDate',
      message: 'Deze datum is niet geldig.',
      ok: ({ general, dateOfBirth: born = '' }) => (general?.startDate ?? '9999') > born,
    },
    {
      field: 'residence',
      message: 'Vul een ander adres in dan dat van de woning.',
      ok: ({ residence, home }) =>
        residence?.postcode !== home?.postcode || residence?.houseNumber !== home?.houseNumber,
    },
  ],
  reads: {
    premium: {
      endpoint: compare,
      ahead: ['woningkenmerken', 'premie'],
      before: true,
      pause: 400,
      input: (known) => {
        const body = propertyOf(known)
        return body && { body }
      },
      isEmpty: (answer) => answer.every((one) => one.isNotAvailable),
    },
  },
  options: {
    packages: (_known, { read }) => {
      const answer = read('premium', compare) ?? []
      return packageOptions.map((one) => {
        const gone = answer.some((of) => of.insuranceType === one.value && of.isNotAvailable)
        return gone ? { ...one, disabled: 'Niet mogelijk voor jouw woning' } : one
      })
    },
  },
  side: ({ packages: chosen = [] }, { read }) => {
    const answer = read('premium', compare)
    const cents = (answer ?? [])
      .filter((one) => chosen.includes(one.insuranceType))
      .reduce((sum, one) => sum + one.premiumPerMonthInCents, 0)
    return {
      title: 'Jouw premie',
      rows: [],
      ...(answer && { price: { term: 'Per maand', value: formatCents(cents) } }),
    }
  },
  onLeave: {
    woningkenmerken: {
      endpoint: compare,
      input: (known) => {
        const body = propertyOf(known)
        return body && { body }
      },
      failure: 'Failed to compare insurances.',
    },
    opzegservice: {
      endpoint: validate,
      input: (known) => ({
        body: { answers: { ...allOf(known), iban: known.iban, cancellation: known.cancellation } },
      }),
      refuse: ({ valid }) => (valid ? undefined : 'Je aanvraag is nog niet compleet.'),
      failure: 'Failed to validate insurance.',
    },
  },
  prefill: ({
    emailAddress,
    gender,
    dateOfBirth,
    phoneNumberMobile,
    postcode,
    houseNumber,
    addition,
    streetName,
    city,
    ...profile
  }) => ({
    home: { postcode, houseNumber, addition, streetName, city },
    dateOfBirth,
    person: {
      salutation: gender === 2 ? undefined : (`${gender}` as const),
      initials: profile.initials,
      inserts: profile.inserts,
      lastName: profile.lastName,
    },
    contact: { email: emailAddress },
    mobile: phoneNumberMobile,
  }),
  exits: {
    apply: {
      endpoint: apply,
      button: 'Afsluiten',
      failure: 'Failed to submit insurance.',
      toRequest: (a) => ({
        body: {
          answers: { packages: a.packages, ...allOf(a), damage: a.damage },
          relation: {
            sex: a.person.salutation,
            initials: a.person.initials,
            infix: a.person.inserts ?? '',
            lastName: a.person.lastName,
            emailAddress: a.contact.email,
            dateOfBirth: a.dateOfBirth,
            phoneNumberMobile: a.mobile,
            accountNumber: a.iban,
          },
          addresses: a.livesElsewhere === 'yes' ? [a.home, a.residence] : [a.home],
          cancellationService: a.cancels === 'yes' ? { ...a.cancellation } : null,
          agreeTerms: a.agreeTerms,
          agreeCollection: a.agreeCollection,
        },
      }),
      to: (_answer, { properties }) => ({ url: properties.thanks.all ?? '/' }),
    },
  },
})
