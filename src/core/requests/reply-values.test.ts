import { expect, test } from 'vitest'
import { replyValues } from './reply-values.ts'

const now = new Date('2026-12-01T09:00:00Z')
const me = { name: 'Sanne Bakker' }
const start = {
  desks: { klusservice: 'Klusservice' },
  reach: { klusservice: { phone: '088 000 12 02', hours: 'maandag 8.00 - 18.00 uur' } },
}
const appointment = { number: 1, state: 'confirmed', place: null } as const
const request = {
  reference: '7KQM-X4TF',
  kindWords: 'Klus boeken',
  name: 'de Vries',
  desk: 'klusservice',
  open: true,
  dueOn: '2026-12-04T16:00:00Z',
  appointments: [
    { ...appointment, start: '2026-12-09T08:00:00Z', end: '2026-12-09T09:30:00Z' },
    { ...appointment, start: '2026-12-02T08:00:00Z', end: '2026-12-02T09:30:00Z' },
    {
      ...appointment,
      state: 'cancelled' as const,
      start: '2026-12-01T12:00:00Z',
      end: '2026-12-01T13:00:00Z',
    },
  ],
}

test('a text about a request gets what is known of it, in Dutch time', () => {
  expect(replyValues(request, me, start, now)).toEqual({
    aanhef: 'Beste heer/mevrouw De Vries,',
    referentie: '7KQM-X4TF',
    aanvraag: 'Klus boeken',
    'mijn naam': 'Sanne Bakker',
    loket: 'Klusservice',
    telefoon: '088 000 12 02',
    openingstijden: 'maandag 8.00 - 18.00 uur',
    belofte: 'vrijdag 4 december vóór 17.00 uur',
    afspraak: 'woensdag 2 december, 9.00 - 10.30 uur',
  })
})

test('no request has words of its own for whoever writes', () => {
  expect(replyValues(request, me, start, now)['eigen woorden']).toBeUndefined()
})

test('what is not known, or is over, is no value', () => {
  const late = { ...request, dueOn: '2026-11-30T16:00:00Z', appointments: [], desk: null }
  const values = replyValues(late, me, start, now)
  expect(Object.keys(values).toSorted()).toEqual(['aanhef', 'aanvraag', 'mijn naam', 'referentie'])
})

test.each([null, 'kijk op www.voorbeeld.nl'])('a name that cannot be greeted is left out: %s', (name) => {
  expect(replyValues({ ...request, name }, me, start, now).aanhef).toBe('Hallo,')
})

test('of two appointments in one second the first is told: as text the second comes before it', () => {
  const appointments = [
    { ...appointment, start: '2026-12-02T08:00:00.500Z', end: '2026-12-02T09:00:00Z' },
    { ...appointment, start: '2026-12-02T08:00:00Z', end: '2026-12-02T09:30:00Z' },
  ]
  const { afspraak } = replyValues({ ...request, appointments }, me, start, now)
  expect(afspraak).toBe('woensdag 2 december, 9.00 - 10.30 uur')
})
