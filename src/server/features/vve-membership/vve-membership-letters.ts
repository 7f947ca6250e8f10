import { letter } from '../../services/letters/letter.ts'
import { help } from '../../services/letters/phrases.ts'

export const vveWelcome = letter('vve-welcome', 'De VvE is lid', ({ facts }, sender) => ({
  subject: `Je VvE is lid van ${sender.name}`,
  intro: ['Je VvE is lid. Fijn dat jullie erbij zijn.', `Het lidnummer van de VvE is ${facts.relationId}.`],
  next: [
    'Bel met onze juristen en bouwkundigen over het gebouw.',
    'Noem het lidnummer als je belt.',
    'Vraag een onderhoudsplan of een keuring aan namens de VvE.',
  ],
  outro: [help(sender)],
}))
