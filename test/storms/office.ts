import { expect } from 'vitest'
import type { Database } from '../../src/server/database/pool.ts'
import { newColleague, officeCookie } from '../kit/office.ts'
import { whatHappenedTo } from '../kit/office-work.ts'
import { filledExample, takeIn } from '../kit/taken-requests.ts'

// Acts of staff on requests while the process that carries them out dies.

/** An act on a request: what is sent, and all that it leaves once it is done. */
interface Act {
  path: string
  body: object
  event: string
  action: string
  owner: string | null
  open: boolean
}

/** What of a request that nobody has seen to stands in the database. */
const untouched = { events: ['received'], owner: null, open: true, version: 1, acts: [] as object[] }

/** A request with the act that was tried on it. */
export interface Tried {
  id: string
  reference: string
  act: Act
}

/** Colleagues, requests, and acts on them at the calls of a site over this database. */
export const openDesk = async (db: Database) => {
  const me = await newColleague(db, ['member-service'])
  const other = await newColleague(db, ['member-service'], { name: 'Bram de Boer' })
  const cookie = await officeCookie(db, me)
  const acts: readonly Act[] = [
    { path: 'claim', body: {}, event: 'claimed', action: 'requests.claim', owner: me.id, open: true },
    {
      ...{ path: 'assign', body: { to: other.id }, event: 'assigned', action: 'requests.assign' },
      ...{ owner: other.id, open: true },
    },
    {
      ...{ path: 'hand-over', body: { partner: 'cases', way: 'hand' } },
      ...{ event: 'passed-on', action: 'requests.hand-over', owner: null, open: false },
    },
    {
      ...{ path: 'notes', body: { note: 'Gebeld.' }, event: 'noted', action: 'requests.note' },
      ...{ owner: null, open: true },
    },
    {
      ...{ path: 'actions/done', body: {}, event: 'handled', action: 'requests.done' },
      ...{ owner: null, open: false },
    },
  ]

  /** Takes in a request for each act. */
  const take = async (): Promise<Tried[]> => {
    const tried: Tried[] = []
    for (const act of acts) {
      const { id, reference } = await takeIn(db, filledExample('contact-message.send'))
      tried.push({ id, reference, act })
    }
    return tried
  }

  /** Does the act at this site, on the request as it came in; answers the status, or undefined where nobody answered. */
  const send = async (url: string, { reference, act }: Tried): Promise<number | undefined> => {
    try {
      const answer = await fetch(`${url}/beheer/api/requests/${reference}/${act.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ version: 1, ...act.body }),
      })
      await answer.arrayBuffer()
      return answer.status
    } catch {
      return undefined
    }
  }

  /**
   * Whether the act was done: wholly, with its event, its place at work and its row in the trail. Fails where anything else stands
   * there than all of it or nothing.
   */
  const isDone = async ({ id, act }: Tried): Promise<boolean> => {
    const { events, work, acts: trail } = await whatHappenedTo(db, id)
    const { owner, open, version } = work
    const found = { events, owner, open, version, acts: trail }
    const done = {
      ...{ events: ['received', act.event], owner: act.owner, open: act.open, version: 2 },
      acts: [{ action: act.action, staff_id: me.id }],
    }
    expect([untouched, done], `${act.path} is done or is not`).toContainEqual(found)
    return events.length > 1
  }
  return { take, send, isDone }
}
