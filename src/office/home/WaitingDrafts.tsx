import { Link } from 'wouter'
import { listDocuments } from '../../core/contract/content/content-calls.ts'
import type { AnswerOf } from '../../core/contract/endpoint.ts'
import { Failure } from '../kit/Failure.tsx'
import { When } from '../kit/When.tsx'
import { useCall } from '../shell/use-call.ts'

type Listed = AnswerOf<typeof listDocuments>['items'][number]

/** Most drafts of each list, the newest first. */
const most = 6

interface DraftsProps {
  title: string
  drafts: readonly Listed[]
}

function Drafts({ title, drafts }: DraftsProps) {
  if (drafts.length === 0) return null
  return (
    <div className="stack">
      <h3>{title}</h3>
      <ul className="waiting">
        {drafts.slice(0, most).map(({ codename, title: name, by, own, at }) => (
          <li key={codename}>
            <Link href={`/inhoud/${codename}`}>{name}</Link>{' '}
            <span className="muted">
              {!own && by !== null && (
                <>
                  <bdi>{by}</bdi>,{' '}
                </>
              )}
              <When at={at} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What waits for an editor: texts that are written and not on the site, one's own first. */
export function WaitingDrafts() {
  const { data, error, refetch } = useCall(listDocuments, { query: { state: 'draft' } })
  if (error) return <Failure fault={error} onAgain={() => void refetch()} />
  if (!data || data.items.length === 0) return null
  const drafts = data.items.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
  return (
    <section className="stack">
      <h2>Nog niet op de site</h2>
      <Drafts title="Van jou" drafts={drafts.filter(({ own }) => own)} />
      <Drafts title="Van collega’s" drafts={drafts.filter(({ own }) => !own)} />
      <Link href="/inhoud?weergave=concepten">Alle concepten</Link>
    </section>
  )
}
