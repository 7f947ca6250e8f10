import { expect, test } from 'vitest'
import { adviceOf } from './advice-of.ts'
import { advised, advisedOn, pageWith, rich, surroundings } from './test-writing.ts'

test.each([
  '033 450 77 50',
  '033-4507750',
  '+31 33 450 77 50',
  'info@thuisbasis.example',
  'Info@Thuisbasis.example',
  'maandag 9.00 – 17.00 uur',
  'Thuisbasis',
])('“%s” is typed where a placeholder would change by itself', (typed) => {
  expect(advisedOn(`<p>Bel of mail: ${typed}.</p>`)).toContain(`typed-value “${typed}”`)
})

test.each(['033 450 77 51', '10334507750', 'ander@thuisbasis.example', 'maandag', '{phone}'])(
  '“%s” is something else',
  (typed) => {
    expect(advisedOn(`<p>Bel of mail: ${typed}.</p>`)).toEqual([])
  },
)

test('a price is one where it has cents, or where the text or the title says what it is of', () => {
  expect(advisedOn('<p>Dat kost € 445,50.</p>')).toEqual(['typed-value “€ 445,50”'])
  expect(advisedOn('<p>Een lamp kost € 95.</p>')).toEqual([])
  expect(advisedOn('<p>Een testamentadvies kost € 95.</p>')).toEqual(['typed-value “€ 95”'])
  expect(advised(pageWith([rich('<p>Je betaalt € 95,00.</p>')], { title: 'Testamentadvies' }))).toEqual([
    'typed-value blocks.0.text.html “€ 95,00”',
  ])
})

test('an address to call or to mail is told of once, at its link', () => {
  expect(advisedOn('<p><a href="tel:0334507750">Bel ons</a></p>')).toEqual(['typed-value “tel:0334507750”'])
  const action = { label: 'Bel', href: 'tel:0334507750' }
  expect(advised(pageWith([{ kind: 'call_to_action', action }]))).toEqual([
    'typed-value blocks.0.action.href “tel:0334507750”',
  ])
})

test('the settings are where the values come from', () => {
  expect(advised({ kind: 'settings', survey: { question: 'Hielp Thuisbasis je?' } })).toEqual([])
})

test('advice names the placeholder', () => {
  const [first] = adviceOf(pageWith([rich('<p>Bel 033 450 77 50.</p>')]), surroundings)
  expect(first?.problem).toBe(
    'Gebruik het invulwoord ‘Telefoon’ in plaats van ‘033 450 77 50’. Dan verandert het vanzelf mee.',
  )
})
