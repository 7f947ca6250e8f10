import type { HelpTask } from '../help-task.ts'

const desk = ['member-service', 'adviser'] as const

/** What is done while somebody is on the phone. */
export const phoneTasks: readonly HelpTask[] = [
  {
    slug: 'namens-een-beller',
    subject: 'phone',
    title: 'Een formulier invullen voor wie belt',
    roles: desk,
    steps: [
      'Ga naar *Namens een beller* en vul bij *Wie belt er?* in wie er belt.',
      'Is diegene lid of heeft die een account? Vraag postcode en geboortedatum, en vul het lidnummer of het e-mailadres in.',
      'Druk op *Begin het gesprek* en kies het formulier. Bovenaan staat steeds voor wie je het invult.',
      'Vul in wat de beller zegt. Lees de prijs en de voorwaarden hardop voor, woord voor woord.',
      'Zegt de beller ja? Zet dan pas het vinkje. Bij de aanvraag komt te staan dat je het voorlas.',
      'Lees het overzicht voor en verstuur.',
      'Je komt bij de aanvraag. Geef de referentie door: die staat onder de naam, en in de bevestiging.',
    ],
    sender: 'De gewone bevestiging, met dat een collega het aan de telefoon invulde.',
    wrong: [
      'Wil de beller nog nadenken? Verstuur dan niets. Stuur de beller naar het formulier op de site.',
      'Geef nooit akkoord namens iemand die niet zelf ja heeft gezegd.',
      'Wil de beller nog een formulier? Na het versturen is het gesprek klaar. Begin een nieuw gesprek bij *Namens een beller*.',
      'Hangt de beller eerder op? Druk op *Stop*.',
    ],
    links: [{ path: '/namens', label: 'Namens een beller' }],
  },
  {
    slug: 'verder-met-formulier-van-beller',
    subject: 'phone',
    title: 'Verder met het formulier van de beller',
    roles: desk,
    steps: [
      'Vraag de beller om in het formulier op *Bel je met ons? Toon een code* te drukken.',
      'Laat de beller de code voorlezen.',
      'Begin bij *Namens een beller* het gesprek, vul bij *Code van de beller* de code in en druk op *Haal het formulier op*.',
      'Je ziet wat de beller al invulde. Ga samen verder.',
      'Lees het overzicht voor voordat je verstuurt.',
    ],
    sender: 'De beller houdt het eigen formulier, en krijgt de gewone bevestiging als jij verstuurt.',
    wrong: [
      'Werkt de code niet? Een code werkt één keer en maar kort. Vraag de beller om een nieuwe.',
      'Heeft het formulier die knop niet, zoals bij een klacht? Die staat alleen bij formulieren in stappen. Vul het dan zelf in.',
    ],
    links: [{ path: '/namens', label: 'Namens een beller' }],
  },
  {
    slug: 'gesprek-noteren',
    subject: 'phone',
    title: 'Een gesprek noteren zonder aanvraag',
    roles: desk,
    steps: [
      'Druk op `b`, waar je ook bent.',
      'Ging het over iets bijzonders? Kies waarover, over wie, en schrijf een notitie. Dat hoeft niet.',
      'Druk op een cijfer van `1` tot `5`: hoe het gesprek afliep. Daarmee staat het genoteerd.',
      'Belde je vanuit een aanvraag? Druk eerst op *Het gaat over* met de referentie: dan staat het gesprek daar ook.',
      'De gesprekken van vandaag staan bij *Telefoon*.',
    ],
    sender: 'Niets nu. Ging het over iemand met een account, dan mag die de notitie opvragen.',
    wrong: [
      'Kies je *Later terugbellen*? Vul in over wie het ging. Anders weet niemand wie er gebeld moet worden.',
      'Verkeerd cijfer? Druk op *Neem terug*, of op *Verbeter…* bij *Telefoon*.',
      'Werkt `b` niet? Je staat in een veld, of losse letters staan uit. Druk op `?` om dat te zien.',
    ],
    links: [{ path: '/telefoon', label: 'Telefoon' }],
  },
  {
    slug: 'terugbellen',
    subject: 'phone',
    title: 'Terugbellen wie vandaag gebeld wil worden',
    roles: desk,
    steps: [
      'Ga naar *Terugbellen*. Wie het eerst gebeld wil worden, staat bovenaan. Bij *Stand* staat wie al gebeld is.',
      'Open de aanvraag en lees waarover het gaat.',
      'Bel op het moment dat is afgesproken.',
      'Neemt niemand op? Druk op *Niet bereikt*, in de aanvraag of in de lijst.',
      'Is alles gezegd? Druk op *Gebeld…* (`t`), schrijf hoe het afliep en druk op *Handel af*.',
    ],
    sender: 'Je telefoontje. Daarna alleen wat je zelf stuurt.',
    wrong: [
      'Lukt het vaker niet? Stuur een bericht met de tekst *Ik probeerde je te bellen*.',
      'Komt het moment niet goed uit? Bel eerder om iets anders af te spreken, niet later.',
    ],
    links: [
      { path: '/terugbellen', label: 'Terugbellen' },
      { path: '/telefoon', label: 'Telefoon' },
    ],
  },
]
