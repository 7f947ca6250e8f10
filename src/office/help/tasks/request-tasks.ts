import type { HelpTask } from '../help-task.ts'

const requests = { path: '/aanvragen', label: 'Aanvragen' }
const pile = { path: '/stapel', label: 'De stapel' }
const desk = ['member-service', 'adviser'] as const
const keepsMinute =
  'Foutje? Druk binnen 60 seconden op *Neem terug*. De afzender heeft er dan niets van gezien.'
const wasFirst =
  'Was een collega je voor? Dan zegt het scherm wie en wanneer. Wat je typte, staat er nog. Lees eerst wat er nieuw is.'

/** What is done with a request, from the pile to its end. */
export const requestTasks: readonly HelpTask[] = [
  {
    slug: 'de-volgende-pakken',
    subject: 'requests',
    title: 'De volgende aanvraag pakken',
    roles: desk,
    steps: [
      'Ga naar *De stapel* of naar *Aanvragen*.',
      'Druk op *Pak de volgende* (`v`). Je krijgt de aanvraag met de vroegste belofte.',
      'Lees de antwoorden en het verloop. De aanvraag is nu 15 minuten van jou.',
      'Heb je langer nodig? Druk op *Houd bij mij* (`e`). Dan blijft die op je naam.',
      'Kun je niet verder? Doe niets: na 15 minuten ligt de aanvraag vanzelf weer op de stapel.',
    ],
    sender: 'Niets. De afzender ziet niet wie de aanvraag heeft.',
    wrong: [
      'Ligt er niets meer op de stapel? Dan zegt het scherm dat. Kijk bij *Te laat* of bij een ander loket.',
      'Wil je een bepaalde aanvraag? Open die in de lijst en druk op *Neem* (`e`).',
    ],
    links: [pile, requests],
  },
  {
    slug: 'aanvraag-vinden',
    subject: 'requests',
    title: 'Een aanvraag vinden',
    roles: ['member-service', 'adviser', 'finance'],
    steps: [
      'Druk op `/`, waar je ook bent.',
      'Typ een achternaam, een postcode met huisnummer, een e-mailadres, een telefoonnummer, een lidnummer of een referentie.',
      'Druk op `Enter`. Met de pijltjes kies je uit wat er is gevonden.',
      'Weet je niets van dit alles? Ga naar *Aanvragen* en kies *Loket*, *Soort* en *Binnen*.',
      'Gebruik je een lijst vaker? Druk op *Bewaar deze weergave…*.',
    ],
    sender: 'Niets. In het logboek staat dat je zocht, niet waarnaar.',
    wrong: [
      'Niets gevonden? Probeer de postcode. Een naam kan iemand anders hebben gespeld.',
      'Een adviseur vindt alleen aanvragen van de eigen loketten.',
    ],
    links: [{ path: '/zoeken', label: 'Zoeken' }, requests],
  },
  {
    slug: 'aanvraag-beantwoorden',
    subject: 'requests',
    title: 'Een aanvraag beantwoorden',
    roles: desk,
    steps: [
      'Open de aanvraag en druk op *Stuur een bericht…* (`r`).',
      'Typ je bericht. Druk op *Kies een tekst…* als je niet zelf wilt beginnen.',
      'Lees na wat er staat. Dit is precies wat de afzender leest.',
      'Druk op *Verstuur* (`Ctrl Enter`).',
      'Het bericht wacht 60 seconden voordat het weggaat.',
    ],
    sender:
      'Een e-mail die alleen zegt dat er een bericht is. Het bericht zelf staat op onze site: bij Mijn aanvragen, of achter de link in de e-mail.',
    wrong: [
      keepsMinute,
      'Ga je weg voordat je klaar bent? Je klad blijft bewaard bij de aanvraag.',
      'Staat *Stuur een bericht…* er niet? Dan hebben we geen e-mailadres. Bel of schrijf een brief, en noteer dat.',
      'Staat er nog een invulwoord zoals {afspraak} in je bericht? Dan gaat het niet weg. Vul het zelf in.',
      wasFirst,
    ],
    links: [requests, { path: '/teksten', label: 'Teksten' }],
  },
  {
    slug: 'meer-vragen',
    subject: 'requests',
    title: 'De afzender om meer vragen',
    roles: desk,
    steps: [
      'Open de aanvraag en druk op *Vraag meer…* (`m`).',
      'Schrijf wat je nodig hebt, en waarom. Vraag alles in één keer.',
      'Druk op *Verstuur en wacht af* (`Ctrl Enter`).',
      'De aanvraag staat nu bij de afzender. Je hoeft er niets mee te doen.',
      'Komt er antwoord? Dan staat de aanvraag weer bij jou, met *Bericht binnen*. *Naar het bericht* brengt je erheen.',
    ],
    sender:
      'Een e-mail dat er een vraag is, en de vraag zelf op onze site. Daar antwoordt de afzender, ook zonder account.',
    wrong: [
      keepsMinute,
      'Komt er 14 dagen geen antwoord? Dan komt de aanvraag vanzelf terug. Bel, of handel af.',
    ],
    links: [requests],
  },
  {
    slug: 'doorgeven',
    subject: 'requests',
    title: 'Een aanvraag aan een collega of een ander loket geven',
    roles: desk,
    steps: [
      'Open de aanvraag en druk op *Geef aan…* (`g`).',
      'Kies het loket. Kies een collega als je weet wie het doet.',
      'Druk op *Geef de aanvraag*.',
      'Weet je iets wat je collega moet weten? Druk op *Schrijf een notitie…* (`n`).',
    ],
    sender: 'Niets. De belofte blijft hetzelfde, dus geef op tijd door.',
    wrong: [
      'Is je collega er niet? Dan kun je niets aan die collega geven. Kies alleen het loket.',
      'De afzender mag notities opvragen. Schrijf wat er gebeurde, niet hoe iemand is.',
      wasFirst,
    ],
    links: [requests],
  },
  {
    slug: 'afhandelen',
    subject: 'requests',
    title: 'Een aanvraag afhandelen',
    roles: desk,
    steps: [
      'Open de aanvraag en druk op *Handel af…* (`h`).',
      'Schrijf hoe het afliep, of kies een tekst.',
      'Druk op *Verstuur en handel af* (`Ctrl Enter`).',
      'Weet de afzender het al? Laat het bericht leeg en druk op *Handel af zonder bericht*.',
    ],
    sender: 'Je bericht. Zonder bericht leest de afzender niets.',
    wrong: [
      keepsMinute,
      'Te vroeg afgehandeld? Druk op *Open weer…* (`o`).',
      'Schrijft de afzender terug? Dan staat de aanvraag vanzelf weer open.',
    ],
    links: [requests],
  },
  {
    slug: 'afwijzen',
    subject: 'requests',
    title: 'Een aanvraag afwijzen',
    roles: desk,
    steps: [
      'Open de aanvraag en druk op *Wijs af…* (`w`).',
      'Schrijf waarom het niet kan. Zeg ook wat iemand wel kan doen.',
      'Lees na wat er staat en druk op *Verstuur en wijs af* (`Ctrl Enter`).',
      'Is er betaald? Geef de aanvraag aan financiën, die betaalt terug.',
    ],
    sender: 'Je bericht, en bij de aanvraag staat dat die niet doorgaat.',
    wrong: [
      keepsMinute,
      'Bij sommige aanvragen staat *Wijs af…* er niet, omdat ze al bij een partner zijn. Bel dan die partner.',
    ],
    links: [requests],
  },
  {
    slug: 'terugnemen',
    subject: 'requests',
    title: 'Terugnemen wat je net verstuurde',
    roles: desk,
    steps: [
      'Kijk naar de regel onderaan je scherm, of naar het bericht in de aanvraag. Daar telt de tijd af.',
      'Druk binnen 60 seconden op *Neem terug*.',
      'Je tekst staat er weer. Verbeter die en verstuur opnieuw.',
    ],
    sender: 'Niets. In die 60 seconden is er niets gemaild en niets te zien.',
    wrong: [
      'Zijn de 60 seconden voorbij? Dan is het weg. Stuur een nieuw bericht waarin je het rechtzet.',
      'Het bericht van een collega neem je niet terug. Vraag het die collega.',
    ],
    links: [requests],
  },
  {
    slug: 'tekst-kiezen',
    subject: 'requests',
    title: 'Een tekst kiezen in plaats van zelf typen',
    roles: desk,
    steps: [
      'Druk in je bericht op *Kies een tekst…*.',
      'Typ een woord, of loop met de pijltjes. Bovenaan staan de teksten voor dit soort aanvraag.',
      'Druk op `Enter`. Naam, referentie en tijden zijn al ingevuld.',
      'Onder de knop staat wat je zelf nog invult.',
      'Lees het bericht na voordat je het verstuurt.',
    ],
    sender: 'Alleen het bericht, niet dat het van een vaste tekst komt.',
    wrong: [
      'Staat er een verkeerde naam? Verbeter die in je bericht.',
      'Mist er een goede tekst? Maak hem zelf bij *Teksten*.',
    ],
    links: [{ path: '/teksten', label: 'Teksten' }],
  },
  {
    slug: 'bestanden',
    subject: 'requests',
    title: 'Bestanden bekijken en meesturen',
    roles: desk,
    steps: [
      'Bestanden van de afzender staan in de aanvraag, bij *Bestanden*. Druk op de naam om er een te downloaden.',
      'Zelf iets meesturen? Druk in je bericht op *Bestand erbij* en kies het.',
      'Wacht tot het bestand is gecontroleerd. Het staat dan boven de knop.',
      'Verkeerd bestand? Druk op *Haal weg*.',
      'Verstuur je bericht. Het bestand gaat mee.',
    ],
    sender: 'Het bestand bij je bericht op onze site, niet in de e-mail.',
    wrong: [
      'Wordt een bestand geweigerd? Dan staat erbij waarom. Maak er een pdf of een foto van.',
      'Zie je geen bestanden? Je ziet ze alleen bij je eigen werk.',
      'Verwijder een download als je klaar bent.',
    ],
    links: [requests],
  },
  {
    slug: 'antwoord-verbeteren',
    subject: 'requests',
    title: 'Een antwoord in een aanvraag verbeteren',
    roles: desk,
    steps: [
      'Vraag de afzender wat het goede antwoord is.',
      'Open de aanvraag en druk bij *Antwoorden* op *Verbeter een antwoord…* (`a`).',
      'Druk op *Verbeter…* onder het antwoord dat niet klopt.',
      'Vul bij *Nieuw antwoord* in wat het wordt, en kies bij *Hoe weten we dit?* van wie je het hebt.',
      'Druk op *Bewaar de verbetering*. Het eerste antwoord blijft ernaast staan. Met *Klaar* ben je klaar.',
    ],
    sender: 'Bij de aanvraag staat het nieuwe antwoord naast het oude, met dat wij het verbeterden.',
    wrong: [
      'Is de aanvraag al bij een partner? Die krijgt de verbetering niet vanzelf. Bel de partner.',
      'Een antwoord met sterretjes, zoals een rekeningnummer, verbeter je hier niet.',
    ],
    links: [requests],
  },
  {
    slug: 'meer-tegelijk',
    subject: 'requests',
    title: 'Meer aanvragen tegelijk doen',
    roles: desk,
    steps: [
      'Ga naar *Aanvragen* en maak de lijst zo klein mogelijk met de filters.',
      'Kies regels met `x`. Het mogen er 500 zijn.',
      'Kies onderaan wat je wilt doen: *Neem*, *Geef aan…*, *Notitie…* of *Handel af…*.',
      'Druk op *Bekijk eerst*. Je ziet met welke het kan, en met welke niet. Bij *Neem* zie je dat meteen.',
      'Druk op de knop die zegt wat er gebeurt, zoals *Handel 14 aanvragen af*. Je kunt weggaan: het gaat door.',
      'Lees daarna per aanvraag of het is gelukt.',
    ],
    sender: 'Niets. Een bericht stuur je bij elke aanvraag apart.',
    wrong: [
      'Verkeerd gekozen? Druk op `Esc`: dan is niets gekozen.',
      'Lukte het met een paar niet? Er staat bij waarom. Open die één voor één.',
    ],
    links: [requests],
  },
  {
    slug: 'opzegging',
    subject: 'requests',
    title: 'Een opzegging verwerken',
    roles: ['member-service'],
    steps: [
      'Open de opzegging. Bij *Van welk lid is deze opzegging?* staan leden die erop lijken.',
      'Kies het lid. Kijk wat er hetzelfde is: hoe meer, hoe zekerder.',
      'Staat er *vraag het na*? Bel het lid, en kies daarna hoe je het weet.',
      'Druk op *Koppel aan dit lid…* (`l`) en lees wat er gebeurt.',
      'Druk op *Koppel aan lid* met het nummer. De opzegging is dan verwerkt.',
      'Is het geen opzegging, of van niemand? Druk op *Weiger…* (`w`), zeg waarom, en druk op *Weiger de opzegging*.',
    ],
    sender: 'Een brief met de laatste dag van het lidmaatschap, of met waarom het niet kon.',
    wrong: [
      'Twijfel je? Koppel niet. Een verkeerd lid kwijtraken is erger dan een dag wachten.',
      'Heeft een nabestaande opgezegd? Kies dat als reden, en wens diegene sterkte.',
    ],
    links: [requests],
  },
  {
    slug: 'uitvoer',
    subject: 'requests',
    title: 'Aanvragen in een bestand zetten',
    roles: ['member-service', 'finance'],
    steps: [
      'Ga naar *Uitvoer*.',
      'Kies de soort aanvragen, van wanneer tot wanneer, en bij *Waarom?* waarvoor je het nodig hebt.',
      'Wil je één loket of alleen wat open is? Open *Kies preciezer*. Lees boven de knop wat je krijgt.',
      'Druk op *Maak het bestand* en geef je tweede factor nog een keer.',
      'Wacht tot het bij *Je bestanden* klaar is, en druk op *Download*.',
      'Ben je klaar? Druk op *Haal weg*, en gooi ook je download weg.',
    ],
    sender: 'Niets nu. Wie zijn gegevens opvraagt, leest dat de aanvraag in een bestand is gezet.',
    wrong: [
      'Duurt het lang? Ga iets anders doen: het bestand komt bij *Uitvoer* te staan.',
      'Stuur zo’n bestand nooit per e-mail. Er staan gegevens van veel mensen in.',
    ],
    links: [{ path: '/uitvoer', label: 'Uitvoer' }],
  },
]
