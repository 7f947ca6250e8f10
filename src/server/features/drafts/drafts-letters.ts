import { letter } from '../../services/letters/letter.ts'
import { help } from '../../services/letters/phrases.ts'
import { resumePath } from '../../services/resume-links/link.ts'

const notAsked = 'Vroeg jij hier niet om? Dan hoef je niets te doen. We verwijderen het formulier vanzelf.'

/** Mails the link to a draft, and names the answers that are not kept. */
export const draftKept = letter(
  'draft-kept',
  'Een formulier dat je bewaarde',
  ({ facts }, sender, runtime) => ({
    subject: `Ga verder met je formulier bij ${sender.name}`,
    intro: [
      `Je bewaarde een formulier: ${facts.title}. Met de knop ga je verder, ook op een ander apparaat. Je hebt daarbij dit e-mailadres nodig.`,
      ...(facts.leftOut ? [`Dit bewaren we niet: ${facts.leftOut}. Dat vul je opnieuw in.`] : []),
    ],
    action: { label: 'Ga verder', url: `${sender.siteUrl}${resumePath(runtime, String(facts.draft))}` },
    outro: [`We bewaren je formulier tot ${facts.until}. ${notAsked}`, help(sender)],
  }),
)

export const draftReminder = letter(
  'draft-reminder',
  'Een formulier dat je nog niet verstuurde',
  ({ facts }, sender, runtime) => ({
    subject: `Je formulier bij ${sender.name} staat nog klaar`,
    intro: [
      `Je bewaarde een formulier: ${facts.title}. Je hebt het nog niet verstuurd. We verwijderen het op ${facts.until}.`,
    ],
    action: { label: 'Ga verder', url: `${sender.siteUrl}${resumePath(runtime, String(facts.draft))}` },
    outro: ['Wil je niet meer verder? Dan hoef je niets te doen.', help(sender)],
  }),
)
