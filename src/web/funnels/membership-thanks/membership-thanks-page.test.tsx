import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import BecameMember from './membership-thanks-page.tsx'

const props = { properties: {}, name: 'Thuisbasis', phone: '088 000 12 00', hours: '' }

test('names no time once it takes longer than that', () => {
  const [, warm = ''] = renderToString(<BecameMember {...props} />).split('<template data-warm')
  const late = [...warm.matchAll(/<template data-state="late">(.*?)<\/template>/gs)].map(([, text]) => text)
  expect(late.join()).toContain('We zijn nog bezig om je lid te maken.')
  expect(late.join()).not.toMatch(/20 seconden|minuut/)
})

test('thanks nobody of whom no registration is known, and has them done no step', () => {
  // The content for who just applied stands in a template.
  const out = renderToString(<BecameMember {...props} />).replace(/<template data-warm.*$/s, '')
  expect(out).toContain('Je lidmaatschap</h1>')
  expect(out).not.toMatch(/bedankt/i)
  expect(out).not.toContain('Klaar:')
  expect(out).toMatch(/aria-current="step".*Bevestiging/s)
})
