import type {
  keepDraft as KeepDraft,
  openLink as OpenLink,
} from '../../src/core/contract/drafts/drafts-calls.ts'
import { keepDraft, openLink } from '../../src/core/contract/drafts/drafts-calls.ts'
import type { AnswerOf } from '../../src/core/contract/endpoint.ts'
import type { Problem } from '../../src/core/kernel/fault.ts'
import { addressField } from '../../src/server/services/resume-links/address.ts'
import { resumePath } from '../../src/server/services/resume-links/link.ts'
import type { TestServer } from './server.ts'

/** Keeps forms and opens them again, as a visitor does. */
export const sendsAs = (server: TestServer) => {
  const { db } = server.database
  const post = async <A>(url: string, payload: object, cookie = '') => {
    const answer = await server.app.inject({ method: 'POST', url, payload, headers: { cookie } })
    if (answer.statusCode >= 500) throw new Error(server.logged())
    return { status: answer.statusCode, text: answer.body, body: answer.json<A & Partial<Problem>>() }
  }
  const rowOf = (id: string) =>
    db.selectFrom('resume_link').selectAll().where('id', '=', id).executeTakeFirst()
  return {
    keep: (more: object, cookie?: string) =>
      post<AnswerOf<typeof KeepDraft>>(
        keepDraft.path,
        { funnel: 'klusservice', path: '/klus', ...more },
        cookie,
      ),
    open: (body: object) => post<AnswerOf<typeof OpenLink>>(openLink.path, body),
    rowOf,
    linkOf: (id: string) => resumePath(server.runtime, id).split('#')[1] ?? '',
    /** Letters about kept forms to this address, oldest first. */
    lettersTo: async (address: string) => {
      const rows = await db.selectFrom('resume_link').select(['id', 'address_locked']).execute()
      const ids = rows
        .filter(
          (row) => server.runtime.vault.unlock(row.address_locked ?? '', addressField(row.id)) === address,
        )
        .map(({ id }) => id)
      const letters = await db.selectFrom('letter').select(['kind', 'facts']).orderBy('created_at').execute()
      return letters.filter(({ facts }) => ids.includes(String((facts as { draft?: unknown }).draft)))
    },
  }
}
