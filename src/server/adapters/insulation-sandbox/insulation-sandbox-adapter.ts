import { type Insulation, insulationName } from '../../ports/insulation.ts'
import type { SandboxRecords } from '../sandbox-kit/records.ts'
import { estimateByTariff } from './estimate.ts'

/** The sandbox of the insulation company: its tariff is data, and registrations are kept by key (`/sandbox/orders`). */
export const insulationSandbox = (records: SandboxRecords): Insulation => ({
  estimate: async (question) => estimateByTariff(question),
  async register(key, registration) {
    return {
      partnerReference: await records.keepOrder({
        partner: insulationName,
        key,
        order: registration,
        prefix: 'IS',
      }),
    }
  },
})
