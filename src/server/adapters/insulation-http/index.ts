import type { Tariff } from '../../../core/insulation/materials.ts'
import type { Clock } from '../../../core/kernel/clock.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import { type Insulation, insulationName } from '../../ports/insulation.ts'
import { type SignedSettings, signedCaller } from '../../ports/signed-http.ts'
import { calls, toEstimateBody, toRegistrationBody, toTariff } from './wire.ts'

/** An insulation company over HTTP, every request signed (docs/partners.md). In production a made-up tariff is none. */
export const insulationHttp = (
  settings: SignedSettings,
  clock: Clock,
  { production }: { production: boolean } = { production: true },
): Insulation => {
  const { ask } = signedCaller(insulationName, settings, clock)
  const believable = (tariffed: Tariff): Tariff => {
    if (!production || !tariffed.isExample) return tariffed
    throw new PartnerError(insulationName, 'nonsense', new Error('its figures are examples'))
  }
  return {
    estimate: async (question) =>
      believable(toTariff(await ask(calls.estimate, { body: toEstimateBody(question) }))),
    async register(key, registration) {
      const { reference } = await ask(calls.register, { key, body: toRegistrationBody(registration) })
      return { partnerReference: reference }
    },
  }
}
