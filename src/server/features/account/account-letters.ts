import { letter } from '../../services/letters/letter.ts'
import { notYouSentence } from '../../services/letters/phrases.ts'

export const accountDeleted = letter('account-deleted', 'Je account is verwijderd', (_of, sender) => ({
  subject: `Je account bij ${sender.name} is verwijderd`,
  intro: [
    'Je account en de gegevens erin zijn verwijderd.',
    'Sommige gegevens moeten we van de wet langer bewaren. Die staan niet meer in een account.',
  ],
  outro: [notYouSentence(sender)],
}))
