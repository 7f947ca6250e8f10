import { Link } from 'wouter'
import type { AnswerOf } from '../../core/contract/endpoint.ts'
import type { readPile } from '../../core/contract/pile/pile-calls.ts'
import { TimeHeld } from '../requests/HeldClaim.tsx'
import type { CameFrom } from '../requests/list-place.ts'
import { Promised } from '../requests/Promised.tsx'

type HeldRequest = AnswerOf<typeof readPile>['held'][number]

interface HeldProps {
  rows: readonly HeldRequest[]
  /** The list to which a request leads back. */
  from: CameFrom
}

/** What one took from the pile and has not done yet; nothing where one holds nothing. */
export function Held({ rows, from }: HeldProps) {
  if (rows.length === 0) return null
  return (
    <section className="sand-box stack" aria-labelledby="held">
      <h2 id="held">Net door jou gepakt</h2>
      <ul className="held">
        {rows.map(({ reference, kindWords, name, dueOn, heldUntil }) => (
          <li key={reference}>
            <Link href={`/aanvragen/${reference}`} state={from}>
              {kindWords}, <bdi>{name ?? reference}</bdi>
            </Link>
            <Promised dueOn={dueOn} />
            <span className="muted nowrap">
              <TimeHeld until={heldUntil} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
