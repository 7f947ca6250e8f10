import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import BecameMember from './membership-thanks-page.tsx'

test('thanks nobody of whom no registration is known, and has them done no step', () => {
  const props = { properties: {}, name: 'Thuisbasis', phone: '088 000 12 00', hours: '' }
  // The content for who just applied stands in a template.
  const out = renderToString(<BecameMember {...props} />).replace(/<template data-warm.*$/s, '')
  expect(out).toContain('Je lidmaatschap</h1>')
  expect(out).not.toMatch(/bedankt/i)
  expect(out).not.toContain('Klaar:')
  expect(out).toMatch(/aria-current="step".*Bevestiging/s)
})
