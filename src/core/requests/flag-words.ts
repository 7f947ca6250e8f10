/** What a flag on a request means, in the words of the office. docs/alerts/flags.md says what to do about each. */
export const flagWords: Readonly<Record<string, string>> = {
  'cancellation-to-match': 'Lidmaatschap nog zoeken',
  'payment-paid-twice': 'Dubbel betaald',
  'payment-paid-late': 'Te laat betaald',
  'payment-other-amount': 'Ander bedrag betaald',
  'insurance-contradicted': 'Verzekeraar spreekt zichzelf tegen',
  'agenda-weigert': 'Afspraak staat niet in de agenda van het kantoor',
  'address-of-somebody-else': 'E-mailadres is van iemand anders',
  'name-and-address-known': 'Naam en adres al bekend',
  'vve-address-known': 'Gebouw van een VvE die al lid is',
  'vve-kvk-known': 'KvK-nummer van een VvE die al lid is',
  'address-unknown': 'Adres onbekend',
  'address-not-checked': 'Adres niet gecontroleerd',
  'rates-not-rechecked': 'Tarieven niet nog eens gecontroleerd',
  'hypotheekwacht-stopped': 'Hypotheekwacht gestopt',
  'hypotheekwacht-ended-with-membership': 'Hypotheekwacht gestopt met het lidmaatschap',
}
