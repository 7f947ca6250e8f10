import type { Clock } from '../../../core/kernel/clock.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import { type SignedSettings, signedCaller } from '../../ports/signed-http.ts'
import { type Valuation, type Valued, valuationName } from '../../ports/valuation.ts'
import { calls, toHomeBody, toReported, toValued } from './wire.ts'

/** A model over HTTP, every request signed (docs/partners.md). In production a made-up value is none. */
export const valuationHttp = (
  settings: SignedSettings,
  clock: Clock,
  { production }: { production: boolean } = { production: true },
): Valuation => {
  const { ask } = signedCaller(valuationName, settings, clock)
  const sellable = <T extends Valued>(valued: T): T => {
    if (!production || !valued.isExample) return valued
    throw new PartnerError(valuationName, 'nonsense', new Error('its figures are examples'))
  }
  return {
    coverage: (home) => ask(calls.coverage, { body: toHomeBody(home) }),
    estimate: async (key, home) =>
      sellable(toValued(await ask(calls.estimate, { key, body: toHomeBody(home) }))),
    report: async (key, home) =>
      sellable(toReported(await ask(calls.report, { key, body: toHomeBody(home) }))),
  }
}
