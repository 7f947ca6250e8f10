import { mollieConfig } from '../adapters/mollie/mollie-config.ts'
import { paymentsSandbox } from '../adapters/payments-sandbox/payments-sandbox-adapter.ts'
import { paymentsGuards, paymentsName } from '../ports/payments.ts'
import { realPolicy, requestTimeoutMs } from '../ports/resilience.ts'
import { adapter, partner } from './partner.ts'

// No visitor waits for the list, which the nightly comparison and a command ask for; a long one takes its time.
const background = { list: { tryTimeout: 60_000, callTimeout: 120_000 } }

export const payments = partner(paymentsName, paymentsGuards, {
  label: 'Betalingen',
  about: 'Neemt betalingen aan, zegt hoe ze staan en betaalt geld terug.',
  onThePhone: {
    down: 'Online betalen lukt nu even niet. Wat je al betaalde, raakt niet kwijt. Probeer het later nog eens.',
    slow: 'Online betalen gaat nu traag. Wat je al betaalde, raakt niet kwijt. Wacht tot de pagina klaar is.',
  },
  purpose: 'start a payment, how it stands, give money back, all payments of a day',
  variable: 'PAYMENTS',
  sandbox: adapter('payments-sandbox', {}, (_none, { db, clock }) => paymentsSandbox(db, clock)),
  adapters: {
    mollie: adapter(
      'mollie',
      mollieConfig,
      async (given) => {
        // Imported here, as the Mollie client consists of some thousand files: it is loaded only where it is chosen.
        const { mollie } = await import('../adapters/mollie/mollie-adapter.ts')
        return mollie({ ...given, timeout: requestTimeoutMs })
      },
      { needs: 'an account at Mollie with iDEAL, and its key' },
    ),
  },
  effectWhenOff: 'what is paid online then shows its service text',
  whenOff: 'Wat je online betaalt, toont dan alleen ons telefoonnummer en onze openingstijden.',
  neededByFunnels: ['verkoopprijs-bepalen', 'waarderapport'],
  policy: { ...realPolicy, background },
})
