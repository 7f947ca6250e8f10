import { expect, test } from 'vitest'
import { failures } from '../../../test/kit/failures.ts'
import { everyConfirmation, everyMail, everyReminder, reminderOf, sender } from '../../../test/kit/mails.ts'
import { cancelledKind } from '../../core/fields/insurance/insurance-cancellation.ts'
import { funnelName } from '../../core/insulation/flags.ts'
import type { AnswerLine } from '../../core/render.ts'
import { confirmationMails, letters, reminderTexts } from '../../server/features.ts'
import { renderMail } from './render-mail.ts'

const mailOf = await everyMail()
const mails = Object.entries(mailOf)
const rendered = new Map(
  await Promise.all(
    mails.map(async ([kind, { content }]) => [kind, await renderMail(content, sender)] as const),
  ),
)
const read = (kind: string) => {
  const mail = rendered.get(kind)
  if (!mail) throw new Error(`no mail of ${kind}`)
  return mail
}
const kinds = mails.map(([kind]) => kind)

test('every kind of letter, form and reminder has its mail', () => {
  const reminders = Object.keys(reminderTexts).map(reminderOf)
  expect(kinds.toSorted()).toEqual(
    [...letters.keys(), ...Object.keys(confirmationMails), ...reminders].toSorted(),
  )
})

test('every mail looks like the theme', async () => {
  expect(
    await failures(kinds, (kind) => {
      const html = read(kind).html.replaceAll('&#x27;', "'")
      // The wordmark is there: the gable's door, and the name as a link to the home page.
      expect(html).toMatch(/border-radius:5px 5px 0 0/)
      expect(html).toMatch(/<a href="https:\/\/www\.thuisbasis\.nl"[^>]*>Thuisbasis<\/a>/)
      // The mail has the theme's colours and a font family that every machine has.
      for (const colour of ['#0b3340', '#faf6ef', '#b23f17']) expect(html).toContain(colour)
      const families = [...html.matchAll(/font-family:([^;"]*)/g)].map(([, family]) => family)
      expect(families.length).toBeGreaterThan(4)
      for (const family of families) {
        expect(family).toMatch(/^'Segoe UI',.*,\s*sans-serif$/)
        expect(family).not.toMatch(/(?<!sans-)serif|Georgia|Times|stand-in|Bricolage/)
      }
      // Every text names its own font family, because tables in Outlook inherit none.
      for (const [tag] of html.matchAll(/<(?:h[1-3]|p|li|th)\b[^>]*>/g)) expect(tag).toContain('font-family')
      expect(html).not.toMatch(/undefined|style="[^"]*color:[;"]/)
    }),
  ).toEqual([])
})

test('no mail breaks an amount, a postcode or a telephone number of ours', async () => {
  expect(
    await failures(kinds, (kind) => {
      for (const text of Object.values(read(kind))) {
        expect(text).not.toMatch(/€ \d|\b\d{4} [A-Z]{2}\b/)
        expect(text).not.toContain(sender.phone)
      }
    }),
  ).toEqual([])
})

/** What a request holds and nobody typed: its own reference, and the name of the funnel that it came from. */
const ours = ['7KQM-X4TF', funnelName]

test('every mail has a subject of our own words', async () => {
  expect(
    await failures(mails, ([, { content, request }]) => {
      const typed: string[] = []
      JSON.stringify(request ?? {}, (_name, value: unknown) => {
        if (typeof value === 'string' && value.length > 2 && !ours.includes(value)) typed.push(value)
        return value
      })
      for (const words of typed) expect(content.subject).not.toContain(words)
    }),
  ).toEqual([])
})

test('what we counted or decided does not stand below words that somebody filled it in', async () => {
  const isResult = ({ section = '' }: AnswerLine) => /^Resultaten: |premie/i.test(section)
  const telling = kinds.filter((kind) => {
    const answers = mailOf[kind]?.content.answers ?? []
    return letters.has(kind) ? answers.length > 0 : answers.some(isResult)
  })
  expect(telling.length).toBeGreaterThan(5)
  expect(
    await failures(telling, (kind) => expect(read(kind).text).not.toContain('\nWat je hebt ingevuld\n')),
  ).toEqual([])
})

test('a mail tells an address in two lines', async () => {
  expect(
    await failures(
      [
        ['handyman.book', 'Voorbeeldlaan 10', '3821\u00a0BT Amersfoort'],
        ['membership.register', 'Voorbeeldlaan 10 A', '3821\u00a0BT Amersfoort'],
        ['mortgage-guard.register', 'Voorbeeldlaan 10 A', '3821\u00a0BT Amersfoort'],
        ['cancellation.cancel', 'Voorbeeldlaan 10 A', '3821\u00a0BT Amersfoort'],
        ['account.register', 'Voorbeeldlaan 10 A', '3821\u00a0BT Amersfoort'],
        ['vve-membership.register', 'Voorbeeldlaan 10 A', '3821\u00a0BT Amersfoort'],
      ],
      ([kind, street, place]) => {
        const { html, text } = read(kind)
        expect(text).toContain(`Adres\n${street}\n${place}\n`)
        expect(html).toContain(`${street}<br/>${place}</td>`)
      },
    ),
  ).toEqual([])
})

test('a mail tells a telephone number as people type it (D46)', async () => {
  expect(
    await failures(kinds, (kind) => {
      for (const text of Object.values(read(kind))) expect(text).not.toContain('+31')
    }),
  ).toEqual([])
  const told = kinds.filter((kind) => /\b0612345678\b/.test(read(kind).text))
  expect(told.length).toBeGreaterThan(5)
})

test('a postcode and a number without a street are not called an address', () => {
  expect(read('contact-message.send').text).toContain('\nPostcode en huisnummer\n3821\u00a0BT 10 A\n')
})

test('no mail tells a part of an address by itself', async () => {
  expect(
    await failures(kinds, (kind) => {
      expect(read(kind).text).not.toMatch(/\n(Straatnaam|Huisnummer|Postcode|Plaats|Toevoeging)\n/)
    }),
  ).toEqual([])
})

/** Names of fields in which somebody writes their own words. */
const ownWords = /name$|explanation|comment|question|remark/i
const message = 'Bel 0900 1234567'
/** Values that are chosen from a list, and so are nobody's own words. */
const chosen = new Set((cancelledKind.facts.choices ?? []).map(({ value }) => value))
const plant = (request: unknown): unknown =>
  JSON.parse(
    JSON.stringify(request, (field, value: unknown) =>
      typeof value === 'string' && ownWords.test(field) && !chosen.has(value) ? message : value,
    ),
  )
const planted = { ...(await everyConfirmation(plant)), ...everyReminder(plant) }

test('no mail repeats to a stranger what leads somewhere', async () => {
  expect(
    await failures(Object.keys(planted), (kind) => {
      expect(JSON.stringify(planted[kind]?.content)).not.toContain('0900')
    }),
  ).toEqual([])
})

test('of all these mails, most held what was planted', () => {
  const held = Object.values(planted).filter(({ request }) => JSON.stringify(request).includes(message))
  expect(held.length).toBeGreaterThan(4)
})

test('an amount stands in one piece', () => {
  expect(read('handyman.book').text).toContain('€\u00a064,50 per uur')
})

test('a mail about a request ends its subject with the reference, and asks to name it', async () => {
  expect(
    await failures(mails, ([, { content }]) => {
      const { subject, reference, intro, next = [], outro = [] } = content
      expect(/ \([A-Z0-9]{4}-[A-Z0-9]{4}\)$/.test(subject)).toBe(reference !== undefined)
      if (reference === undefined) return
      expect(subject).toContain(reference)
      expect([...intro, ...next, ...outro].join('\n')).toContain('en noem je referentie.')
    }),
  ).toEqual([])
})

const weHave = /We hebben je (?:aanvraag|bestelling|formulier|inschrijving|klacht|vraag)[^.]*/g

test('a mail says in one way what we received, and what stands fixed', async () => {
  expect(
    await failures(mails, ([, { content }]) => {
      const said = content.intro.join(' ')
      for (const [taken] of said.matchAll(weHave)) expect(taken).toMatch(/ ontvangen$/)
      if (said.includes('staat vast')) expect(content.subject).toMatch(/^Je afspraak: /)
    }),
  ).toEqual([])
})

test('every mail says whom to call, and asks it once', async () => {
  expect(
    await failures(mails, ([kind, { content }]) => {
      const { intro, next = [], outro = [] } = content
      const said = [...intro, ...next, ...outro].join('\n')
      expect(said.match(/\b0\d{1,3}(?: \d{2,4}){2,3}\b/g)).toHaveLength(1)
      expect(said.match(/\bbel\b/gi)).toHaveLength(1)
      // neither answers nor the footer name another number of ours
      expect(read(kind).text.match(/\b0\d{1,3}(?:\u00a0\d{2,4}){2,3}\b/g)).toHaveLength(1)
    }),
  ).toEqual([])
})
