import type { PaymentTrouble } from '../../../core/payments/outcome.ts'
import { letter } from '../letters/letter.ts'

const why: Record<PaymentTrouble, (title: string) => string> = {
  'paid-twice': (title) => `Je bestelling (${title}) was al betaald, en er kwam nog een keer geld binnen.`,
  'paid-late': (title) => `Je bestelling (${title}) was al vervallen toen je geld binnenkwam.`,
  'other-amount': (title) =>
    `Voor je bestelling (${title}) kwam een ander bedrag binnen dan was afgesproken.`,
}

/** The letter that money came in that does not pay for the purchase. */
export const paymentTroubled = letter(
  'payment-troubled',
  'Een betaling die niet klopt',
  ({ facts: { trouble, title, reference } }, sender) => ({
    subject: `We kijken naar je betaling (${reference})`,
    intro: [
      why[trouble as PaymentTrouble](String(title)),
      'We kijken ernaar en nemen contact met je op. Wat te veel is betaald, krijg je terug.',
    ],
    reference: String(reference),
    outro: [`Wil je ons spreken? Bel ons op ${sender.phone} (${sender.hours}) en noem je referentie.`],
  }),
)

/** The letter that money was given back. */
export const refundMade = letter(
  'refund-made',
  'We hebben geld aan je terugbetaald',
  ({ facts: { amount, title, reference } }, sender) => ({
    subject: `We hebben geld aan je terugbetaald (${reference})`,
    intro: [
      `We hebben ${amount} terugbetaald voor je bestelling (${title}). Het staat binnen een paar werkdagen op je rekening.`,
    ],
    reference: String(reference),
    outro: [`Klopt dit niet? Bel ons op ${sender.phone} (${sender.hours}) en noem je referentie.`],
  }),
)
