import {
  ask,
  checks,
  interfaceChecks,
  suiteCase,
  suiteClock,
  suiteDocument,
} from '../../ports/cases.suite.ts'
import { casesGuards, casesName } from '../../ports/cases.ts'
import { testChecks } from '../../ports/checks.suite.ts'
import { signedAdapterSuite } from '../../ports/signed-adapter.suite.ts'
import { casesHttp } from './index.ts'
import { standIn } from './stand-in.ts'

const secret = 'een-geheim-van-meer-dan-32-tekens-lang'

testChecks('the partner over HTTP', [...checks, ...interfaceChecks], async () => {
  const partner = await standIn({ secret, clock: suiteClock })
  return {
    port: casesHttp({ url: partner.url, secret, timeout: 30_000 }, suiteClock),
    clock: suiteClock,
    close: partner.close,
  }
})

signedAdapterSuite({
  name: casesName,
  guards: casesGuards,
  clock: suiteClock,
  open: casesHttp,
  standIn,
  ask,
  order: (port, key) => port.open(key, suiteCase),
  conversations: {
    open: { ask: (port) => port.open('same-key', suiteCase), needs: [['reference']] },
    attach: { ask: (port) => port.attach('same-key', 'P-1', suiteDocument), needs: [['taken']] },
  },
})
