import { PartnerError } from '../../../core/kernel/fault.ts'
import { type Cases, casesName } from '../../ports/cases.ts'
import type { SandboxRecords } from '../sandbox-kit/records.ts'

/**
 * The sandbox of the partner that handles cases. Each case and document is kept by its key (`/sandbox/orders`); of a document the
 * content is left out.
 */
export const casesSandbox = (records: SandboxRecords): Cases => {
  const keep = (key: string, order: unknown, prefix: string) =>
    records.keepOrder({ partner: casesName, key, order, prefix })
  return {
    open: async (key, opened) => ({ partnerReference: await keep(key, opened, 'ZK') }),
    async attach(key, partnerReference, { name, contentType, content }) {
      const known = await records.bodyByReference({ partner: casesName, reference: partnerReference })
      if (known === undefined) throw new PartnerError(casesName, 'refused')
      await keep(key, { of: partnerReference, name, contentType, bytes: content.length }, 'ST')
    },
  }
}
