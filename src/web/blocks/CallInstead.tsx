import type { Settings } from '../../core/content/settings.ts'
import { telephone } from '../../core/content/telephone.ts'

/**
 * Says who to call where a page or tool of another party does not work: it may be down, hard to use with a screen reader, or need
 * a script, and the association cannot repair it.
 */
export function CallInstead({ desk, settings }: { desk: string; settings: Settings }) {
  const of = settings.desks[desk] ?? settings.desks.klantenservice
  if (!of) return null
  return (
    <p className="small muted">
      Lukt het hier niet? Bel{' '}
      <a className="whole" translate="no" href={telephone(of.phone)}>
        {of.phone}
      </a>
      .
    </p>
  )
}
