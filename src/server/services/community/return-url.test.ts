import { describe, expect, test } from 'vitest'
import { failures } from '../../../../test/kit/failures.ts'
import { type Community, returnAddress } from './return-url.ts'

const real: Community = { hosts: ['community.voorbeeld.nl', 'forum.voorbeeld.nl:8443'], standIn: undefined }
const demo: Community = {
  hosts: [],
  standIn: { host: 'localhost:3000', path: '/sandbox/community' },
}

describe('sends on to', () => {
  test('its own addresses', async () => {
    expect(
      await failures(
        [
          ['https://community.voorbeeld.nl/', 'https://community.voorbeeld.nl/?ticket=t'],
          ['https://COMMUNITY.voorbeeld.nl:443/a?b=c#d', 'https://community.voorbeeld.nl/a?b=c&ticket=t#d'],
          ['HTTPS://forum.voorbeeld.nl:8443/x', 'https://forum.voorbeeld.nl:8443/x?ticket=t'],
          // A ticket that somebody else put there is replaced.
          ['https://community.voorbeeld.nl/?ticket=other', 'https://community.voorbeeld.nl/?ticket=t'],
          [undefined, 'https://community.voorbeeld.nl/?ticket=t'],
          ['', 'https://community.voorbeeld.nl/?ticket=t'],
        ],
        ([given, sent]) => {
          expect(returnAddress(real, given, 't')).toBe(sent)
        },
      ),
    ).toEqual([])
  })
})

describe('refuses', () => {
  test('everything else', async () => {
    expect(
      await failures(
        [
          'http://community.voorbeeld.nl/',
          'https://community.voorbeeld.nl:8443/',
          'https://forum.voorbeeld.nl/',
          'https://kwaad.nl/',
          'https://community.voorbeeld.nl.kwaad.nl/',
          'https://kwaadcommunity.voorbeeld.nl/',
          'https://community.voorbeeld.nl@kwaad.nl/',
          'https://kwaad.nl@community.voorbeeld.nl/',
          'https://:x@community.voorbeeld.nl/',
          'https://community.voorbeeld.nl./',
          'https://community.voorbeeld.nl\\@kwaad.nl/',
          'https:\\\\community.voorbeeld.nl/',
          'https:/community.voorbeeld.nl/',
          'https:community.voorbeeld.nl/',
          '//community.voorbeeld.nl/',
          '//kwaad.nl/',
          '///kwaad.nl/',
          '/\\kwaad.nl/',
          '\\\\kwaad.nl/',
          '/mijn',
          'mijn',
          'javascript:alert(1)//community.voorbeeld.nl',
          'data:text/html,x',
          ' https://community.voorbeeld.nl/',
          'https://community.voorbeeld.nl/\n',
          'https://community.voor\tbeeld.nl/',
          'https://community.voorbeeld.nl/a b',
          'https://community.voorbeeld.nl/\u0000',
          'https://community.voorbeeld.nl\u2028/',
          'https://cоmmunity.voorbeeld.nl/',
          'https://xn--cmmunity-3fg.voorbeeld.nl/',
          'https://community.voorbeeld.nl%40kwaad.nl/',
          'https://[::1]/',
          'https://',
          `https://community.voorbeeld.nl/${'a'.repeat(2000)}`,
        ],
        (given) => {
          expect(returnAddress(real, given)).toBeUndefined()
        },
      ),
    ).toEqual([])
  })

  test('everything as long as there is no community', () => {
    const none: Community = { hosts: [], standIn: undefined }
    for (const given of [undefined, '', '/', 'https://community.voorbeeld.nl/'])
      expect(returnAddress(none, given)).toBeUndefined()
  })
})

describe('in a demonstration', () => {
  test('its own addresses lead to the page that stands in', async () => {
    expect(
      await failures(
        [
          [undefined, '/sandbox/community?ticket=t'],
          ['/sandbox/community?a=b', '/sandbox/community?a=b&ticket=t'],
          ['http://localhost:3000/sandbox/community', 'http://localhost:3000/sandbox/community?ticket=t'],
        ],
        ([given, sent]) => {
          expect(returnAddress(demo, given, 't')).toBe(sent)
        },
      ),
    ).toEqual([])
  })

  test('the community of the settings is the front door, and may be without TLS', () => {
    const both = { ...demo, hosts: real.hosts }
    expect(returnAddress(both, undefined)).toBe('https://community.voorbeeld.nl/')
    expect(returnAddress(both, 'http://community.voorbeeld.nl/')).toBe('http://community.voorbeeld.nl/')
  })

  test('anything else is refused', async () => {
    expect(
      await failures(
        [
          '/.//kwaad.nl',
          '/sandbox/..//kwaad.nl',
          '/%2e//kwaad.nl',
          '//kwaad.nl',
          '/\\kwaad.nl',
          '/\t/kwaad.nl',
          'https://kwaad.nl',
          'http://stand-in.invalid/x',
          'http://localhost:3001/',
        ],
        (given) => {
          expect(returnAddress(demo, given)).toBeUndefined()
        },
      ),
    ).toEqual([])
  })
})
