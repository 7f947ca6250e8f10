import { cancelledInWords } from '../../../core/insurance/cancellation-letter-words.ts'
import { requestPath } from '../../../core/mijn/paths.ts'
import { letter } from '../letters/letter.ts'
import { help } from '../letters/phrases.ts'
import { cancellationCopies } from './copies.ts'
import { readLetters } from './read.ts'

/** The letters that cancel the old insurances are sent: which, and per which day. */
export const cancellationsSent = letter(
  'cancellations-sent',
  'Je oude verzekering is opgezegd',
  ({ facts: { reference, cancelled } }, sender) => ({
    subject: `Je oude verzekering is opgezegd (${reference})`,
    intro: [
      'Je nieuwe verzekering is geaccepteerd. Daarom hebben we je oude verzekering opgezegd.',
      'In de bijlage staat wat we schreven.',
    ],
    reference: String(reference),
    answers: String(cancelled)
      .split('\n')
      .map((value, at) => ({ label: `Opzegbrief ${at + 1}`, value })),
    next: [
      'De brief gaat per post naar je verzekeraar.',
      'Je verzekeraar bevestigt de opzegging binnen twee weken.',
      'Hoor je niets? Bel dan je verzekeraar.',
    ],
    action: { label: 'Bekijk je aanvraag', url: `${sender.siteUrl}${requestPath(String(reference))}` },
    outro: [help(sender)],
  }),
  {
    read: async (runtime, { submission }) => {
      const letters = (await readLetters(runtime, [String(submission)])).get(String(submission)) ?? []
      return { cancelled: letters.map(cancelledInWords).join('\n') }
    },
    documents: ({ submission }) => ({ submission: String(submission), kinds: [cancellationCopies.kind] }),
  },
)
