import { expect, test } from 'vitest'
import { bulkActs, mostOfBulk } from '../../../core/staff/bulk-acts.ts'
import {
  chosenInWords,
  type Progress,
  possibleInWords,
  progressInWords,
  titleOf,
  toldOf,
  underwayInWords,
} from './bulk-words.ts'

const progress: Progress = {
  ...{ id: 'een', act: 'claim', startedAt: '2026-11-20T14:00:00Z', endedAt: null },
  ...{ total: 20, done: 12, refused: 1, failed: 1, takenBack: 0 },
}
const ended: Progress = { ...progress, done: 18, endedAt: '2026-11-20T14:01:00Z' }

test('how many are chosen is said, and that it is all that may be', () => {
  expect(chosenInWords(12)).toBe('12 gekozen')
  expect(chosenInWords(mostOfBulk)).toBe('500 gekozen: meer kan niet tegelijk')
})

test('every act says with how many', () => {
  expect(bulkActs.map((act) => titleOf(act, 1))).toEqual([
    'Neem 1 aanvraag',
    'Geef 1 aanvraag aan iemand',
    'Stuur 1 bericht',
    'Stuur 1 vraag',
    'Schrijf een notitie bij 1 aanvraag',
    'Handel 1 aanvraag af',
  ])
  expect(titleOf('done', 12)).toBe('Handel 12 aanvragen af')
  expect(titleOf('message', 12)).toBe('Stuur 12 berichten')
})

test('what can be done is said before it is', () => {
  expect(possibleInWords(12, 12)).toBe('Dit kan met alle 12.')
  expect(possibleInWords(1, 1)).toBe('Dit kan.')
  expect(possibleInWords(11, 12)).toBe('Dit kan met 11 van de 12. Met deze niet:')
  expect(possibleInWords(9, 12)).toBe('Dit kan met 9 van de 12. Met deze 3 niet:')
  expect(possibleInWords(0, 12)).toBe('Dit kan nu met geen van de 12:')
  expect(possibleInWords(0, 1)).toBe('Dit kan nu niet:')
})

test('how far it is, and what became of it', () => {
  expect(progressInWords(progress)).toBe('12 van 20 gedaan, 2 niet')
  expect(progressInWords({ ...progress, refused: 0, failed: 0 })).toBe('12 van 20 gedaan')
  expect(progressInWords(ended)).toBe('Klaar: 18 van 20 gedaan, 2 niet.')
  expect(progressInWords({ ...ended, done: 15, takenBack: 3 })).toBe(
    'Klaar: 15 van 20 gedaan, 2 niet, 3 teruggenomen.',
  )
  expect(underwayInWords({ ...progress, takenBack: 3 })).toBe('Bezig: 17 van 20.')
  expect(underwayInWords(progress)).toBe('Bezig: 14 van 20.')
  expect(underwayInWords(ended)).toBe('Klaar: 18 van 20 gedaan, 2 niet.')
})

test('the list tells of what is under way, else of the last that ended just now', () => {
  const at = (instant: string) => Date.parse(instant)
  expect(toldOf([], at('2026-11-20T14:00:00Z'))).toBeUndefined()
  expect(toldOf([ended, progress], at('2026-11-20T14:02:00Z'))).toBe(progress)
  expect(toldOf([ended], at('2026-11-20T14:02:00Z'))).toBe(ended)
  expect(toldOf([ended], at('2026-11-20T15:02:00Z'))).toBeUndefined()
})
