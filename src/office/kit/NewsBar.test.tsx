import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NewsBar } from './NewsBar.tsx'

const drawn = (count: number) => renderToStaticMarkup(<NewsBar count={count} onShow={() => undefined} />)
/** What is read aloud when it changes. */
const aloud = (html: string) => /role="status">([^<]*)</.exec(html)?.[1]

test('nothing stands there at nothing new, and a larger number is not read aloud again', () => {
  expect([drawn(0).includes('<button'), aloud(drawn(0))]).toEqual([false, ''])
  expect(drawn(3)).toContain('<strong>3 nieuwe</strong>')
  expect(aloud(drawn(3))).toBe('Er is nieuws in de lijst.')
  expect(aloud(drawn(120))).toBe(aloud(drawn(3)))
  expect(drawn(120)).toContain('Meer dan 99 nieuwe')
})
