import { mailSandbox } from '../adapters/mail-sandbox/mail-sandbox-adapter.ts'
import { smtp } from '../adapters/smtp/smtp-adapter.ts'
import { smtpConfig } from '../adapters/smtp/smtp-config.ts'
import { mailGuards } from '../ports/mail.ts'
import { realPolicy } from '../ports/resilience.ts'
import { mayMailPlainly } from '../transport-security.ts'
import { adapter, partner } from './partner.ts'

export const mail = partner('mail', mailGuards, {
  label: 'E-mail',
  about: 'Verstuurt onze e-mail.',
  onThePhone: {
    down: 'Onze e-mail komt nu niet door. Je aanvraag staat veilig bij ons, en de bevestiging komt vanzelf.',
    slow: 'Onze e-mail komt nu later aan. Je aanvraag staat veilig bij ons, en de bevestiging komt vanzelf.',
  },
  purpose: 'hand over one message',
  variable: 'MAIL',
  sandbox: adapter('mail-sandbox', {}, (_none, { db, clock }) => mailSandbox(db, clock)),
  adapters: {
    smtp: adapter('smtp', smtpConfig, (given, { production, unencryptedHosts }) =>
      smtp({
        url: given.SMTP_URL,
        from: { name: given.MAIL_FROM_NAME, address: given.MAIL_FROM },
        timeout: given.SMTP_TIMEOUT_SECONDS * 1000,
        demandsTls: production && !mayMailPlainly(given.SMTP_URL, unencryptedHosts),
      }),
    ),
  },
  // No visitor waits for the mail server, and a busy one may take its time.
  policy: { ...realPolicy, tryTimeout: 30_000, callTimeout: 45_000 },
})
