import { letter } from '../../services/letters/letter.ts'
import { help } from '../../services/letters/phrases.ts'

/**
 * Letter with the member number of an owners' association. Nothing writes it any more, as the confirmation tells the number; one
 * that waited when that changed is still sent.
 */
export const vveWelcome = letter('vve-welcome', 'De VvE is lid', ({ facts }, sender) => ({
  subject: `Je VvE is lid van ${sender.name}`,
  intro: [
    'Fijn dat jullie erbij zijn.',
    `Het lidnummer van de VvE is ${facts.relationId}. Noem het als je ons belt over het gebouw.`,
  ],
  outro: [help(sender)],
}))
