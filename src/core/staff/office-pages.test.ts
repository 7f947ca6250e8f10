import { expect, test } from 'vitest'
import { officeBack } from './office-pages.ts'

test('a way back leads into the office, whatever was asked', () => {
  const good = ['/beheer', '/beheer/account', '/beheer/aanvragen?state=open&desk=juridisch']
  for (const path of good) expect(officeBack(path)).toBe(path)
  const bad: unknown[] = [
    ...['', '/', '/mijn', '//evil.example', 'https://evil.example', '/beheer.evil.example'],
    ...['/beheer@evil.example', '/beheer/../mijn', '/beheer\\evil', '/beheer\r\nX: y', '/beheer#x'],
    ...[' /beheer', 'javascript:alert(1)'],
    ...['/beheer/inloggen', '/beheer/inloggen/code', `/beheer/${'a'.repeat(500)}`],
    ...[undefined, null, 7, ['/beheer/account'], {}],
  ]
  for (const asked of bad) expect(officeBack(asked), String(asked)).toBe('/beheer')
})
