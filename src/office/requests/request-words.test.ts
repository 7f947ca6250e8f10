import { expect, test } from 'vitest'
import { eventWords } from '../../core/requests/event-words.ts'
import { requestActs } from '../../core/requests/request-acts.ts'
import { asSentence, correctLetter, labelOfAct, readInForm, readOfAct, toldActs } from './request-acts.ts'
import { signOfEvent, toldFlag, toldState } from './request-words.ts'

test('what waits, and what was seen to while its sender sees no change, differ in words and not only in colour', () => {
  expect(toldState({ state: 'received', open: true }).words).toBe('Nieuw')
  expect(toldState({ state: 'failed', open: true }).words).toBe('Vastgelopen')
  expect(toldState({ state: 'failed', open: false }).words).toBe('Klaar')
  expect(toldState({ state: 'confirmed', open: false }).words).toBe('Bevestigd')
})

test('a flag that no release knows any more, or that names a property, is told by its own word', () => {
  expect(toldFlag('van-vroeger')).toBe('van-vroeger')
  expect(toldFlag('constructor')).toBe('constructor')
})

test('every act names an event that has words, and says what the sender reads of it', () => {
  for (const { event } of Object.values(toldActs)) expect(eventWords).toHaveProperty(event)
  expect(readOfAct('done')).toBe('De afzender leest hier niets over')
  expect(readOfAct('done', { isUnreachable: false, state: 'received' })).toContain('wat je erbij schrijft')
  expect(readInForm('done', { isUnreachable: false, state: 'received' })).toContain(
    'wat je hieronder schrijft',
  )
  expect(readInForm('done', { isUnreachable: true, state: 'received' })).toBe(
    'De afzender leest hier niets over.',
  )
  expect(readInForm('ask', { isUnreachable: false, state: 'received' })).toMatch(/’$/u)
  expect(readOfAct('note')).toContain('mag erom vragen')
  // said of several at once it ends once too
  for (const act of requestActs) expect(asSentence(readOfAct(act))).toMatch(/[^.’]\.$|[.?]’$/u)
  expect(asSentence(readOfAct('message'))).toBe('De afzender leest: ‘Je hebt een bericht van ons.’')
})

test('who hands a request over reads to which partner, and what its sender will read once that has it', () => {
  const whole = { owner: null, heldUntil: null }
  const klusservice = { partner: 'klusservice', label: 'Vakman-partner', bySite: true }
  const others = [klusservice, { ...klusservice, partner: 'cases', label: 'Zaken' }]
  expect(labelOfAct('hand-over', { ...whole, handOverTo: [klusservice] })).toBe(
    'Geef door aan Vakman-partner…',
  )
  expect(labelOfAct('hand-over', { ...whole, handOverTo: others })).toBe('Geef door aan de partner…')
  expect(readInForm('hand-over', { isUnreachable: false, state: 'failed' })).toContain(
    '‘Je aanvraag is doorgegeven.',
  )
  expect(readInForm('hand-over', { isUnreachable: false, state: 'confirmed' })).toBe(
    'De afzender leest hier niets over.',
  )
})

test('every sentence about what the sender reads begins with them, so that a name can take their place', () => {
  for (const act of requestActs) expect(readOfAct(act)).toMatch(/^De afzender leest/)
})

test('what is written to the sender has no drawing of what only we read', () => {
  expect(new Set([toldActs.message, toldActs.ask, toldActs.note].map(({ icon }) => icon)).size).toBe(3)
})

test('no two acts share a letter, and none takes one that moves or corrects', () => {
  const letters = Object.values(toldActs).map(({ letter }) => letter)
  expect(new Set([...letters, correctLetter, 'j', 'k', '?']).size).toBe(letters.length + 4)
})

test('trouble is marked, and a note of staff has a drawing of its own', () => {
  expect(signOfEvent({ event: 'not-taken', by: 'system', note: null })).toEqual({
    icon: 'warning',
    tone: 'late',
  })
  expect(signOfEvent({ event: 'noted', by: 'staff', note: 'Gebeld.' }).icon).toBe('note')
})
