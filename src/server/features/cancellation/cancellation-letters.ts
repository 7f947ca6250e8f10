import { type Refusal, refusalWords } from '../../../core/staff/cancellation-refusals.ts'
import { letter } from '../../services/letters/letter.ts'
import { notYouAbout } from '../../services/letters/phrases.ts'

export const cancellationMatched = letter(
  'cancellation-matched',
  'Je opzegging is verwerkt',
  ({ facts: { reference, until, over } }, sender) => ({
    subject: `Je opzegging bij ${sender.name} is verwerkt (${reference})`,
    intro: [
      'We hebben de opzegging verwerkt.',
      over
        ? `Het lidmaatschap liep tot en met ${until}. Het is nu gestopt.`
        : `Het lidmaatschap loopt tot en met ${until}. Daarna stopt het.`,
    ],
    reference: String(reference),
    ...(!over && {
      next: [
        'Tot en met die dag gelden alle voordelen van het lidmaatschap.',
        `Bedenk je je? Tot en met ${until} kun je de opzegging weer intrekken. Dat doe je na het inloggen.`,
      ],
      action: { label: 'Bekijk je lidmaatschap', url: `${sender.siteUrl}/mijn/lidmaatschap` },
    }),
    outro: [
      `Heb jij niet opgezegd? Bel ons dan meteen op ${sender.phone} (${sender.hours}) en noem je referentie.`,
    ],
  }),
)

export const cancellationRefused = letter(
  'cancellation-refused',
  'Je opzegging gaat niet door',
  ({ facts: { reference, because } }, sender) => ({
    subject: `Je opzegging bij ${sender.name} gaat niet door (${reference})`,
    intro: [
      'We hebben je opzegging bekeken.',
      refusalWords[because as Refusal]?.sender ?? '',
      'Er is dus niets veranderd.',
    ],
    reference: String(reference),
    next: [
      'Ben je lid? Log dan in en zeg daar je lidmaatschap op. Dan zie je meteen op welke dag het stopt.',
    ],
    action: { label: 'Inloggen', url: `${sender.siteUrl}/inloggen` },
    outro: [`Klopt dit niet? Bel ons op ${sender.phone} (${sender.hours}) en noem je referentie.`],
  }),
)

export const cancellationWithdrawn = letter(
  'cancellation-withdrawn',
  'Je opzegging is ingetrokken',
  ({ facts: { reference } }, sender) => ({
    subject: `Je blijft lid van ${sender.name} (${reference})`,
    intro: [
      'Je hebt je opzegging ingetrokken.',
      'Je lidmaatschap loopt gewoon door. Je hoeft niets te doen.',
    ],
    reference: String(reference),
    outro: [notYouAbout(sender)],
  }),
)
