import { randomUUID } from 'node:crypto'
import { newReference } from '../../src/core/fields/reference.ts'
import { clockAt } from '../../src/core/kernel/clock.ts'
import { openHouse } from '../house.ts'
import { addPerson, cookieOf, type OwnPerson, openPages } from './people.ts'

export const iban = 'NL91ABNA0417164300'

/** A house with one's own pages and two people who are logged in: a member (`mine`) and somebody else (`theirs`). */
export async function openMijn() {
  const house = await openHouse({ clock: clockAt('2026-11-20T14:00:00Z') })
  const pages = await openPages(house)
  const member = await addPerson(house, {
    person: {
      initials: 'Q.',
      last_name: 'Vindmij',
      mobile: '+31612345678',
      date_of_birth: '1980-02-03',
      postcode: '3821BT',
      house_number: 10,
      street_name: 'Vindlaan',
      city: 'Vindstad',
    },
    membership: { iban },
  })
  const other = await addPerson(house, { person: { initials: 'Z.', last_name: 'Anderman' } })
  const [mine, theirs] = await Promise.all([cookieOf(house, member), cookieOf(house, other)])

  const get = (url: string, cookie = '') => pages.app.inject({ url, headers: { cookie } })
  const post = (url: string, cookie: string, payload = '') =>
    pages.app.inject({
      method: 'POST',
      url,
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    })
  /** A submission of this person, as any service would have left it. */
  const submit = async (
    person: OwnPerson | undefined,
    at = '2026-11-20T10:00:00Z',
    title = 'Iets aanvragen',
  ) => {
    const id = randomUUID()
    const reference = newReference((length) => crypto.getRandomValues(new Uint8Array(length)))
    await house.database.db
      .insertInto('submission')
      .values({
        id,
        kind: 'elders.vragen',
        reference,
        received_at: at,
        person_id: person?.id ?? null,
        request: JSON.stringify({ kept: {}, locked: {} }),
        document: JSON.stringify({
          title,
          office: [{ section: 'Vraag', label: 'Wat?', value: 'Antwoord-van-mij' }],
          mail: [],
        }),
      })
      .execute()
    return { id, reference }
  }
  const close = async () => {
    await pages.close()
    await house.close()
  }
  return { house, pages, member, other, mine, theirs, get, post, submit, close }
}
