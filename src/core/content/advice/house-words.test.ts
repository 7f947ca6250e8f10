import { expect, test } from 'vitest'
import { adviceOf } from './advice-of.ts'
import { advisedOn, pageWith, rich, surroundings } from './test-writing.ts'

test('office words, u and exclamation marks are told of, as they stand there', () => {
  expect(advisedOn('<p>Indien u belt, helpen we uw klant. Graag gedaan!</p>')).toEqual([
    'house-words “Indien”',
    'house-words “u”',
    'house-words “uw”',
    'house-words “klant”',
    'house-words “!”',
  ])
})

test('a word within another one is another word', () => {
  expect(advisedOn('<p>De klantenservice van de duw-unie rekent een minuut mitsgaders.</p>')).toEqual([])
})

test('what the specification quotes may stand there', () => {
  expect(advisedOn('<p>Bedankt voor uw aanmelding</p>')).toEqual([])
})

test('advice says what to write instead', () => {
  const [first] = adviceOf(pageWith([rich('<p>We helpen je middels een gesprek.</p>')]), surroundings)
  expect(first?.problem).toBe('Schrijf liever niet ‘middels’, maar: met, via.')
})
