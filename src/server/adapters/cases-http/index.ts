import type { Clock } from '../../../core/kernel/clock.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import { type Cases, casesName } from '../../ports/cases.ts'
import { type SignedSettings, signedCaller } from '../../ports/signed-http.ts'
import { calls, caseReference, toCaseBody, toDocumentBody } from './wire.ts'

/** Who handles cases, over HTTP, every request signed (docs/partners.md). */
export const casesHttp = (settings: SignedSettings, clock: Clock): Cases => {
  const { ask } = signedCaller(casesName, settings, clock)
  return {
    async open(key, opened) {
      const { reference } = await ask(calls.open, { key, body: toCaseBody(opened) })
      return { partnerReference: reference }
    },
    async attach(key, reference, document) {
      // dots would climb out of the path
      if (!caseReference.safeParse(reference).success) throw new PartnerError(casesName, 'refused')
      await ask(calls.attach, { key, parameters: { reference }, body: toDocumentBody(document) })
    },
  }
}
