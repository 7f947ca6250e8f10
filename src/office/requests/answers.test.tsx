import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Answers } from './Answers.tsx'

const drawn = (value: string): string =>
  renderToString(<Answers answers={[{ label: 'Vraag', value }]} corrections={[]} />)

test('a number to call is a link, and nothing else that a visitor typed becomes one', () => {
  expect(drawn('0612340008')).toContain('href="tel:0612340008"')
  expect(drawn('+31612340008')).toContain('href="tel:+31612340008"')
  for (const value of ['12345678', '0612340008 bel na 5', 'tel:0612340008', '00612340008', 'https://x.nl'])
    expect(drawn(value)).not.toContain('href')
})
