import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { settings } from '../../content/settings.ts'
import { settingsDocument } from '../../src/core/content/settings.ts'
import { frozenAnswers } from '../../src/core/fields/brick/frozen.ts'
import { clockAt } from '../../src/core/kernel/clock.ts'
import { promiseInWords } from '../../src/core/mijn/promise-words.ts'
import type { MailContent, Sender } from '../../src/core/render.ts'
import type { DB } from '../../src/server/database/tables.ts'
import { confirmationMails, letters, promisedKinds, reminderTexts } from '../../src/server/features.ts'
import { reminderMail } from '../../src/server/services/reminders/reminder.ts'
import { withPromise } from '../../src/server/services/submissions/promise.ts'
import { makeVault } from '../../src/server/services/vault.ts'
import { type KnownExample, requestExamples } from './request-examples.ts'

export const sender: Sender = {
  name: 'Thuisbasis',
  phone: '033 123 45 67',
  hours: 'maandag tot en met vrijdag 9.00 tot 17.30 uur',
  email: 'service@thuisbasis.nl',
  siteUrl: 'https://www.thuisbasis.nl',
}

const runtime = {
  vault: makeVault(['a secret of at least thirty-two characters']),
  clock: clockAt('2026-11-20T14:00:00Z'),
  settings: async () => settingsDocument.parse(settings),
  // a database in which every query finds no rows
  database: new Kysely<DB>({
    dialect: {
      createDriver: () => new DummyDriver(),
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (db) => new PostgresIntrospector(db),
    },
  }),
}

/** Moments of a request, three as for a booking of a handyman. */
const appointments = (['23', '24', '25'] as const).map((day, index) => ({
  submissionId: '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42',
  number: index + 1,
  start: `2026-11-${day}T07:00:00Z`,
  end: `2026-11-${day}T11:00:00Z`,
  state: 'asked' as const,
  sequence: 0,
  changedAt: '2026-11-20T14:00:00Z',
}))

const facts = {
  cancelled: 'Opstalverzekering bij FBTO (Achmea), per 1 januari 2027',
  failures: 10,
  what: 'je adres',
  relationId: '12345678',
  reference: '7KQM-X4TF',
  until: '31 maart 2027',
  because: 'geen-lid',
  draft: '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42',
  leftOut: 'IBAN, Geboortedatum',
  title: 'Contract laten controleren',
  submission: '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42',
  expires: 1_796_000_000,
  addressee: 'hQ4zqk0cX2m0JH0d5N8gqg1JtqWkZxVn3nD0bZ1a2cE',
  times: '2026-11-24 09:00 10:00,2026-11-24 11:00 12:00',
  before: 'maandag 23 november 2026 om 8.00 uur',
  when: 'dinsdag 24 november 2026 om 9.00 uur',
  how: 'We bellen je op 0612345678.',
  passwordLink: '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42',
  passwordUntil: '1 december 2026',
  trouble: 'paid-twice',
  amount: '€ 24,95',
  value: 42_500_000,
  low: 39_900_000,
  high: 45_000_000,
  valuedOn: '2026-11-24',
  example: 1,
  ...{ policy: 'P-2026-0042', starts: '1 januari 2027', types: 'Home,Content', lastDay: '31 maart 2028' },
  ...{ phone: '033 000 00 00', hours: 'maandag tot en met vrijdag 9.00 - 17.30 uur' },
  question: 'Hangt er in elke kamer een rookmelder?',
  ...{ invitation: '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42', act: 'staff.invite', roles: 'Ledenservice' },
  ...{ who: 'Sanne Bakker', askedBy: 'Joris Visser', doneBy: 'Fatma Aydin', at: '2026-11-20T14:00:00Z' },
}

/** The stored submission of an example; `change` may make its request another one. */
const submissionOf = ({ kind, request: good, summaryOf }: KnownExample, change: Change) => {
  const request = change(good)
  const { title, sections } = summaryOf(request)
  return {
    id: '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42',
    reference: '7KQM-X4TF',
    receivedAt: '2026-11-20T14:00:00Z',
    kind,
    request,
    summary: { title, office: frozenAnswers(sections, 'office'), mail: frozenAnswers(sections, 'stranger') },
    appointments,
  }
}

const confirmationOf = async (example: KnownExample, change: Change) => {
  const confirm = confirmationMails[example.kind]
  if (!confirm) throw new Error(`nothing confirms ${example.kind}`)
  const submission = submissionOf(example, change)
  const { content } = await confirm(submission, sender, runtime)
  const promise = promiseInWords({ dueOn: '2026-11-24T08:15:00Z', isOpen: true }, runtime.clock.now())
  return {
    content: withPromise(content, promisedKinds.includes(example.kind) ? promise : undefined),
    request: submission.request,
  }
}

/** Name of the reminder of a kind of request among the mails. */
export const reminderOf = (kind: string): string => `reminder of ${kind}`

/** The reminder of an appointment for every kind of request that has one, with a page to change the appointment on. */
export const everyReminder = (change: Change = (request) => request) =>
  Object.fromEntries(
    requestExamples.flatMap((example) => {
      const submission = submissionOf(example, change)
      const [appointment] = appointments
      const reminder = reminderTexts[example.kind]?.(submission)
      if (!reminder || !appointment) return []
      const { reference, request } = submission
      const changeUrl = `${sender.siteUrl}/afspraak`
      const content = reminderMail(reminder, { appointment, reference, sender, changeUrl })
      return [[reminderOf(example.kind), { content, request }] as const]
    }),
  )

type Change = (request: unknown) => unknown

/** The confirmation of every kind of request, by the name of its call. */
export const everyConfirmation = async (change: Change = (request) => request) =>
  Object.fromEntries(
    await Promise.all(
      requestExamples.map(async (example) => [example.kind, await confirmationOf(example, change)] as const),
    ),
  )

/** Every mail that the site sends, by the name of its letter or of the call that it confirms. */
export const everyMail = async (): Promise<Record<string, { content: MailContent; request?: unknown }>> => ({
  ...Object.fromEntries(
    [...letters.values()].map((letter) => [
      letter.kind,
      {
        content: letter.compose(
          { greeting: 'Beste J.P. van der Berg,', token: 'kaartje', facts },
          sender,
          runtime,
        ),
      },
    ]),
  ),
  ...(await everyConfirmation()),
  ...everyReminder(),
})
