import { formatInstant } from '../../../core/kernel/clock.ts'
import type { Sender } from '../../../core/render.ts'
import { officePaths } from '../../../core/staff/office-pages.ts'
import type { Runtime } from '../context.ts'
import { type LetterFacts, letter } from '../letters/letter.ts'
import { help, notYouSentence } from '../letters/phrases.ts'
import { invitationToken } from './invitation.ts'

// Mails to colleagues. They go to an address, as staff are no members. Their facts are ids and words: names are read when a mail
// leaves, and the token of an invitation is made then.

type Facts = LetterFacts['facts']

/** The page at which somebody who was invited chooses a password. */
export const invitationUrl = (
  runtime: Pick<Runtime, 'vault'>,
  { siteUrl }: Pick<Sender, 'siteUrl'>,
  invitation: string,
): string => `${siteUrl}${officePaths.invitation}/${invitationToken(runtime, invitation)}`

const choosePassword = (
  { facts }: LetterFacts,
  sender: Sender,
  runtime: Pick<Runtime, 'vault'>,
): { label: string; url: string } => ({
  label: 'Kies een wachtwoord',
  url: invitationUrl(runtime, sender, String(facts.invitation)),
})

const afterwards =
  'Daarna stel je een tweede factor in: een app op je telefoon die steeds een andere code geeft.'

/** To a new colleague: the link by which they choose a password. Fact: `invitation`, its id. */
export const staffInvited = letter('staff-invited', 'Je account in het kantoor', (of, sender, runtime) => ({
  subject: `Je account in het kantoor van ${sender.name}`,
  intro: [`Je kunt gaan werken in het kantoor van ${sender.name}. Kies eerst een wachtwoord.`, afterwards],
  action: choosePassword(of, sender, runtime),
  outro: ['De knop werkt zeven dagen, tot je tweede factor is ingesteld.', help(sender)],
}))

/** To a colleague whose account was emptied: the link to begin anew. Fact: `invitation`, its id. */
export const staffReset = letter('staff-reset', 'Een nieuw begin in het kantoor', (of, sender, runtime) => ({
  subject: `Kies een nieuw wachtwoord voor het kantoor van ${sender.name}`,
  intro: [
    'Je account in het kantoor is leeggemaakt. Je oude wachtwoord, codes en passkeys werken niet meer.',
    `Kies een nieuw wachtwoord. ${afterwards}`,
  ],
  action: choosePassword(of, sender, runtime),
  outro: ['De knop werkt zeven dagen, tot je tweede factor is ingesteld.', notYouSentence(sender)],
}))

/** To a colleague with other roles or desks, of which the facts `roles` and `desks` have the words. */
export const staffRightsChanged = letter('staff-changed', 'Je nieuwe rollen', ({ facts }, sender) => ({
  subject: 'Je rollen in het kantoor zijn veranderd',
  intro: [
    `Je rollen zijn nu: ${facts.roles}.`,
    ...(facts.desks ? [`Je loketten zijn nu: ${facts.desks}.`] : []),
    'Je bent overal uitgelogd. Log opnieuw in om verder te werken.',
  ],
  action: { label: 'Log in', url: `${sender.siteUrl}${officePaths.login}` },
  outro: [help(sender)],
}))

/** What was done with an account, or is asked for, by the name of its verb. */
const acts: Readonly<Record<string, { done: string; asked: string }>> = {
  'staff.invite': { done: 'kreeg een account', asked: 'een account' },
  'staff.change': { done: 'kreeg andere rollen of loketten', asked: 'andere rollen of loketten' },
  'staff.reset': {
    done: 'kiest een nieuw wachtwoord en een nieuwe tweede factor',
    asked: 'een nieuw wachtwoord en een nieuwe tweede factor',
  },
  'staff.leave': { done: 'werkt hier niet meer', asked: '' },
}

const actIn = ({ act }: Facts) => acts[String(act)] ?? { done: 'veranderde', asked: 'een verandering' }

const namesOf = async (
  { database }: Pick<Runtime, 'database'>,
  ids: readonly (string | number | undefined)[],
): Promise<(id: string | number | undefined) => string | undefined> => {
  const known = ids.flatMap((id) => (typeof id === 'string' && id !== '' ? [id] : []))
  if (known.length === 0) return () => undefined
  const rows = await database
    .selectFrom('staff_account')
    .select(['id', 'name'])
    .where('id', 'in', known)
    .execute()
  return (id) => rows.find((row) => row.id === id)?.name
}

/** What is asked for: who asks it, and the name in the invitation, or of the account. */
const askedIn = async ({ database }: Pick<Runtime, 'database'>, approval: string | number | undefined) => {
  if (!approval) return undefined
  const row = await database
    .selectFrom('staff_approval')
    .select(['given', 'asked_by'])
    .where('id', '=', String(approval))
    .executeTakeFirst()
  const given = (row?.given ?? {}) as { id?: string; name?: string }
  return row && { askedBy: row.asked_by, staff: given.id, name: given.name }
}

const staffPage = ({ siteUrl }: Sender) => ({
  label: 'Bekijk de medewerkers',
  url: `${siteUrl}${officePaths.home}/medewerkers`,
})

/** The sentence about who did it. A command acts for an account, or for nobody while there is no operator yet. */
const doneBy = ({ askedBy, doneBy: by, way }: Facts): string => {
  const onServer = way === 'command' ? ' met een opdracht op de server' : ''
  if (askedBy) return `Gevraagd door ${askedBy}, goedgekeurd door ${by}.`
  return by ? `Gedaan door ${by}${onServer}.` : `Gedaan${onServer}.`
}

/**
 * To every operator, after something was done with the account of a colleague. Facts: `act` (the verb), `staff`, `actor` and
 * `approval` (ids, empty where there is none), `way` (`office` or `command`), `at` (an ISO instant).
 */
export const operatorsTold = letter(
  'staff-told',
  'Wat er met een account in het kantoor gebeurde',
  ({ facts }, sender) => ({
    subject: 'Er veranderde iets aan een account in het kantoor',
    intro: [
      `${facts.who ?? 'Een collega'} ${actIn(facts).done}.`,
      doneBy(facts),
      `Dat was op ${formatInstant(String(facts.at))}.`,
    ],
    action: staffPage(sender),
    outro: [`Klopt dit niet? Bel dan meteen ${sender.phone} (${sender.hours}).`],
  }),
  {
    read: async (runtime, { staff, actor, approval }) => {
      const asked = await askedIn(runtime, approval)
      const nameOf = await namesOf(runtime, [staff, actor, asked?.askedBy])
      const [who, by, askedBy] = [nameOf(staff), nameOf(actor), nameOf(asked?.askedBy)]
      return {
        ...(who !== undefined && { who }),
        ...(by !== undefined && { doneBy: by }),
        ...(askedBy !== undefined && { askedBy }),
      }
    },
  },
)

/** To the other operators, when one of them asks for something. Facts: `act` (the verb) and `approval`, its id. */
export const approvalAsked = letter(
  'staff-approval-asked',
  'Een verzoek om goedkeuring in het kantoor',
  ({ facts }, sender) => ({
    subject: 'Een collega vraagt je goedkeuring',
    intro: [
      `${facts.askedBy ?? 'Een collega'} vraagt voor ${facts.who ?? 'iemand'}: ${actIn(facts).asked}.`,
      'Lees in het kantoor waarom, en keur het goed of wijs het af.',
    ],
    action: staffPage(sender),
    outro: [help(sender)],
  }),
  {
    read: async (runtime, { approval }) => {
      const asked = await askedIn(runtime, approval)
      const nameOf = await namesOf(runtime, [asked?.staff, asked?.askedBy])
      const [who, askedBy] = [asked?.name ?? nameOf(asked?.staff), nameOf(asked?.askedBy)]
      return { ...(who !== undefined && { who }), ...(askedBy !== undefined && { askedBy }) }
    },
  },
)
