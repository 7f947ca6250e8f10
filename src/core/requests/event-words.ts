import { purchaseText, stateWords } from '../mijn/mijn-words.ts'

/** How one event of a request is told: for staff, and as its sender reads it; null where they read nothing of it. */
export interface EventWords {
  office: string
  sender: string | null
}

const forStaff = (office: string): EventWords => ({ office, sender: null })

/**
 * Words for everything that happens to requests, by the name of the event. A test holds that each event that a kind of request
 * knows has a line here. What the sender reads is what our mails and `/mijn` tell of it, in one sentence.
 */
export const eventWords: Readonly<Record<string, EventWords>> = {
  received: { office: 'Binnengekomen', sender: stateWords.received.text },
  delivered: forStaff('Aangekomen'),
  completed: forStaff('Aangekomen, en daarmee klaar'),
  undeliverable: forStaff('Kon niet worden bezorgd'),
  'passed-on': { office: 'Doorgegeven aan de partner', sender: stateWords['passed-on'].text },
  'not-taken': { office: 'Niet aangenomen door de partner', sender: stateWords.failed.text },
  // what staff do with a request
  claimed: forStaff('Opgepakt'),
  assigned: forStaff('Overgedragen'),
  noted: forStaff('Notitie'),
  'sent-on': forStaff('Naar de partner gestuurd'),
  returned: forStaff('Terug op de stapel'),
  handled: forStaff('Afgehandeld'),
  reopened: forStaff('Heropend'),
  // what is written between us and its sender
  messaged: { office: 'Bericht gestuurd', sender: 'Je hebt een bericht van ons.' },
  asked: { office: 'Meer gevraagd', sender: 'We vroegen je iets. We gaan verder als je antwoordt.' },
  answered: { office: 'Bericht van de afzender', sender: 'We hebben je bericht ontvangen.' },
  unanswered: forStaff('Geen antwoord gekregen'),
  declined: {
    office: 'Afgewezen',
    sender: 'We kunnen dit niet voor je doen. In ons bericht lees je waarom.',
  },
  corrected: { office: 'Antwoord verbeterd', sender: 'We hebben een antwoord aangepast.' },
  // appointments
  planned: { office: 'Afspraak gemaakt', sender: 'Je afspraak staat vast.' },
  moved: { office: 'Afspraak verzet', sender: 'Je afspraak is verzet.' },
  cancelled: { office: 'Afspraak afgezegd', sender: 'Je afspraak is afgezegd.' },
  reoffered: {
    office: 'Andere tijden aangeboden, want de agenda was bezet',
    sender: 'Je afspraak kan toch niet op dat moment. Kies een andere tijd.',
  },
  reminded: { office: 'Aan de afspraak herinnerd', sender: 'Denk aan je afspraak.' },
  'not-reminded': forStaff('Niet aan de afspraak herinnerd'),
  'not-reached': forStaff('Niet bereikt bij het terugbellen'),
  // money
  'payment-asked': forStaff('Betaling gevraagd'),
  paid: { office: 'Betaald', sender: purchaseText.paid },
  'payment-ended': forStaff('Betaling afgebroken'),
  'payment-trouble': forStaff('Er kwam geld binnen dat niets betaalt'),
  fulfilled: { office: 'Wat betaald is, is gemaakt', sender: 'Wat je bestelde, is klaar.' },
  'given-up': { office: 'Vervallen: niet betaald', sender: purchaseText['given-up'] },
  refunded: { office: 'Geld terugbetaald', sender: 'We hebben geld aan je terugbetaald.' },
  // memberships and accounts
  'account-made': { office: 'Account gemaakt', sender: 'Je account is gemaakt.' },
  'alias-chosen': { office: 'Alias gekozen', sender: 'Je alias voor de community is gekozen.' },
  'membership-made': { office: 'Lidmaatschap gemaakt', sender: 'Je bent lid.' },
  numbered: { office: 'Lidnummer voor de VvE gemaakt', sender: 'Je VvE is lid.' },
  watched: { office: 'Hypotheekwacht begonnen', sender: 'We letten op je hypotheek.' },
  matched: { office: 'Opzegging verwerkt', sender: 'We hebben je opzegging verwerkt.' },
  refused: { office: 'Opzegging afgewezen', sender: stateWords.refused.text },
  withdrawn: { office: 'Opzegging ingetrokken', sender: stateWords.withdrawn.text },
  // insurances
  'insurance-accepted': {
    office: 'Verzekeraar nam de aanvraag aan',
    sender: 'De verzekeraar heeft je aanvraag geaccepteerd.',
  },
  'insurance-refused': {
    office: 'Verzekeraar wees de aanvraag af',
    sender: 'De verzekeraar heeft je aanvraag afgewezen. Er is niets verzekerd.',
  },
  'insurance-question': { office: 'Verzekeraar vraagt iets', sender: 'De verzekeraar wil nog iets weten.' },
  'insurance-pending': {
    office: 'Verzekeraar kijkt ernaar',
    sender: 'De verzekeraar beoordeelt je aanvraag.',
  },
  'insurance-ended': { office: 'Verzekering gestopt', sender: 'Je verzekering is gestopt.' },
  'insurance-contradicted': forStaff('Verzekeraar spreekt zichzelf tegen'),
}

/** What the sender reads of `received` where a colleague filled the request in while they called. */
export const senderByPhone =
  'Een medewerker van ons vulde je aanvraag in, aan de telefoon. We gaan ermee aan de slag.'

/** What staff read of a request that a colleague handed over to its partner by hand. */
export const byHandInWords = (partner: string): string => `Zelf doorgegeven aan ${partner}`

/** The words of an event; of one that no release knows any more, that something happened. */
export const wordsOfEvent = (event: string): EventWords =>
  (Object.hasOwn(eventWords, event) ? eventWords[event] : undefined) ?? forStaff('Iets anders gebeurd')
