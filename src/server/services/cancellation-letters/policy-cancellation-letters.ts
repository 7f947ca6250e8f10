import { cancelledInWords } from '../../../core/insurance/cancellation-letter-words.ts'
import { requestPath } from '../../../core/mijn/paths.ts'
import { letter } from '../letters/letter.ts'
import { helpAbout } from '../letters/phrases.ts'
import { cancellationCopies } from './copies.ts'
import { readLetters } from './read-cancellation-letter.ts'

/** Mail that tells the applicant that the letters cancelling the old insurances are being posted, which, and per which day. */
export const cancellationsSent = letter(
  'cancellations-sent',
  'Je opzegbrief gaat op de post',
  ({ facts: { reference, cancelled } }, sender) => {
    const letters = String(cancelled).split('\n')
    const [goes, insurance, theLetter] =
      letters.length === 1
        ? ['Je opzegbrief gaat', 'je oude verzekering', 'de brief']
        : ['Je opzegbrieven gaan', 'je oude verzekeringen', 'de brieven']
    return {
      subject: `${goes} op de post (${reference})`,
      intro: [
        `Je nieuwe verzekering is geaccepteerd. Daarom zeggen we ${insurance} op.`,
        'In de bijlage lees je wat we schreven.',
      ],
      reference: String(reference),
      answers: letters.map((value, at) => ({ label: `Opzegbrief ${at + 1}`, value })),
      answersTitle: 'Wat we opzeggen',
      next: [
        `We sturen ${theLetter} per post naar je oude verzekeraar.`,
        'Je oude verzekeraar bevestigt de opzegging meestal binnen twee weken.',
        'Hoor je na twee weken niets? Vraag dan je oude verzekeraar of de opzegging is aangekomen.',
      ],
      action: { label: 'Bekijk je aanvraag', url: `${sender.siteUrl}${requestPath(String(reference))}` },
      outro: [helpAbout(sender)],
    }
  },
  {
    read: async (runtime, { submission }) => {
      const letters = (await readLetters(runtime, [String(submission)])).get(String(submission)) ?? []
      return { cancelled: letters.map(cancelledInWords).join('\n') }
    },
    documents: ({ submission }) => ({ submission: String(submission), kinds: [cancellationCopies.kind] }),
  },
)
