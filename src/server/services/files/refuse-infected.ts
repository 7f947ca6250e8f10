import { Fault, PartnerError } from '../../../core/kernel/fault.ts'
import type { Verdict } from '../../ports/scan.ts'
import { auditCounted } from '../audit/write-trail.ts'
import { actingPerson, type RequestContext } from '../context.ts'
import { infected } from './refusal.ts'

const notScanned = (cause: PartnerError) =>
  new Fault(
    503,
    'partner-unavailable',
    'We kunnen je bestand nu niet op virussen controleren. Probeer het over een paar minuten opnieuw.',
    { retryAfter: 60, cause },
  )

/**
 * Refuses a file in which the scanner finds a virus, before it is kept. Where scanning is switched off, nothing is scanned.
 * @throws ContentRefused when a virus was found, Fault 503 when the scanner cannot be reached.
 */
export const refuseInfected = async (ctx: RequestContext, content: Uint8Array): Promise<void> => {
  const verdict = await verdictOf(ctx, content)
  if (!verdict?.infected) return
  const personId = await actingPerson(ctx)
  await auditCounted(ctx.database, ctx, {
    action: 'files.infected',
    ...(personId !== undefined && { personId }),
  })
  ctx.note('upload refused: infected', { virus: verdict.virus })
  throw infected()
}

const verdictOf = async ({ ports }: RequestContext, content: Uint8Array): Promise<Verdict | undefined> => {
  try {
    return await ports.scan.scan(content)
  } catch (thrown) {
    if (!(thrown instanceof PartnerError)) throw thrown
    if (thrown.reason === 'off') return undefined
    throw notScanned(thrown)
  }
}
