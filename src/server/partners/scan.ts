import { clamd } from '../adapters/clamd/clamd-adapter.ts'
import { clamdConfig } from '../adapters/clamd/clamd-config.ts'
import { scanSandbox } from '../adapters/scan-sandbox/scan-sandbox-adapter.ts'
import { StartRefused } from '../database/refusal.ts'
import { realPolicy } from '../ports/resilience.ts'
import { scanGuards } from '../ports/scan.ts'
import { mayScanPlainly } from '../transport-security.ts'
import { adapter, partner } from './partner.ts'

const timeoutMs = 12_000

export const scan = partner('scan', scanGuards, {
  label: 'Virusscanner',
  about: 'Zoekt virussen in bestanden.',
  onThePhone: {
    down: 'Bestanden meesturen lukt nu even niet. Je kunt ze later nog sturen.',
    slow: 'Bestanden meesturen duurt nu langer. Laat de pagina openstaan tot het klaar is.',
  },
  purpose: 'whether a virus is in these bytes',
  variable: 'SCAN',
  sandbox: adapter('scan-sandbox', {}, scanSandbox),
  adapters: {
    clamd: adapter(
      'clamd',
      clamdConfig,
      ({ CLAMD_ADDRESS }, { production, unencryptedHosts }) => {
        if (production && !mayScanPlainly(CLAMD_ADDRESS, unencryptedHosts))
          throw new StartRefused(
            'CLAMD_ADDRESS moet in MODE=production op deze computer staan, of in UNENCRYPTED_HOSTS: clamd kent geen TLS.',
          )
        return clamd({ address: CLAMD_ADDRESS, timeout: timeoutMs })
      },
      {
        needs:
          '`apt-get install clamav-daemon clamav-freshclam`, then the address `unix:/run/clamav/clamd.ctl`',
      },
    ),
  },
  effectWhenOff: 'uploads are taken, and not looked at for viruses',
  whenOff: 'Bestanden worden dan aangenomen zonder dat er naar virussen is gekeken.',
  // A large file takes a scanner seconds; whoever uploads it sees that it is under way.
  policy: { ...realPolicy, tryTimeout: 12_500, callTimeout: 13_000 },
})
