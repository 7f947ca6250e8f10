import * as z from 'zod/mini'

const isSmtp = (text: string): boolean =>
  URL.canParse(text) && ['smtp:', 'smtps:'].includes(new URL(text).protocol)

/** Whether an address has no query: settings in a query could switch TLS off. */
const isBare = (text: string): boolean => !URL.canParse(text) || new URL(text).search === ''

const isPatience = (text: string): boolean =>
  /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= 25

export const smtpConfig = {
  SMTP_URL: {
    schema: z
      .string()
      .check(
        z.refine(isSmtp, 'moet beginnen met smtp:// of smtps://.'),
        z.refine(isBare, 'mag niets achter een vraagteken hebben.'),
      ),
    meaning:
      '`smtps://user:password@host:465`, or `smtp://` with STARTTLS. Production sends nothing without TLS and a certificate that is checked, unless the server is this machine or one of `UNENCRYPTED_HOSTS`',
    secret: true as const,
  },
  /** At most 25 seconds, less than the 30 seconds that the port allows for one try. */
  SMTP_TIMEOUT_SECONDS: {
    schema: z._default(
      z.pipe(
        z.string().check(z.refine(isPatience, 'moet een geheel getal van 1 tot en met 25 zijn.')),
        z.transform(Number),
      ),
      20,
    ),
    meaning: 'how long a silent mail server is waited for, 1 to 25',
  },
  MAIL_FROM: {
    schema: z.email('moet een e-mailadres zijn.'),
    meaning:
      "sender's address, and the organizer of invitations: a calendar takes a change only from who sent the invitation",
  },
  MAIL_FROM_NAME: { schema: z._default(z.string(), 'Thuisbasis'), meaning: "sender's name" },
}

export interface SmtpSettings {
  url: string
  from: { name: string; address: string }
  /** Milliseconds that the server may be silent. */
  timeout: number
  /** Whether TLS with a trusted certificate is needed; without it nothing is sent, not even a password. */
  demandsTls?: boolean
}
