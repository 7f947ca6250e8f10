/** The fixed sentences of this funnel (spec 000 sections 2 to 5, D45). */
export const handymanCopy = {
  goodToKnow: 'Goed om te weten',
  taskIntro: 'Vertel wat er moet gebeuren. Wij zoeken de juiste vakman bij jouw klus.',
  taskHint: 'Typ een paar letters en kies een klus uit de lijst, bijvoorbeeld kraan of stopcontact.',
  taskNothing: 'Geen klus gevonden. Probeer een ander woord.',
  addressIntro: 'Waar moet de klus gebeuren? We zoeken de tarieven van vakmensen bij jou in de buurt.',
  momentIntro:
    'Kies 3 tot 7 momenten waarop het jou uitkomt. De vakman kiest er één en bevestigt die per e-mail.',
  detailsIntro: 'Zo kan de vakman je bereiken. We gebruiken je gegevens alleen voor deze klus.',
  overview: 'Overzicht',
  overviewIntro:
    'Klopt alles? Na het bevestigen sturen we je aanvraag naar de vakman. Die kiest één van je momenten en laat je dat per e-mail weten.',
  tooFewInline: 'Selecteer minimaal 3 momenten.',
  noDay: 'Selecteer een dag.',
  noSlots: 'Op deze dag is er niemand beschikbaar. Kies een andere dag.',
  noDays: 'In deze maand is er niemand beschikbaar. Kijk in een andere maand.',
  place: 'Kies nog een moment',
  marked: 'Je hebt op deze dag al een moment gekozen.',
  confirm: 'Bevestigen',
} as const
