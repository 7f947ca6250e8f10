import type { EditingContext } from '../../services/content/editing-context.ts'
import { publicationsOf, takenBackBy } from '../../services/content/history.ts'
import { noText } from './texts.ts'

/** Most texts of each kind that the history shows. */
const most = 200

interface HistoryItem {
  number: number
  what: 'published' | 'withdrawn' | 'taken-back' | 'draft'
  by: string | null
  program: string | null
  at: string
  despite: string | null
}

const whatOf = ({ by, body }: { by: string; body: unknown }) => {
  if (by === takenBackBy) return 'taken-back' as const
  return body === null ? ('withdrawn' as const) : ('published' as const)
}

/**
 * What was published of a document and what was written, the newest first. A draft that was published is told once.
 * @throws Fault 404.
 */
export const readHistory = async (
  ctx: EditingContext,
  codename: string,
): Promise<{ items: HistoryItem[] }> => {
  const [published, drafts] = await Promise.all([
    publicationsOf(ctx.database, codename, most),
    ctx.database
      .selectFrom('content_revision')
      .leftJoin('staff_account', 'staff_account.id', 'content_revision.staff_id')
      .select(['content_revision.number', 'content_revision.made_at as at', 'staff_account.name as by'])
      .where('codename', '=', codename)
      .orderBy('content_revision.number', 'desc')
      .limit(most)
      .execute(),
  ])
  if (published.length === 0 && drafts.length === 0) throw noText()
  const shown = new Set(published.flatMap(({ number, body }) => (body === null ? [] : [number])))
  const items: HistoryItem[] = [
    ...published.map(({ number, at, by, staff, body, despite }) => ({
      number,
      what: whatOf({ by, body }),
      by: staff,
      program: staff === null ? by : null,
      at,
      despite,
    })),
    ...drafts
      .filter(({ number }) => !shown.has(number))
      .map((draft) => ({ ...draft, what: 'draft' as const, program: null, despite: null })),
  ]
  return { items: items.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at) || b.number - a.number) }
}
