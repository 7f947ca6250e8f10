import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { address } from '../../groups/address.ts'
import { emailWithRepeat } from '../../groups/email-with-repeat.ts'
import { payment } from '../../groups/payment.ts'
import { person } from '../../groups/person.ts'
import { newPassword } from '../account/new-password.ts'
import { attachments, documentFiles } from '../files/attachments.ts'
import { dateOfBirth } from '../person/date-of-birth.ts'
import { brick, type Keeps, optional, wire } from './brick.ts'
import { yesNo } from './choice.ts'
import { displayValue } from './display-value.ts'
import { frozenAnswersOf, notRepeated, type Reader, storable } from './frozen.ts'
import { exampleOf, group, list } from './group.ts'

const secret = (keeps: Keeps) =>
  brick(z.string(), { label: keeps, control: 'text', example: 'geheim-1234', keeps })
const form = group({
  person,
  home: group(address.parts, { label: 'Jouw woning' }),
  ...emailWithRepeat.parts,
  dateOfBirth,
  password: newPassword,
  payment,
  homes: list(group({ city: address.parts.city }), { min: 1, max: 3, label: 'Pand' }),
  note: optional(secret('plain')),
  wanted: yesNo({ label: 'Bijlage sturen?' }),
  attachments: attachments({ accept: documentFiles }),
  taskId: wire(z.string(), 'x', 'Klus'),
})
const parsed = form.schema.parse({ ...(exampleOf(form) as object), note: '' })
const labels = (reader: 'mail' | 'office') =>
  frozenAnswersOf(form, parsed, { for: reader }).map(({ label }) => label)

describe('the frozen summary', () => {
  it('has questions and answers as shown, in the order of the form', () => {
    expect(frozenAnswersOf(form, parsed, { for: 'office' })).toEqual([
      { label: 'Voorletters', value: 'J.P.' },
      { label: 'Tussenvoegsel', value: 'van der' },
      { label: 'Achternaam', value: 'Berg' },
      { section: 'Jouw woning', label: 'Postcode', value: '3821 BT' },
      { section: 'Jouw woning', label: 'Huisnummer', value: '10' },
      { section: 'Jouw woning', label: 'Toevoeging', value: 'A' },
      { section: 'Jouw woning', label: 'Straatnaam', value: 'Voorbeeldlaan' },
      { section: 'Jouw woning', label: 'Plaats', value: 'Amersfoort' },
      { label: 'E-mailadres', value: 'jannie@voorbeeld.nl' },
      { label: 'Geboortedatum', value: '3 februari 1980' },
      { label: 'Betaalmethode', value: 'Automatische incasso' },
      { label: 'IBAN', value: '•••• •••• 4300' },
      { label: 'Jaarlijkse incasso', value: 'Ja' },
      { section: 'Pand 1', label: 'Plaats', value: 'Amersfoort' },
      { label: 'Bijlage sturen?', value: 'Ja' },
      { label: 'Bijlage', value: 'voorbeeld.pdf' },
    ])
  })

  it('leaves out of the mail what is quiet', () => {
    expect(labels('office').filter((label) => !labels('mail').includes(label))).toEqual([
      'Geboortedatum',
      'Bijlage',
    ])
  })

  it.each<[Keeps, string | undefined, string | undefined]>([
    ['plain', 'geheim-1234', 'geheim-1234'],
    ['masked', '•••• 1234', '•••• 1234'],
    ['quiet', undefined, 'geheim-1234'],
    ['never', undefined, undefined],
  ])('keeps %s as the table says', (keeps, inMail, inOffice) => {
    const value = (reader: 'mail' | 'office') =>
      frozenAnswersOf(secret(keeps), 'geheim-1234', { for: reader })[0]?.value
    expect([value('mail'), value('office')]).toEqual([inMail, inOffice])
  })

  it('never holds a secret, however it nests', () => {
    const nested = group({
      a: list(group({ b: group({ iban: secret('masked'), word: secret('never') }) }), {
        min: 1,
        max: 9,
        label: 'A',
      }),
    })
    const answers = {
      a: [
        { b: { iban: 'GEHEIM9999', word: 'WACHTWOORD' } },
        { b: { iban: 'GEHEIM8888', word: 'WACHTWOORD' } },
      ],
    }
    const text = JSON.stringify(frozenAnswersOf(nested, answers, { for: 'office' }))
    expect(text).not.toMatch(/GEHEIM|WACHTWOORD/)
    expect(text).toMatch(/9999.*8888/)
  })

  it('leaves out of a mail to a stranger words that lead somewhere, and says so', () => {
    const words = { ...parsed, note: 'Kijk op bank24.nl', person: { ...parsed.person, lastName: 'Dr.Berg' } }
    const values = (reader: Reader) =>
      new Map(frozenAnswersOf(form, words, { for: reader }).map(({ label, value }) => [label, value]))
    expect(values('mail').get('plain')).toBe('Kijk op bank24.nl')
    expect(values('stranger').get('plain')).toBe(notRepeated)
    expect(values('stranger').get('Achternaam')).toBe('Dr. Berg')
    // an e-mail address has a form of its own, so it carries no message
    expect(values('stranger').get('E-mailadres')).toBe('jannie@voorbeeld.nl')
    expect([...values('stranger').keys()]).toEqual([...values('mail').keys()])
  })
})

describe('what may be stored', () => {
  const request = storable(form, parsed)

  it('is the request without what is never kept', () => {
    expect(request).not.toHaveProperty('password')
    expect(request).toMatchObject({ dateOfBirth: '1980-02-03', payment: { iban: '•••• •••• 4300' } })
    expect(parsed).toHaveProperty('password')
    expect(parsed.payment.iban).toBe('NL91ABNA0417164300')
  })

  it('holds masked answers masked, wherever they stand', () => {
    const ibans = list(group({ iban: secret('masked') }), { min: 1, max: 9, label: 'Rekening' })
    expect(storable(ibans, [{ iban: 'GEHEIM9999' }, {}, { iban: 'GEHEIM8888' }])).toEqual([
      { iban: '•••• 9999' },
      {},
      { iban: '•••• 8888' },
    ])
    expect(storable(secret('masked'), 'GEHEIM9999')).toBe('•••• 9999')
    expect(storable(secret('never'), 'a')).toBeUndefined()
  })
})

it('shows an answer of any kind', () => {
  const plain = brick(z.any(), { label: 'x', control: 'text', example: 'x', keeps: 'plain' })
  expect([true, 3, ['a', 'b'], { a: 1 }].map((value) => displayValue(plain, value))).toEqual([
    'Ja',
    '3',
    'a, b',
    '{"a":1}',
  ])
})
