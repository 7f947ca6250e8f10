import type { RateType } from '../../../core/rules/rate-types.ts'

/** The fixed sentences of this funnel (spec 000 sections 2 to 5, decision 45). */
export const copy = {
  task: 'Jouw klus',
  goodToKnow: 'Goed om te weten',
  taskIntro: 'Vertel wat er moet gebeuren. Wij zoeken de juiste vakman bij jouw klus.',
  taskLabel: 'Wat is de klus?',
  taskHint: 'Typ een paar letters en kies een klus uit de lijst, bijvoorbeeld kraan of stopcontact.',
  taskUnknown: 'Selecteer één van de beschikbare klussen',
  taskNothing: 'Geen klus gevonden. Probeer een ander woord.',
  handyman: 'Vakman',
  address: 'Adresgegevens',
  addressIntro: 'Waar moet de klus gebeuren? We zoeken de tarieven van vakmensen bij jou in de buurt.',
  moment: 'Kies een moment',
  momentIntro:
    'Kies 3 tot 7 momenten waarop het jou uitkomt. De vakman kiest er één en bevestigt die per e-mail.',
  details: 'Jouw gegevens',
  detailsIntro: 'Zo kan de vakman je bereiken. We gebruiken je gegevens alleen voor deze klus.',
  overview: 'Overzicht',
  overviewIntro:
    'Klopt alles? Na het bevestigen sturen we je aanvraag naar de vakman. Die kiest één van je momenten en laat je dat per e-mail weten.',
  tooFew: 'Je moet minimaal 3 momenten kiezen',
  tooFewInline: 'Selecteer minimaal 3 momenten.',
  tooMany: 'Je kunt maximaal 7 momenten kiezen.',
  noDay: 'Selecteer een dag.',
  noSlots: 'Op deze dag is er niemand beschikbaar. Kies een andere dag.',
  noDays: 'In deze maand is er niemand beschikbaar. Kijk in een andere maand.',
  place: 'Kies nog een moment',
  marked: 'Je hebt op deze dag al een moment gekozen.',
  confirm: 'Bevestigen',
} as const

/** A rate type as people read it: only `meter` is said otherwise (decision 11). */
export const rateText = (type: RateType): string => (type === 'meter' ? 'per meter' : type)
