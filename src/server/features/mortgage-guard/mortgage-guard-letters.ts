import { letter } from '../../services/letters/letter.ts'
import { help, notYouSentence } from '../../services/letters/phrases.ts'

export const guardEnded = letter(
  'hypotheekwacht-ended',
  'Je Hypotheekwacht is gestopt met je lidmaatschap',
  ({ facts }, sender) => ({
    subject: 'Je Hypotheekwacht is gestopt',
    intro: [
      `Je lidmaatschap is gestopt, en de Hypotheekwacht hoort daarbij. Je had hem tot en met ${facts.until}.`,
      'We letten niet meer op je rente. We schrijven er niets meer voor af. Aan je hypotheek verandert niets.',
    ],
    next: ['Wil je de Hypotheekwacht weer? Meld je dan opnieuw aan. Je wordt dan ook weer lid.'],
    action: { label: 'Bekijk de Hypotheekwacht', url: `${sender.siteUrl}/diensten/hypotheek/hypotheekwacht` },
    outro: [help(sender)],
  }),
)

export const guardStopped = letter(
  'hypotheekwacht-stopped',
  'Je hebt je Hypotheekwacht stopgezet',
  (_of, sender) => ({
    subject: 'Je hebt je Hypotheekwacht stopgezet',
    intro: [
      'We letten niet meer op je rente. Aan je hypotheek verandert niets.',
      'Je lidmaatschap loopt gewoon door.',
    ],
    next: ['Bedenk je je? Zet hem dan weer aan. Dat kost je niets extra.'],
    action: { label: 'Bekijk de Hypotheekwacht', url: `${sender.siteUrl}/diensten/hypotheek/hypotheekwacht` },
    outro: [notYouSentence(sender)],
  }),
)
