import { retention } from '../../../core/rules/retention.ts'
import { instantFromNow, type Runtime } from '../context.ts'
import { signedPath } from '../links/signed-link.ts'

/**
 * The path on this site at which somebody goes on with a draft. The link alone opens nothing; the address has to be typed too.
 */
export const resumePath = (runtime: Pick<Runtime, 'vault'>, id: string): string =>
  signedPath(runtime, 'resume', id)

/** ISO instant until which a draft is kept that is saved now. */
export const keptUntil = (runtime: Pick<Runtime, 'clock'>): string =>
  instantFromNow(runtime, retention.drafts.duration.days * 86_400)
