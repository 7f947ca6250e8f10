import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Office, OfficeProvider } from '../shell/office-context.ts'
import { TakeDraft } from './TakeDraft.tsx'

test('asks the code by its label, and says where the caller finds it', () => {
  const office = { call: () => Promise.reject(new Error('nothing is asked yet')) } as unknown as Office
  const html = renderToStaticMarkup(
    <OfficeProvider value={office}>
      <TakeDraft onTaken={() => undefined} />
    </OfficeProvider>,
  )
  expect(html).toContain('Code van de beller')
  expect(html).toContain('Bel je met ons? Toon een code')
})
