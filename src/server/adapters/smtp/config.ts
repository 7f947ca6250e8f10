import * as z from 'zod/mini'

const isSmtp = (text: string): boolean =>
  URL.canParse(text) && ['smtp:', 'smtps:'].includes(new URL(text).protocol)

/** Settings behind a question mark could switch off what is demanded of the connection. */
const isBare = (text: string): boolean => !URL.canParse(text) || new URL(text).search === ''

const isPatience = (text: string): boolean =>
  /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= 25

/** The environment of this adapter. */
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
  /** Shorter than the port's own patience of 30 seconds. */
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
  MAIL_FROM: { schema: z.email('moet een e-mailadres zijn.'), meaning: "sender's address" },
  MAIL_FROM_NAME: { schema: z._default(z.string(), 'Thuisbasis'), meaning: "sender's name" },
}

export interface SmtpSettings {
  url: string
  from: { name: string; address: string }
  /** Milliseconds without any sign of the server. */
  timeout: number
  /** Sends nothing, no password either, to a server that does not start TLS with a certificate that we trust. */
  demandsTls?: boolean
}
