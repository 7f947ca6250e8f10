import { expect, test } from 'vitest'
import { everyConfirmation, everyMail, everyReminder, reminderOf, sender } from '../../../test/kit/mails.ts'
import { confirms, letters, reminds } from '../../server/features.ts'
import { renderMail } from './index.ts'

const mails = Object.entries(await everyMail())
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
  const reminders = Object.keys(reminds).map(reminderOf)
  expect(kinds.toSorted()).toEqual([...letters.keys(), ...Object.keys(confirms), ...reminders].toSorted())
})

test.each(kinds)('%s looks like the theme', (kind) => {
  const html = read(kind).html.replaceAll('&#x27;', "'")
  // the wordmark: the gable's door, and the name leading home
  expect(html).toMatch(/border-radius:5px 5px 0 0/)
  expect(html).toMatch(/<a href="https:\/\/www\.thuisbasis\.nl"[^>]*>Thuisbasis<\/a>/)
  // in the theme's colours, by a family that every machine has
  for (const colour of ['#0b3340', '#faf6ef', '#b23f17']) expect(html).toContain(colour)
  const families = [...html.matchAll(/font-family:([^;"]*)/g)].map(([, family]) => family)
  expect(families.length).toBeGreaterThan(4)
  for (const family of families) {
    expect(family).toMatch(/^'Segoe UI',.*,\s*sans-serif$/)
    expect(family).not.toMatch(/(?<!sans-)serif|Georgia|Times|stand-in|Bricolage/)
  }
  // every text says its own family: tables of Outlook take none over
  for (const [tag] of html.matchAll(/<(?:h[1-3]|p|li|th)\b[^>]*>/g)) expect(tag).toContain('font-family')
  expect(html).not.toMatch(/undefined|style="[^"]*color:[;"]/)
})

test.each(kinds)('%s breaks no amount, postcode or telephone number of ours', (kind) => {
  for (const text of Object.values(read(kind))) {
    expect(text).not.toMatch(/€ \d|\b\d{4} [A-Z]{2}\b/)
    expect(text).not.toContain(sender.phone)
  }
})

test.each(kinds)('%s has a subject of our own words', async (kind) => {
  const { content, request } = (await everyMail())[kind] ?? {}
  const typed: string[] = []
  JSON.stringify(request ?? {}, (_name, value: unknown) => {
    if (typeof value === 'string' && value.length > 2) typed.push(value)
    return value
  })
  for (const words of typed) expect(content?.subject).not.toContain(words)
})

test.each([
  ['klusservice.book', 'Voorbeeldlaan 10', '3821\u00a0BT Amersfoort'],
  ['becomeamember.register', 'Voorbeeldlaan 10 A', '3821\u00a0BT Amersfoort'],
  ['hypotheekwacht.register', 'Voorbeeldlaan 10 A', '3821\u00a0BT Amersfoort'],
  ['contact.cancel-membership', 'Voorbeeldlaan 10 A', '3821\u00a0BT Amersfoort'],
  ['account.register', 'Voorbeeldlaan 10 A', '3821\u00a0BT Amersfoort'],
  ['vve-membership.register', 'Voorbeeldlaan 10 A', '3821\u00a0BT Amersfoort'],
])('%s tells an address in two lines', (kind, street, place) => {
  const { html, text } = read(kind)
  expect(text).toContain(`Adres\n${street}\n${place}\n`)
  expect(html).toContain(`${street}<br/>${place}</td>`)
})

test.each(kinds)('%s tells no part of an address by itself', (kind) => {
  expect(read(kind).text).not.toMatch(/\n(Straatnaam|Huisnummer|Postcode|Plaats|Toevoeging)\n/)
})

/** Whatever somebody writes in their own words. */
const ownWords = /name$|explanation|comment|question|remark/i
const message = 'Bel 0900 1234567'
const plant = (request: unknown): unknown =>
  JSON.parse(
    JSON.stringify(request, (field, value: unknown) =>
      typeof value === 'string' && ownWords.test(field) ? message : value,
    ),
  )
const planted = { ...(await everyConfirmation(plant)), ...everyReminder(plant) }

test.each(Object.keys(planted))('%s repeats nothing to a stranger that leads somewhere', (kind) => {
  expect(JSON.stringify(planted[kind]?.content)).not.toContain('0900')
})

test('of all these mails, most held what was planted', () => {
  const held = Object.values(planted).filter(({ request }) => JSON.stringify(request).includes(message))
  expect(held.length).toBeGreaterThan(4)
})

test('an amount stands in one piece', () => {
  expect(read('klusservice.book').text).toContain('€\u00a064,50 per uur')
})
