import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OfSender } from './OfSender.tsx'

const told = (name: string | null, sentence = 'De afzender leest: ‘Hoi’') =>
  renderToString(<OfSender name={name}>{sentence}</OfSender>).replaceAll('<!-- -->', '')

test('a sentence about the sender names them, as text of its own direction', () => {
  expect(told('de Vries')).toBe('<bdi>De Vries</bdi> leest: ‘Hoi’')
  expect(told('<b>x</b>')).toBe('<bdi>&lt;b&gt;x&lt;/b&gt;</bdi> leest: ‘Hoi’')
  // what would turn the rest of the sentence around is no part of a name
  expect(told('Vries\u202e\u2069')).toBe('<bdi>Vries</bdi> leest: ‘Hoi’')
  expect(told('de Vries', 'Van jou.')).toBe('Van jou.')
})

test('who has no name, or one that fills the screen, is the sender', () => {
  for (const name of [null, '', ' \u200b ', 'x'.repeat(41)])
    expect(told(name)).toBe('De afzender leest: ‘Hoi’')
})
