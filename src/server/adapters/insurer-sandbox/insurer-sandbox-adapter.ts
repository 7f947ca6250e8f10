import type { Clock } from '../../../core/kernel/clock.ts'
import { type Insurer, insurerName } from '../../ports/insurer.ts'
import { type KeptApplication, newsNow, pendingNews } from '../../ports/sandbox-applications.ts'
import type { SandboxRecords } from '../sandbox-kit/records.ts'
import { compareByTariff } from './compare.ts'
import { homeAt } from './homes.ts'

/**
 * The sandbox of the insurer: facts about a home follow from its address, and premiums from a tariff that is data. Applications
 * are kept by key (`/sandbox/orders`), and accepted after a short while unless `/sandbox/insurer` says otherwise.
 */
export const insurerSandbox = (records: SandboxRecords, clock: Clock): Insurer => ({
  home: async (address) => homeAt(address),
  compare: async (question) => compareByTariff(question),
  async submit(key, application) {
    const order: KeptApplication = { application, news: pendingNews(clock.now()) }
    return {
      partnerReference: await records.keepOrder({ partner: insurerName, key, order, prefix: 'VZ' }),
    }
  },
  async status(partnerReference) {
    const kept = await records.bodyByReference({ partner: insurerName, reference: partnerReference })
    return kept === undefined
      ? undefined
      : newsNow(partnerReference, (kept as KeptApplication).news, clock.now())
  },
})
