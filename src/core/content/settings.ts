import * as z from 'zod/mini'
import { formatCents } from '../kernel/money.ts'
import type { OpeningWeek } from '../rules/due-on.ts'
import { amountOn, changeDays } from './dated-amounts.ts'
import {
  daysIn,
  daysUnread,
  hoursOverlap,
  isSaidOnce,
  openingWeek,
  timesIn,
  timesUnread,
} from './opening-hours.ts'
import { codename, href, link, sentences, shortText } from './parts.ts'
import { telephone } from './telephone.ts'

const day = z.iso.date()
const phone = z.string().check(z.regex(/^[\d +-]{5,20}$/, 'Vul een telefoonnummer in, zoals 088 000 12 00.'))

/** A service desk: whom to call about what, and when (D20). */
const desk = z.strictObject({
  name: shortText,
  phone,
  email: z.optional(z.email()),
  /** Mailbox in which the desk is told of new requests; without one it gets no mail. No page shows it. */
  inbox: z.optional(z.email()),
  /** When it is open, as pages write it. It is read too: an answer is promised within a number of these hours. */
  hours: z
    .array(
      z.strictObject({
        days: shortText.check(z.refine((days) => daysIn(days) !== undefined, daysUnread)),
        times: shortText.check(z.refine((times) => timesIn(times) !== undefined, timesUnread)),
      }),
    )
    .check(z.minLength(1), z.refine(isSaidOnce, hoursOverlap)),
})
export type Desk = z.infer<typeof desk>

/** An amount that changes on a day: the newest `from` that is not later than today holds, until its last day where it has one. */
const price = z.strictObject({
  label: shortText,
  amounts: z
    .array(z.strictObject({ from: day, until: z.optional(day), cents: z.int().check(z.nonnegative()) }))
    .check(z.minLength(1)),
})

/** Within how many hours that its desk is open a kind of request is answered (D87). */
const promise = z.strictObject({ hours: z.int().check(z.gte(1), z.lte(500)) })

/** The name of a kind of request, or `default` for those without a promise of their own. */
const promisedKind = z
  .string()
  .check(
    z.regex(
      /^(default|[a-z-]{1,40}\.[a-z-]{1,40})$/,
      'Gebruik de naam van een soort aanvraag, zoals complaint.send, of default voor alle andere.',
    ),
  )

const menuItem = z.strictObject({ label: shortText, href, note: z.optional(shortText) })
const menuEntry = z.strictObject({ label: shortText, href, items: z.optional(z.array(menuItem)) })

/** The address of content of another party: by https, or a page of our own that stands in for it. */
const source = z
  .string()
  .check(
    z.maxLength(500),
    z.regex(
      /^(https:\/\/[^\s\\'";,]+|\/(?![/\\])[^\s\\'";,]*)$/,
      'Vul een adres in dat begint met https://, of dat van een pagina van onszelf.',
    ),
  )

/** A tool that comes as scripts: its provider, its scripts in order, and the function that starts it. */
const embedded = {
  provider: shortText,
  scripts: z.array(source).check(z.minLength(1), z.maxLength(5)),
  start: z
    .string()
    .check(
      z.maxLength(200),
      z.regex(
        /^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*$/,
        'Vul de naam in van de functie die het onderdeel start, zoals Woz.start.',
      ),
    ),
}

/** What a code may hold. */
const codeRule = 'Gebruik letters, cijfers en streepjes.'

/** A code that the administration of members knows: of a kind of membership, a campaign or a package. */
const membershipCode = z.string().check(z.regex(/^[\w-]{1,40}$/, codeRule))

const adviceCode = z.string().check(z.regex(/^[\w-]{1,40}$/, codeRule))

/** A field of expertise of the online advice, with its topics: each has its own type of appointment at an office. */
const specialization = z.strictObject({
  code: adviceCode,
  text: shortText,
  answers: z
    .array(
      z.strictObject({
        code: adviceCode,
        text: shortText,
        appointmentType: adviceCode,
        officeId: z.int().check(z.positive()),
      }),
    )
    .check(z.minLength(1), z.maxLength(40)),
})

const situationAnswer = {
  code: z.string().check(z.regex(/^[\w-]{1,64}$/, codeRule)),
  text: shortText,
  /** Number, at the advisers, of the list of papers to bring along. */
  inventoryType: z.int().check(z.minimum(0), z.maximum(9999)),
}

/** The situations of the mortgage advice: some have a further question, and in some it matters whether somebody does it alone. */
const situations = z.strictObject({
  question: shortText,
  answers: z
    .array(
      z.strictObject({
        ...situationAnswer,
        asksPartner: z.boolean(),
        followUpQuestion: z.optional(
          z.strictObject({
            question: shortText,
            answers: z.array(z.strictObject(situationAnswer)).check(z.minLength(1), z.maxLength(20)),
          }),
        ),
      }),
    )
    .check(z.minLength(1), z.maxLength(20)),
})

const scenario = z.strictObject({
  code: z.string().check(z.regex(/^[\w-]{1,64}$/, codeRule)),
  text: shortText,
  hint: z.optional(shortText),
})

const policyConditions = z.strictObject({
  title: shortText,
  edition: z.string().check(z.regex(/^[\w.-]{1,40}$/, 'Gebruik letters, cijfers, punten en streepjes.')),
  from: day,
  href: source,
  /** True for a text that stands in for one of an insurer. */
  example: z.optional(z.boolean()),
})

/** Who insures, what the association is paid for it, and who watches over it (D82). */
const insuranceDisclosures = z.strictObject({
  insurer: shortText,
  remuneration: shortText,
  /** Number of the licence of the supervisor (AFM). */
  licence: shortText,
  chamber_of_commerce: shortText,
  /** Number at the complaints institute (Kifid). */
  complaints: shortText,
  /** True for texts that stand in for real ones. */
  example: z.optional(z.boolean()),
})

/** What the association decides itself: name, numbers, hours, prices and menus (D1). */
export const settingsDocument = z.strictObject({
  kind: z.literal('settings'),
  codename,
  name: shortText,
  slogan: shortText,
  email: z.email(),
  address: z.strictObject({ street: shortText, city: shortText }),
  desks: z.record(codename, desk),
  /** Within what time each kind of request is answered (D87). */
  promises: z.optional(z.record(promisedKind, promise)),
  prices: z.record(codename, price),
  menu: z.array(menuEntry).check(z.maxLength(8)),
  footer: z
    .array(z.strictObject({ title: shortText, links: z.array(link) }))
    .check(z.minLength(1), z.maxLength(4)),
  legal: z.array(link),
  account: link,
  help: link,
  suggestions: z.array(link).check(z.minLength(1), z.maxLength(8)),
  survey: z.strictObject({ question: shortText, thanks: sentences }),
  /** The addresses of the framed pages of other parties (D50). */
  frames: z.strictObject({
    contract_scan: source,
    call_me_back: source,
    vve_insurance: source,
    form: source,
  }),
  /** The page after a Hypotheekwacht by the insurer that works with us (D39). */
  hypotheekwacht: z.optional(z.strictObject({ partner_thanks: href })),
  /** The fields and topics of the online advice (spec 001 section 3, decision tree). */
  online_advice: z.optional(z.array(specialization).check(z.maxLength(10))),
  /** The situations of the mortgage advice (spec 001 section 3, mortgage decision tree). */
  mortgage_advice: z.optional(situations),
  /** The scenarios of the financial plan (spec 001 section 4). */
  financial_plan: z.optional(z.array(scenario).check(z.maxLength(20))),
  /** The subjects of a complaint (spec 000 section 7). */
  complaint_options: z.optional(
    z
      .array(z.strictObject({ key: z.string().check(z.regex(/^[\w-]{1,64}$/, codeRule)), value: shortText }))
      .check(z.maxLength(30)),
  ),
  /** The address below which each video call has its room. */
  video_calls: z.optional(z.url({ protocol: /^https$/ })),
  /** The insulation check (spec 002 section 5.2, D19). */
  insulation_check: z.optional(
    z.strictObject({
      /** Homes built in this year or later get no advice. */
      cutoff: z.int().check(z.gte(1921), z.lte(2100)),
      /** First four characters of the postcodes outside the area of the collective purchase. */
      excluded_areas: z
        .array(z.string().check(z.regex(/^[1-9]\d{3}$/, 'Vul de vier cijfers van een postcode in.')))
        .check(z.maxLength(2000)),
      /** The text about bats in a cavity wall. */
      bats: sentences,
      /** Who calls somebody that registered, and within what time: words that continue a sentence. */
      call: z.optional(z.strictObject({ by: shortText, within: shortText })),
    }),
  ),
  insurance: z.optional(
    z.strictObject({
      /** Days for which a calculated premium holds. */
      quote_days: z.int().check(z.gte(1), z.lte(90)),
      /**
       * The policy conditions of each insurance. An insurance without them, or with an example beside a real tariff, cannot be
       * applied for.
       */
      conditions: z.optional(
        z.strictObject({
          Home: z.optional(policyConditions),
          Content: z.optional(policyConditions),
          Liability: z.optional(policyConditions),
          Legal: z.optional(policyConditions),
        }),
      ),
      /** Without them, or with an example beside a real tariff, no insurance can be applied for. */
      disclosures: z.optional(insuranceDisclosures),
      /** The codes of the membership that comes along with an insurance; an application keeps them (D62). */
      membership: z.optional(
        z.strictObject({
          type: membershipCode,
          campaign_code: membershipCode,
          package_code: membershipCode,
        }),
      ),
      /** The customer portal of the insurer, where somebody changes an insurance (spec 002 section 1). */
      portal: z.optional(z.url({ protocol: /^https$/ })),
      /** Mail address of who posts the letters that cancel old insurances; the address of the association when left out. */
      letters_to: z.optional(z.email()),
    }),
  ),
  /** Homes at which no appointments are made, and the text for whoever asks one there (spec 001 section 5). */
  restricted_addresses: z.optional(
    z.strictObject({
      message: shortText,
      homes: z
        .array(
          z.strictObject({
            postcode: z
              .string()
              .check(z.regex(/^[1-9]\d{3}[A-Z]{2}$/, 'Vul een postcode in zonder spatie, zoals 1234AB.')),
            house_number: z.int().check(z.positive()),
            addition: z.optional(z.string().check(z.maxLength(10))),
          }),
        )
        .check(z.maxLength(500)),
    }),
  ),
  /** Groups of words, or of phrases, that mean the same to the search. */
  synonyms: z.optional(
    z.array(z.array(shortText).check(z.minLength(2), z.maxLength(20))).check(z.maxLength(500)),
  ),
  /** The only hosts of other parties to which a block may redirect visitors, exactly as in an address. */
  redirect_hosts: z.optional(
    z
      .array(
        z
          .string()
          .check(
            z.maxLength(253),
            z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'Vul een domein in, zoals www.voorbeeld.nl.'),
          ),
      )
      .check(z.maxLength(20)),
  ),
  /** The only scripts of other parties that may run, each in a frame of its own. */
  embeds: z.strictObject({
    property_value: z.strictObject(embedded),
    /** The subsidy widget covers ten municipalities (spec 000 section 9). */
    subsidy_widget: z.strictObject({ ...embedded, municipalities: z.array(shortText).check(z.length(10)) }),
  }),
})
export type Settings = z.infer<typeof settingsDocument>

/** Opening hours in one line: `maandag tot en met vrijdag 9.00 - 17.30 uur`. */
export const hoursLine = (of: Desk): string =>
  of.hours.map(({ days, times }) => `${days} ${times}`).join(', ')

/** The desks by their keys, in words: what each is called, and how people reach it. */
export const desksInWords = (desks: Settings['desks']) => ({
  desks: Object.fromEntries(Object.entries(desks).map(([key, { name }]) => [key, name])),
  reach: Object.fromEntries(
    Object.entries(desks).map(([key, desk]) => [key, { phone: desk.phone, hours: hoursLine(desk) }]),
  ),
})

/** Cents of a price on a day (YYYY-MM-DD); undefined when it is not known or not valid yet. */
export const priceOn = (settings: Settings, name: string, on: string): number | undefined =>
  amountOn(settings.prices[name]?.amounts ?? [], on)?.cents

/** The first day after `on` (YYYY-MM-DD) on which a price changes. */
export const nextChange = (settings: Settings, on: string): string | undefined =>
  Object.values(settings.prices)
    .flatMap(({ amounts }) => changeDays(amounts))
    .filter((changed) => changed > on)
    .toSorted()
    .at(0)

/** A phone number or times with spaces that do not break at the end of a line. */
const withoutBreaks = (number: string) => number.replaceAll(' ', '\u00a0')

/** Opening hours for running text: a line may end after the days, never between two times. */
export const wholeHours = (of: Desk): string =>
  of.hours.map(({ days, times }) => `${days} ${withoutBreaks(times.replace(' - ', ' – '))}`).join(', ')

/** The settings of the insulation check; without them homes from 1992 on get no advice (D19). */
export const insulationCheckOf = ({
  insulation_check: set,
}: Pick<Settings, 'insulation_check'>): NonNullable<Settings['insulation_check']> =>
  set ?? {
    cutoff: 1992,
    excluded_areas: [],
    bats: 'Vleermuizen zijn beschermd. Kijk eerst of er vleermuizen zijn.',
  }

/** Who calls somebody that registered for the collective purchase, and within what time. */
export const insulationCallOf = (settings: Pick<Settings, 'insulation_check'>) =>
  insulationCheckOf(settings).call ?? {
    by: 'het isolatiebedrijf',
    within: 'zodra het je inschrijving heeft bekeken',
  }

/** Hours of its desk within which a request is answered, where the settings promise nothing: two working days. */
const standardHours = 16

/** Within how many hours that its desk is open a kind of request (`complaint.send`) is answered. */
export const promisedHoursOf = ({ promises = {} }: Pick<Settings, 'promises'>, kind: string): number =>
  (promises[kind] ?? promises.default)?.hours ?? standardHours

/** The hours of a desk that the settings do not have, or not any more, where they have no customer desk either. */
const standardOpening = [{ days: 'maandag tot en met vrijdag', times: '9.00 - 17.00 uur' }]

/** When a desk is open; of one that the settings do not have, the hours of the customer desk, which sees to its requests. */
export const openingWeekOf = ({ desks }: Pick<Settings, 'desks'>, desk: string): OpeningWeek =>
  openingWeek((desks[desk] ?? desks.klantenservice)?.hours ?? standardOpening)

/** The settings of the home insurances; without them a calculated premium holds for 30 days. */
export const insuranceOf = ({
  insurance: set,
}: Pick<Settings, 'insurance'>): NonNullable<Settings['insurance']> => set ?? { quote_days: 30 }

/** Value of the placeholder of a disclosure that the settings lack. */
const notDisclosed = 'nog in te vullen'

/** The placeholders that any text of a document may hold between braces, with their values on a day (YYYY-MM-DD). */
export const placeholders = (settings: Settings, on: string): ReadonlyMap<string, string> => {
  const values = new Map([
    ['name', settings.name],
    ['email', settings.email],
    ['insulation_check.cutoff', String(insulationCheckOf(settings).cutoff)],
    ['insulation_check.excluded_areas', insulationCheckOf(settings).excluded_areas.join(', ')],
    ['insulation_check.bats', insulationCheckOf(settings).bats],
    ['insulation_check.call_by', insulationCallOf(settings).by],
    ['insulation_check.call_within', insulationCallOf(settings).within],
  ])
  const { disclosures, membership, portal = '' } = insuranceOf(settings)
  values
    .set('insurance.portal', portal)
    .set('insurance.membership_type', membership?.type ?? '')
    .set('insurance.campaign_code', membership?.campaign_code ?? '')
    .set('insurance.package_code', membership?.package_code ?? '')
  for (const name of ['insurer', 'remuneration', 'licence', 'chamber_of_commerce', 'complaints'] as const)
    values.set(`insurance.${name}`, disclosures?.[name] ?? notDisclosed)
  for (const [name, of] of Object.entries(settings.desks)) {
    values.set(`phone.${name}`, withoutBreaks(of.phone))
    values.set(`tel.${name}`, telephone(of.phone))
    values.set(`hours.${name}`, wholeHours(of))
  }
  const year = priceOn(settings, 'lidmaatschap_jaar', on)
  for (const name of Object.keys(settings.prices)) {
    const cents = priceOn(settings, name, on)
    if (cents === undefined) continue
    values.set(`price.${name}`, formatCents(cents))
    if (year !== undefined) values.set(`with_membership.${name}`, formatCents(cents + year))
  }
  const service = settings.desks.klantenservice
  if (service)
    values
      .set('phone', withoutBreaks(service.phone))
      .set('tel', telephone(service.phone))
      .set('hours', wholeHours(service))
  return values
}

export type SettingsSeed = z.input<typeof settingsDocument>
