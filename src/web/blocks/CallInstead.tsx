import type { Settings } from '../../core/content/settings.ts'
import { telephone } from '../../core/content/telephone.ts'

/**
 * Who to call where something of others does not work: it may be down, hard to use with a screen reader, or want a
 * script, and we cannot mend it.
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
