import { expect, test } from 'vitest'
import { saveHome } from '../../../core/contract/home/home-calls.ts'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { openFunnel } from '../../engine/testing/test-open.ts'
import { jannie } from '../../engine/testing/test-trial.ts'
import { homeDetails } from './home-details-funnel.ts'

testFunnel({ funnel: homeDetails })

test('begins with what is known of the home that it is about, and keeps its address', async () => {
  const place = {
    postcode: '3821BT',
    houseNumber: 10,
    addition: 'A',
    streetName: 'Voorbeeldlaan',
    city: 'Amersfoort',
  }
  const homes = [
    { ...place, facts: { woz: { value: 412_000_00, source: 'person', on: '2026-05-03' } } },
    {
      ...place,
      houseNumber: 12,
      facts: { constructionYear: { value: 1931, source: 'register', on: '2026-05-03' } },
    },
  ] as const
  const viewer = { ...jannie, profile: { ...jannie.profile, homes } } as typeof jannie
  const { store, environment } = openFunnel(homeDetails, { properties: { woning: 1 }, viewer })
  expect(store.answer('facts.constructionYear')).toBe('1931')
  expect(store.answer('facts.woz')).toBeUndefined()
  store.set('facts.rooms', '5')
  store.set('facts.woz', '412.000')
  await store.next()
  expect(environment.callsOf(saveHome)[0]?.input.body).toMatchObject({
    home: { ...place, houseNumber: 12 },
    facts: { constructionYear: 1931, rooms: 5, woz: 412_000 },
    mends: true,
  })
})
