import { html } from '../html.ts'
import type { Problem } from './problem.ts'

const klusservice = '/diensten/wonen-en-onderhoud-diensten/klusservice'
const jurist = '/diensten/juridisch/30-minuten-advies'
const rechtspositie = '/diensten/juridisch/rechtspositiebepaling'
const plan = '/diensten/vve/meerjarenonderhoudsplan'
const vveLid = '/lidmaatschap/vve'

export const vve: Problem[] = [
  {
    slug: 'lekkage-appartement-wie-betaalt',
    place: 'vve',
    subject: 'Lekkage',
    also: ['buren.schade-door-buren'],
    title: 'Wie betaalt een lekkage in een appartement?',
    description:
      'De plek van het lek beslist, niet de plek van de vlek. Lees waar je het opzoekt en wie je belt.',
    picture: 'vve',
    keywords: [
      'gemeenschappelijke leiding',
      'standleiding',
      'modelreglement',
      'waterschade',
      'aansprakelijk',
    ],
    sees: html`<ul>
      <li>Er lekt iets, en niemand voelt zich de eigenaar.</li>
      <li>De VvE zegt dat het jouw leiding is, of jij zegt dat het hun dak is.</li>
      <li>Er ligt een rekening van de loodgieter zonder naam erop.</li>
    </ul>`,
    causes: html`<ul>
      <li>Dak, gevel en leidingen voor meer woningen zijn meestal van iedereen. Dan regelt en betaalt de VvE.</li>
      <li>Kit, kraan, douche en leidingen alleen voor jouw woning zijn vaak van jou.</li>
      <li>Leidingen in vloer of muur: dat verschilt per gebouw. De splitsingsakte zegt het.</li>
      <li>Lekt het bij de buren door iets dat zij hadden moeten maken? Dan kunnen zij moeten betalen.</li>
    </ul>`,
    now: html`<p>Eerst het water, dan de rekening. Druipt het langs stroom, zet dan die groep uit in de meterkast. Blijf weg
    onder een plafond dat bolt.</p>
    <ol>
      <li>Draai je hoofdkraan dicht. Lekt het door, bel dan de beheerder voor de kraan van het gebouw.</li>
      <li>Maak foto’s en bewaar het kapotte stuk.</li>
      <li>Meld het vandaag nog bij het bestuur of de beheerder, per e-mail.</li>
      <li>Vraag wie de loodgieter belt. Is er haast, schrijf dan op waarom je niet kon wachten.</li>
      <li>Zoek in de splitsingsakte en het reglement wat van wie is.</li>
    </ol>`,
    call: html`<p>Schade aan het gebouw meld je bij de verzekering van de VvE, via het bestuur. Schade aan je spullen meld je
    bij je eigen verzekeraar. Word je het niet eens, vraag dan <a href="${jurist}">een jurist</a> om de akte met je te
    lezen. Is het lek zeker van jou, <a href="${klusservice}">boek dan een loodgieter</a>. Huur je een appartement? Dan
    meld je alles bij je verhuurder.</p>`,
    costs: html`<p>Een lek zoeken kost ongeveer € 200 tot € 450, een buis herstellen ongeveer € 150 tot € 600. Dat zijn
    prijzen van 2026. De verzekering van de VvE betaalt vaak de schade door water. De reparatie van het lek zelf niet
    altijd. Vraag ook wie het eigen risico betaalt.</p>`,
    related: [
      { label: 'De bovenburen hebben een lekkage', href: '/problemen-oplossen/lekkage-van-bovenburen' },
      { label: 'De VvE doet niets aan onderhoud', href: '/problemen-oplossen/vve-doet-niets-aan-onderhoud' },
      { label: '30 minuten juridisch advies', href: jurist },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'vve-doet-niets-aan-onderhoud',
    place: 'vve',
    subject: 'Bestuur en geld',
    title: 'De VvE doet niets aan onderhoud',
    description:
      'Vraag het bestuur op papier, en zet het daarna op de agenda. Lees wat je doet als ze blijven wachten.',
    picture: 'vve',
    keywords: [
      'achterstallig onderhoud',
      'mjop',
      'ledenvergadering',
      'reservefonds',
      'vereniging van eigenaren',
    ],
    sees: html`<ul>
      <li>Houtrot, een lekkend dak of een kapotte lamp in het trappenhuis, al maanden.</li>
      <li>Op een e-mail komt geen antwoord, of steeds ‘volgend jaar’.</li>
      <li>Er is geen plan waarin staat wat wanneer gebeurt.</li>
    </ul>`,
    causes: html`<ul>
      <li>Het spaargeld is op, en niemand wil meer per maand betalen.</li>
      <li>Het bestuur is één vrijwilliger met te weinig tijd.</li>
      <li>De vergadering heeft nee gezegd, of er kwamen te weinig stemmen.</li>
      <li>De beheerder denkt dat het niet in zijn contract staat.</li>
    </ul>`,
    now: html`<p>Is het gevaarlijk, zoals een los balkon of een open stroomkast? Blijf er vandaan en meld het vandaag bij het
    bestuur. Dreigt er iets te vallen, bel dan 112.</p>
    <ol>
      <li>Schrijf het bestuur wat er stuk is, met foto’s. Vraag wat zij doen en voor welke datum.</li>
      <li>Lees de notulen: is er al iets besloten?</li>
      <li>Zet het punt op de agenda. Noem een bedrag of twee prijzen van vakmensen.</li>
      <li>Praat vooraf met buren. Samen kun je vaak zelf om een vergadering vragen. Het reglement zegt met hoeveel.</li>
    </ol>
    <p>Stop niet met betalen. De bijdrage blijft dan gewoon een schuld van jou.</p>`,
    call: html`<p>Met een <a href="${plan}">meerjarenonderhoudsplan</a> gaat het gesprek over feiten. Weigert de vergadering
    zonder goede reden, dan kan soms de kantonrechter helpen. Wacht daar niet mee: tegen een besluit heb je maar kort de
    tijd. Vraag het <a href="${jurist}">een jurist</a> in de week na de vergadering. Is het gebouw onveilig, meld het dan
    bij de gemeente. Huur je hier? Dan spreekt je verhuurder de VvE aan.</p>`,
    costs: html`<p>Een plan voor een kleine VvE kost bij ons vanaf {price.onderhoudsplan_vanaf}. Een half uur jurist kost
    {price.juridisch_30_minuten}, voor leden. Een rechtszaak kost al snel een paar duizend euro. Dat zijn prijzen van
    2026. Kijk of je rechtsbijstandverzekering een ruzie met de VvE vergoedt.</p>`,
    related: [
      { label: 'De VvE slaapt of heeft geen spaargeld', href: '/problemen-oplossen/slapende-vve' },
      { label: 'Meerjarenonderhoudsplan', href: plan },
      { label: 'Rechtspositiebepaling voor een VvE', href: rechtspositie },
      { label: 'Met je VvE lid worden', href: vveLid },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'slapende-vve',
    place: 'vve',
    subject: 'Bestuur en geld',
    title: 'De VvE slaapt of heeft geen spaargeld',
    description:
      'Ook een VvE die niets doet, bestaat. Lees hoe je haar met een paar buren weer wakker maakt.',
    picture: 'vve',
    keywords: [
      'inactieve vve',
      'reservefonds',
      'mjop',
      'kleine vve',
      'boven- en benedenwoning',
      'servicekosten',
      'vereniging van eigenaren',
    ],
    sees: html`<ul>
      <li>Er is nooit een vergadering, en niemand betaalt elke maand.</li>
      <li>Er is geen rekening van de VvE, of er staat bijna niets op.</li>
      <li>Bij elke reparatie gaat iemand langs de deuren voor geld.</li>
    </ul>`,
    causes: html`<ul>
      <li>Het gebouw heeft twee of drie woningen, en het ging altijd zonder.</li>
      <li>De laatste bestuurder is verhuisd.</li>
      <li>Eigenaren verhuren hun woning en kijken er niet naar om.</li>
      <li>De bijdrage is nooit verhoogd, terwijl alles duurder werd.</li>
    </ul>`,
    now: html`<p>Wie een appartement koopt, is vanzelf lid. Je kunt dus altijd beginnen, ook alleen.</p>
    <ol>
      <li>Zoek je splitsingsakte. Daar staat wie hoeveel betaalt en stemt. De notaris of het Kadaster heeft een kopie.</li>
      <li>Kijk of de VvE is ingeschreven bij de Kamer van Koophandel. Dat moet.</li>
      <li>Vraag bij het Kadaster of aan je buren wie de andere eigenaren zijn, en nodig hen uit.</li>
      <li>Kies een bestuurder, open een rekening op naam van de VvE en schrijf op wat je besluit.</li>
      <li>Vraag of het gebouw verzekerd is. Zo niet, regel dat het eerst.</li>
    </ol>
    <p>Een VvE met woningen hoort elk jaar geld opzij te zetten voor groot onderhoud.</p>`,
    call: html`<p>Een <a href="${plan}">meerjarenonderhoudsplan</a> laat zien hoeveel je samen moet sparen. Voor vragen over
    regels en contracten kun je <a href="${vveLid}">met je VvE lid worden</a>. Doet een eigenaar niet mee, vraag dan
    <a href="${jurist}">een jurist</a> wat je kunt eisen. Een rechter kan soms toestemming geven die een ander weigert. Sommige
    gemeenten helpen VvE’s op weg. Vraag het daar.</p>`,
    costs: html`<p>Inschrijven kost één keer ongeveer € 80 tot € 100. Een rekening kost ongeveer € 100 tot € 200 per jaar. Een plan kost bij ons vanaf
    {price.onderhoudsplan_vanaf}. Dit zijn prijzen van 2026. Zonder spaargeld komt een nieuw dak in één keer op tafel. Ook bij
    verkoop kijkt een koper of bank naar de VvE.</p>`,
    related: [
      { label: 'De VvE doet niets aan onderhoud', href: '/problemen-oplossen/vve-doet-niets-aan-onderhoud' },
      { label: 'Meerjarenonderhoudsplan', href: plan },
      { label: 'Met je VvE lid worden', href: vveLid },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'lift-of-voordeur-stuk',
    place: 'vve',
    subject: 'Lift en voordeur',
    also: ['ramen.deur'],
    title: 'De lift of de gezamenlijke voordeur is stuk',
    description:
      'Zit iemand vast, druk dan op de alarmknop en wacht. Lees wie een kapotte lift of deur laat maken.',
    picture: 'vve',
    keywords: ['liftstoring', 'vast in de lift', 'intercom', 'portiekdeur', 'deurdranger', 'galerij'],
    sees: html`<ul>
      <li>De lift staat stil, schokt of stopt niet gelijk met de vloer.</li>
      <li>De deur van het gebouw valt niet dicht of gaat niet open.</li>
      <li>De bel of de opener naast de deur doet niets.</li>
    </ul>`,
    causes: html`<ul>
      <li>Een sensor in de liftdeur is vuil, of er ligt iets in de sleuf.</li>
      <li>De stroom is weg geweest, en de lift wacht op een monteur.</li>
      <li>De arm die de voordeur sluit, is versleten of staat verkeerd.</li>
      <li>Het slot is opengebroken, of de deur is kromgetrokken door vocht.</li>
    </ul>`,
    now: html`<p>Zit er iemand in de lift? Druk op de alarmknop tot er antwoord komt. Wrik de deuren niet open en klim er niet
    uit. Is iemand niet goed of ruik je rook, bel dan 112.</p>
    <ol>
      <li>Hang een briefje op alle verdiepingen, en bel wie niet kan traplopen.</li>
      <li>Gaat de voordeur niet open? Dat is bij brand gevaarlijk. Bel dan vanavond nog de beheerder.</li>
      <li>Valt de deur niet dicht? Doe je eigen deur op slot en zet er geen steen tussen.</li>
      <li>Maak een foto van de storing en van de sticker met het nummer van het onderhoud.</li>
    </ol>`,
    call: html`<p>De sticker in de lift noemt het bedrijf met de storingsdienst. Bel dat zelf alleen als het bestuur dat goed
    vindt, behalve bij nood. Voor de deur belt de beheerder een slotenmaker, of hij
    <a href="${klusservice}">boekt een vakman</a>. Duurt het weken, vraag dan om een datum. Een huurder belt de verhuurder. Is
    de lift de enige weg voor iemand, zeg dat erbij.</p>`,
    costs: html`<p>De VvE betaalt dit, uit ieders bijdrage. Een monteur voor de lift kost ongeveer € 200 tot € 500 per bezoek,
    als er geen contract is. Een nieuwe arm voor de deur kost ongeveer € 150 tot € 400. Dat zijn prijzen van 2026. Schade
    door een inbraak is vaak verzekerd, slijtage niet.</p>`,
    related: [
      { label: 'De VvE doet niets aan onderhoud', href: '/problemen-oplossen/vve-doet-niets-aan-onderhoud' },
      { label: 'De deur klemt', href: '/problemen-oplossen/deur-klemt' },
      { label: 'Meerjarenonderhoudsplan', href: plan },
    ],
    reviewed: '2026-11-24',
  },
]
