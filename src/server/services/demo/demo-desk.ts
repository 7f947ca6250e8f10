import type { Tx } from '../../database/pool.ts'
import type { Actor, RequestContext, SiteRuntime, StaffActor } from '../context.ts'
import type { DemoColleague, DemoStory } from '../requests/demo-request-list.ts'
import { demoRequestIds, demoStoryId } from '../requests/demo-requests.ts'
import { demoStaff } from '../staff/demo-staff.ts'
import { actorOf } from '../staff/staff-context.ts'
import { type At, demoContexts } from './demo-context.ts'

/** Serves a call of the office by its name, as it comes parsed. */
export type ServeCall = (name: string, ctx: RequestContext, request: object) => Promise<void>

/** A request of the demo with which something happens. */
interface StoryRequest {
  id: string
  reference: string
}

/** What those who work in the demo act with, in one transaction. */
export interface DemoDesk {
  runtime: SiteRuntime
  tx: Tx
  at: At
  staff: Readonly<Record<DemoColleague, StaffActor>>
  serve: ServeCall
  requestOf(story: DemoStory): StoryRequest
  /** The references of all requests of the demo. */
  references: readonly string[]
}

/** Who acts by itself: the site. */
export const site: Actor = { kind: 'system' }
/** Who sent a request; nobody with an account is among those with whom something happens. */
export const sender: Actor = { kind: 'visitor' }

const colleagues: readonly DemoColleague[] = [
  'medewerker',
  'medewerker2',
  'adviseur',
  'adviseur2',
  'financieel',
]

/** The colleagues of the demo as they are now; undefined where one of them left. */
const staffOf = async (tx: Tx): Promise<DemoDesk['staff'] | undefined> => {
  const found: [DemoColleague, StaffActor][] = []
  for (const name of colleagues) {
    const account = demoStaff.find(({ email }) => email.startsWith(`${name}@`))
    const actor = account && (await actorOf(tx, account.id))
    if (!actor) return undefined
    found.push([name, actor])
  }
  return Object.fromEntries(found) as Record<DemoColleague, StaffActor>
}

/** Opens the desk in the caller's transaction; undefined where a request or a colleague of the demo is there no more. */
export const openDesk = async (
  runtime: SiteRuntime,
  tx: Tx,
  serve: ServeCall,
): Promise<DemoDesk | undefined> => {
  const rows = await tx
    .selectFrom('submission')
    .select(['id', 'reference'])
    .where('id', 'in', [...demoRequestIds])
    .execute()
  const staff = await staffOf(tx)
  if (rows.length < demoRequestIds.length || !staff) return undefined
  const byId = new Map(rows.map((row) => [row.id, row]))
  const requestOf = (story: DemoStory): StoryRequest => {
    const row = byId.get(demoStoryId(story))
    if (!row) throw new Error(`The request that is "${story}" is not there.`)
    return row
  }
  const references = rows.map(({ reference }) => reference)
  return { runtime, tx, at: demoContexts(runtime, tx), staff, serve, requestOf, references }
}
