import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FunnelIsland } from '../../engine/react/FunnelIsland.tsx'
import { passwordForgotten } from './password-forgotten-funnel.ts'

it('stands in the first HTML as one form with the check against robots, and says nothing yet', () => {
  const html = renderToString(
    <FunnelIsland funnel={passwordForgotten} properties={{}} phone="088 000 12 00" />,
  )
  expect(html.match(/<form/g)).toHaveLength(1)
  for (const text of [
    'Wachtwoord vergeten?',
    'E-mailadres of lidnummer',
    'Beveiligingscontrole',
    'Versturen',
  ])
    expect(html).toContain(text)
  expect(html).toContain('autoComplete="username"')
  expect(html).not.toContain('Kennen we je?')
})
