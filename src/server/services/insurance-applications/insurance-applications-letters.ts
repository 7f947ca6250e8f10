import { cardPath, servicesGuidePath } from '../../../core/insurance/paths.ts'
import { requestPath } from '../../../core/mijn/paths.ts'
import type { Sender } from '../../../core/render.ts'
import { type InsuranceType, insuranceNames } from '../../../core/rules/insurance-packages.ts'
import { type LetterFacts, letter } from '../letters/letter.ts'
import { policyOverview } from './policy-overview.ts'
import { questionOf } from './read-application.ts'

// Mails about what the insurer decided about an application. Each goes to the address in the application, which may be of
// somebody without an account.

const callUs = ({ facts: { phone, hours } }: LetterFacts): string =>
  `Bel ons op ${phone} (${hours}) en noem je referentie.`

const onYourPages = ({ siteUrl }: Sender, { facts: { reference } }: LetterFacts) => ({
  label: 'Bekijk je aanvraag',
  url: `${siteUrl}${requestPath(String(reference))}`,
})

/** Links to the documents that say what is insured. `types` are names of insurances, separated by commas. */
const papers = ({ siteUrl }: Sender, { facts: { types } }: LetterFacts) => [
  ...(String(types).split(',') as InsuranceType[]).map((type) => ({
    label: `Verzekeringskaart ${insuranceNames[type].toLowerCase()}`,
    url: `${siteUrl}${cardPath(type)}`,
  })),
  { label: 'Dienstenwijzer', url: `${siteUrl}${servicesGuidePath}` },
]

export const insuranceAccepted = letter(
  'insurance-accepted',
  'Je verzekering is geaccepteerd',
  (of, sender) => {
    const { reference, policy, starts } = of.facts
    return {
      subject: `Je verzekering is geaccepteerd (${reference})`,
      intro: [
        `De verzekeraar heeft je aanvraag geaccepteerd. Je bent verzekerd vanaf ${starts}.`,
        'In de bijlage staat wat je hebt verzekerd, wat het kost en wat je hebt geantwoord.',
        'Heb je nog een oude verzekering, en vroeg je onze opzegservice niet? Dan kun je die nu zelf opzeggen.',
      ],
      reference: String(reference),
      answers: [
        ...(policy === undefined ? [] : [{ label: 'Polisnummer', value: String(policy) }]),
        { label: 'Ingangsdatum', value: String(starts) },
      ],
      answersTitle: 'Je verzekering',
      action: onYourPages(sender, of),
      choices: papers(sender, of),
      outro: [
        'Klopt er iets niet in de bijlage? Vertel het ons meteen. Anders kan de verzekeraar weigeren om te betalen.',
        callUs(of),
      ],
    }
  },
  {
    documents: ({ submission }) => ({ submission: String(submission), kinds: [policyOverview.kind] }),
  },
)

export const insuranceRefused = letter('insurance-refused', 'Je verzekering gaat niet door', (of, sender) => {
  const { reference } = of.facts
  return {
    subject: `Je verzekering gaat niet door (${reference})`,
    intro: [
      'De verzekeraar heeft je aanvraag afgewezen. Er is niets verzekerd.',
      'Heb je nu een verzekering? Laat die dan doorlopen. We zeggen niets voor je op.',
    ],
    reference: String(reference),
    action: onYourPages(sender, of),
    outro: [`Wil je weten waarom, of wat er wel kan? ${callUs(of)}`],
  }
})

export const insuranceQuestion = letter(
  'insurance-question',
  'De verzekeraar wil nog iets weten',
  (of, sender) => {
    const { reference, question } = of.facts
    return {
      subject: `De verzekeraar wil nog iets weten (${reference})`,
      intro: [
        'De verzekeraar heeft een vraag over je aanvraag. Na je antwoord beslist hij. Je bent nog niet verzekerd.',
      ],
      reference: String(reference),
      answers: [{ label: 'De vraag', value: String(question) }],
      answersTitle: 'Wat de verzekeraar wil weten',
      next: [`Geef je antwoord aan ons door. ${callUs(of)}`],
      action: onYourPages(sender, of),
    }
  },
  { read: ({ database }, { submission }) => questionOf(database, String(submission)) },
)

export const insuranceEnded = letter('insurance-ended', 'Je verzekering is gestopt', (of, sender) => {
  const { reference, policy, lastDay } = of.facts
  return {
    subject: `Je verzekering is gestopt (${reference})`,
    intro: [
      `De laatste dag waarop je verzekerd bent, is ${lastDay}. Daarna is er niets meer verzekerd.`,
      'Schade tot en met die dag kun je nog melden.',
    ],
    reference: String(reference),
    ...(policy !== undefined && { answers: [{ label: 'Polisnummer', value: String(policy) }] }),
    answersTitle: 'Je verzekering',
    action: onYourPages(sender, of),
    outro: [`Klopt dit niet? ${callUs(of)}`],
  }
})

export const applicationLetters = [insuranceAccepted, insuranceRefused, insuranceQuestion, insuranceEnded]
