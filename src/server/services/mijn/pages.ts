import { showPostcode } from '../../../core/fields/home/postcode.ts'
import { showPhone } from '../../../core/fields/person/phone.ts'
import { salutation } from '../../../core/fields/person/salutation.ts'
import type { DraftLine, PageOf, Task, WatchCard } from '../../../core/mijn/pages.ts'
import { forms, mijn } from '../../../core/mijn/paths.ts'
import { looksAtPerson } from '../audit/looks.ts'
import { nowOf, type Runtime } from '../context.ts'
import { priceToday } from '../prices/prices.ts'
import { cardOf, isHome, isRunning, nameOf, type OwnRow } from './person.ts'
import { listRequests } from './requests.ts'

const latest = 3

/** What features show on one's own pages; each part is provided by one feature (`ownPages`). */
export interface OwnPageParts {
  watches(runtime: Runtime, row: OwnRow): Promise<WatchCard[]>
  drafts(runtime: Runtime, row: OwnRow): Promise<DraftLine[]>
  /** Reference of the cancellation of a membership that can still be withdrawn. */
  cancelled(runtime: Runtime, row: OwnRow): Promise<string | undefined>
}

/** `Dhr.` or `Mevr.`; undefined when we do not know. */
export const salutationOf = (gender: number): string | undefined =>
  salutation.facts.choices?.find(({ value }) => value === String(gender))?.label

const tasksOf = (row: OwnRow): Task[] => [
  ...(row.email_confirmed_at === null
    ? [
        {
          text: 'Je e-mailadres is nog niet bevestigd. Daarna zie je ook wat je aanvroeg toen je niet was ingelogd.',
          link: { label: 'Bevestig je e-mailadres', href: mijn.details },
        },
      ]
    : []),
  ...(row.new_email && row.new_email !== row.email
    ? [{ text: `Bevestig je nieuwe e-mailadres. We stuurden een e-mail naar ${row.new_email}.` }]
    : []),
  ...(row.password_hash === null
    ? [
        {
          text: 'Je hebt nog geen wachtwoord. Kies er een, dan kun je altijd inloggen.',
          link: { label: 'Kies een wachtwoord', href: '/wachtwoord-vergeten' },
        },
      ]
    : []),
  ...(row.mobile === null && row.landline === null
    ? [
        {
          text: 'We hebben geen telefoonnummer van je.',
          link: { label: 'Vul je telefoonnummer in', href: forms['mijn-telefoon'].path },
        },
      ]
    : []),
  ...(isHome(row)
    ? []
    : [
        {
          text: 'We hebben geen adres van je. Met je adres zijn formulieren sneller klaar.',
          link: { label: 'Vul je adres in', href: forms['mijn-adres'].path },
        },
      ]),
]

/** The first page of `/mijn`: membership, latest requests, tasks. */
export const overviewOf = async (
  runtime: Runtime,
  row: OwnRow,
  { watches, drafts }: Pick<OwnPageParts, 'watches' | 'drafts'>,
): Promise<PageOf<'overview'>> => {
  const { lines, total } = await listRequests(runtime, row.id, { size: latest })
  return {
    kind: 'overview',
    membership: cardOf(runtime, row),
    applying: row.applied_with !== null,
    watches: await watches(runtime, row),
    drafts: await drafts(runtime, row),
    latest: lines,
    total,
    tasks: tasksOf(row),
  }
}

const countSessions = async (runtime: Runtime, personId: string): Promise<number> => {
  const counted = await runtime.database
    .selectFrom('session')
    .select((on) => on.fn.countAll<string>().as('total'))
    .where('person_id', '=', personId)
    .where('expires_at', '>', nowOf(runtime))
    .executeTakeFirst()
  return Number(counted?.total ?? 0)
}

export const detailsOf = async (runtime: Runtime, row: OwnRow): Promise<PageOf<'details'>> => ({
  kind: 'details',
  name: nameOf(row),
  salutation: salutationOf(row.gender),
  dateOfBirth: row.date_of_birth ?? undefined,
  email: row.email,
  confirmed: row.email_confirmed_at !== null,
  newEmail: row.new_email === row.email ? undefined : (row.new_email ?? undefined),
  mobile: row.mobile === null ? undefined : showPhone(row.mobile),
  landline: row.landline === null ? undefined : showPhone(row.landline),
  address: isHome(row)
    ? [
        [row.street_name, row.house_number, row.addition].filter(Boolean).join(' '),
        `${showPostcode(row.postcode)} ${row.city}`,
      ]
    : [],
  iban: cardOf(runtime, row)?.iban,
  hasPassword: row.password_hash !== null,
  sessions: await countSessions(runtime, row.id),
  alias: row.community_alias ?? undefined,
})

export const membershipOf = async (
  runtime: Runtime,
  row: OwnRow,
  { watches, cancelled }: OwnPageParts,
): Promise<PageOf<'membership'>> => ({
  kind: 'membership',
  membership: cardOf(runtime, row),
  applying: row.applied_with !== null,
  cancelled: await cancelled(runtime, row),
  watches: await watches(runtime, row),
  priceCents: await priceToday(runtime, 'lidmaatschap_jaar'),
})

/** Why somebody's account cannot be deleted yet; undefined when it can. A membership that was cancelled is no reason. */
export const holdOf = (runtime: Runtime, row: OwnRow): PageOf<'data'>['holds'] => {
  if (row.applied_with !== null) return 'applying'
  return isRunning(runtime, row) && row.ends === null ? 'member' : undefined
}

export const dataOf = async (runtime: Runtime, row: OwnRow): Promise<PageOf<'data'>> => ({
  kind: 'data',
  holds: holdOf(runtime, row),
  ...(await looksAtPerson(runtime, row.id)),
})
