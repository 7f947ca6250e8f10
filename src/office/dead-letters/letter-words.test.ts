import { expect, test } from 'vitest'
import { sentInWords, triesInWords, whatFailed, whyFailed } from './letter-words.ts'

test('a mail to the sender is no request that is passed on', () => {
  const queue = 'partner.deliver'
  expect(whatFailed({ queue, partner: { name: 'mail', label: 'E-mail' } })).toBe('Bevestiging per e-mail')
  expect(whatFailed({ queue, partner: { name: 'klusservice', label: 'Vakman-partner' } })).toBe(
    'Aanvraag doorgeven',
  )
})

test('why it failed is told by the reason of the partner, else by the kind of failure', () => {
  expect(whyFailed({ reason: 'unreachable', failure: 'partner' })).toBe('niet bereikbaar')
  expect(whyFailed({ reason: null, failure: 'for-good' })).toBe('kan zo niet lukken')
  expect(whyFailed({ reason: null, failure: null })).toBe('onbekend')
  expect(whyFailed({ reason: 'constructor', failure: null })).toBe('constructor')
})

test('numbers are told, and what a colleague sent before', () => {
  expect(triesInWords({ tries: 3001 })).toBe('3.001 keer')
  expect(triesInWords({ tries: null })).toBe('onbekend')
  expect(sentInWords(1, null)).toBe('Het is opnieuw onderweg.')
  expect(sentInWords(2, 'Eén was er niet meer.')).toBe('2 zijn opnieuw onderweg. Eén was er niet meer.')
  expect(sentInWords(0, null)).toBe('Er ging niets opnieuw weg.')
})
