import { expect, test } from 'vitest'
import { failures } from '../../../test/kit/failures.ts'
import { returnPath } from './return-path.ts'

test.each([
  ['/mijn', '/mijn'],
  ['/', '/'],
  ['/mijn/aanvragen?pagina=2#x', '/mijn/aanvragen?pagina=2#x'],
  ['/a/../mijn', '/mijn'],
  [
    '/api/v2/account/community-login?returnUrl=https%3A%2F%2Fc.example',
    '/api/v2/account/community-login?returnUrl=https%3A%2F%2Fc.example',
  ],
  ['/zoekresultaat?q=//x', '/zoekresultaat?q=//x'],
])('%s is a page of ours', (given, way) => expect(returnPath(given)).toBe(way))

test('anything else leads nowhere', async () => {
  expect(
    await failures(
      [
        null,
        undefined,
        '',
        'mijn',
        '//evil.example',
        '///evil.example',
        '/\\evil.example',
        '\\\\evil.example',
        '/mijn\\..\\..\\evil',
        '/\t/evil.example',
        '/\n/evil.example',
        '/\u0000/evil.example',
        '/\u200b/evil.example',
        ' /mijn',
        '/ /evil.example',
        '/.//evil.example',
        '/..//evil.example',
        '/a/..//evil.example',
        '/%2e%2e//evil.example',
        'https://evil.example/',
        'https:/evil.example',
        'javascript:alert(1)',
        '/javascript:alert(1)\u2028',
        'data:text/html,x',
        '?terug=/mijn',
        '#x',
        `/${'x'.repeat(500)}`,
      ],
      (given) => expect(returnPath(given)).toBeUndefined(),
    ),
  ).toEqual([])
})
