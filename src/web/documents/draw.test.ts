import { expect, test } from 'vitest'
import { scribble } from '../../../test/kit/cancellation-letters.ts'
import { drawDocument } from './draw.tsx'

const sender = {
  ...{ name: 'Thuisbasis', phone: '033 000 00 00', hours: 'op werkdagen', email: 'info@voorbeeld.nl' },
  siteUrl: 'https://www.voorbeeld.nl',
}
const content = {
  title: 'Waarderapport',
  reference: '7KQM-X4TF',
  madeOn: '24 november 2026',
  sections: [{ title: 'Huis', rows: [{ label: 'Woonoppervlakte', value: '124 m²' }] }],
}
const pagesIn = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length

test('a document says what it is, in which language, and carries its letters along', async () => {
  const pdf = Buffer.from(await drawDocument(content, sender))
  const text = pdf.toString('latin1')
  expect(text.startsWith('%PDF-1.7')).toBe(true)
  expect(text).toContain('/Lang (nl)')
  expect(text).toMatch(/\/FontFile/)
  expect(pdf.length).toBeLessThan(60_000)
  expect(pagesIn(pdf)).toBe(1)
})

test('one of many rows, names of other languages and a value in its range goes on, on the next page', async () => {
  const rows = Array.from({ length: 60 }, (_none, at) => ({ label: `Rij ${at}`, value: 'Łukasz Őrsi 田中' }))
  const long = { label: 'a'.repeat(300), value: `${'b'.repeat(3000)} € 419.000` }
  const range = { low: 39_900_000, value: 42_500_000, high: 45_000_000, says: 'Zo zeker is het.' }
  const pdf = await drawDocument(
    {
      ...content,
      range,
      sections: [{ rows: [long, ...rows] }, { title: 'Niets', rows: [] }],
      notes: ['Klaar.'],
    },
    sender,
  )
  expect(pagesIn(pdf)).toBeGreaterThan(1)
})

test('a signature is drawn above the name of who signed, on the page of the letter', async () => {
  const picture = Buffer.from(scribble(1200, 10), 'base64')
  const pdf = await drawDocument({ ...content, signature: { picture, name: 'J. Berg' } }, sender)
  expect(pagesIn(pdf)).toBe(1)
  const images = (one: Uint8Array) =>
    Buffer.from(one)
      .toString('latin1')
      .match(/\/Subtype \/Image/g)?.length
  expect(images(pdf)).toBeGreaterThan(0)
  expect(images(await drawDocument(content, sender))).toBeUndefined()
})
