import * as z from 'zod/mini'

const isSmtp = (text: string): boolean =>
  URL.canParse(text) && ['smtp:', 'smtps:'].includes(new URL(text).protocol)

/** Settings behind a question mark could switch off what is demanded of the connection. */
const isBare = (text: string): boolean => !URL.canParse(text) || new URL(text).search === ''

const isPatience = (text: string): boolean =>
  /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= 25

/** The environment of this adapter. Messages are the part of a sentence that follows the variable's name. */
export const smtpConfig = z.object({
  /** `smtps://user:password@host:465`, or `smtp://` for STARTTLS. */
  SMTP_URL: z
    .string()
    .check(
      z.refine(isSmtp, 'moet beginnen met smtp:// of smtps://.'),
      z.refine(isBare, 'mag niets achter een vraagteken hebben.'),
    ),
  /** Sender's address. */
  MAIL_FROM: z.email('moet een e-mailadres zijn.'),
  /** Sender's name beside it. */
  MAIL_FROM_NAME: z._default(z.string(), 'Thuisbasis'),
  /** How long a mail server that says nothing is waited for; shorter than the port's own patience of 30 seconds. */
  SMTP_TIMEOUT_SECONDS: z._default(
    z.pipe(
      z.string().check(z.refine(isPatience, 'moet een geheel getal van 1 tot en met 25 zijn.')),
      z.transform(Number),
    ),
    20,
  ),
})

export interface SmtpSettings {
  url: string
  from: { name: string; address: string }
  /** Milliseconds without any sign of the server. */
  timeout: number
  /** Sends nothing, no password either, to a server that does not start TLS with a certificate that we trust. */
  demandsTls?: boolean
}
