/**
 * What the work of each queue is, as staff read it when it failed for good. A test holds that each queue of the site has a line
 * here, and no other.
 */
export const queueWords: Readonly<Record<string, string>> = {
  'partner.deliver': 'Aanvraag doorgeven',
  'letter.send': 'E-mail versturen',
  'document.make': 'Document maken',
  'cancellation-letter.send': 'Brief mailen die een verzekering opzegt',
  'retention.sweep': 'Opruimen wat niet langer bewaard wordt',
  'desks.notice': 'Loketten mailen wat er binnenkwam',
  'requests.index-keys': 'Aanvragen vindbaar maken',
  'requests.waiting-act': 'Bericht aan de afzender versturen',
  'requests.unanswered': 'Terughalen wat te lang op de afzender wacht',
  'pile.return': 'Werk teruggeven aan de stapel',
  'bulk-acts.run': 'Iets doen met meer aanvragen tegelijk',
  'request-export.make': 'Bestand met aanvragen maken',
  // appointments
  'calendar.sync': 'Afspraak in de agenda van een kantoor zetten',
  'visits.sync': 'Afspraak doorgeven aan wie aan huis komt',
  'reminders.plan': 'Kijken wie aan een afspraak herinnerd wordt',
  'reminders.send': 'Herinneren aan een afspraak',
  // money
  'purchase.paid': 'Maken wat betaald is',
  'payment.notice': 'De bank vragen hoe een betaling staat',
  'payment.open': 'De bank vragen hoe open betalingen staan',
  'payment.compare': 'Betalingen met de bank vergelijken',
  'payment.refund': 'Geld terugbetalen',
  // memberships
  'membership.activate': 'Lidmaatschap maken',
  'membership.began': 'Verwerken dat een lidmaatschap begon',
  'membership.ended': 'Verwerken dat een lidmaatschap stopte',
  // insurances
  'insurance-application.open': 'De verzekeraar vragen hoe aanvragen staan',
  'insurance-application.accepted': 'Verwerken dat een verzekering begon',
  'insurance-application.refused': 'Verwerken dat een verzekering er niet kwam',
  // what single features do
  'drafts.remind': 'Herinneren aan een formulier dat nog niet af is',
  'mortgage-guard.lapse': 'Hypotheekwachten stoppen die voorbij zijn',
  'valuation-report.free': 'Gratis waarderapport maken',
}

/** What failed, by the name of its queue; of a queue that is no more, that it was other work. */
export const workInWords = (queue: string): string =>
  (Object.hasOwn(queueWords, queue) ? queueWords[queue] : undefined) ?? 'Ander werk'
