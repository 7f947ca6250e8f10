import { html } from '../html.ts'
import type { Problem } from './problem.ts'

const terugbellen = '/contact/terugbelafspraak-bouwtechnisch'
const jurist = '/diensten/juridisch/30-minuten-advies'
const juristBelt = '/contact/terugbelafspraak-juridisch'
const rechtspositie = '/diensten/juridisch/rechtspositiebepaling'

export const buren: Problem[] = [
  {
    slug: 'geluidsoverlast-buren',
    place: 'buren',
    subject: 'Geluid',
    title: 'De buren maken lawaai',
    description:
      'Praat eerst, schrijf dan op wat je hoort. Lees wie je kunt bellen als het vannacht niet stopt.',
    picture: 'advice',
    keywords: ['geluidsoverlast', 'burenruzie', 'harde muziek', 'blaffende hond', 'herrie', 'contactgeluid'],
    sees: html`<ul>
      <li>Muziek, stemmen of gestamp waar je niet van slaapt.</li>
      <li>Een hond, een warmtepomp of een ventilator die uren doorgaat.</li>
      <li>Geklus op zondag of laat op de avond.</li>
    </ul>`,
    causes: html`<ul>
      <li>De buren weten niet dat je het hoort. Dat komt het meest voor.</li>
      <li>Er ligt een harde vloer zonder goede laag eronder.</li>
      <li>De muur of vloer houdt weinig tegen, zoals in veel oude huizen.</li>
      <li>Een apparaat staat los of hangt tegen jullie muur.</li>
    </ul>`,
    now: html`<p>Hoor je geweld of hulpgeroep? Bel 112. Gaat er een melder voor rook of koolmonoxide af en doet niemand open?
    Bel ook 112.</p>
    <ol>
      <li>Bel aan als je zelf rustig bent, liefst overdag. Zeg wat je hoort en wanneer, en vraag wat er kan.</li>
      <li>Spreek iets af dat je kunt nagaan, zoals stil na tien uur.</li>
      <li>Helpt het niet, houd dan twee weken een lijst bij met dag, tijd en soort geluid.</li>
      <li>Stuur een korte brief met die lijst en een datum waarop je antwoord wilt. Bewaar een kopie.</li>
    </ol>
    <p>Doe zelf niets terug. Bonken op de muur werkt later tegen je.</p>`,
    call: html`<p>Is het nu midden in de nacht? Bel de politie op 0900 8844. Vraag daarna je gemeente naar
    buurtbemiddeling: die praat met jullie allebei. Huren de buren of jij? Meld het bij de verhuurder. In een appartement
    staan er regels over geluid in de papieren van de VvE. Blijft het doorgaan, vraag dan
    <a href="${jurist}">een jurist</a> hoe je ervoor staat.</p>`,
    costs: html`<p>Buurtbemiddeling is meestal gratis. Een half uur met onze jurist kost {price.juridisch_30_minuten}, voor
    leden. Een muur beter isoleren kost ongeveer € 80 tot € 200 per vierkante meter. Dat zijn prijzen van 2026. Een
    rechtsbijstandverzekering helpt vaak bij ruzie met buren. Kijk in je polis.</p>`,
    related: [
      {
        label: 'De buren verbouwen en je hebt schade',
        href: '/problemen-oplossen/schade-door-verbouwing-buren',
      },
      { label: 'Ruzie over de erfgrens', href: '/problemen-oplossen/ruzie-over-erfgrens-of-schutting' },
      { label: '30 minuten juridisch advies', href: jurist },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'boom-van-de-buren',
    place: 'buren',
    subject: 'Tuin en grens',
    also: ['buiten.tuin-en-terras'],
    title: 'Een boom of haag van de buren geeft last',
    description:
      'Takken, wortels of te dicht op de grens: lees wat je eerst vraagt en wat je beter niet zelf zaagt.',
    picture: 'legal',
    keywords: ['heg', 'coniferen', 'bladafval', 'schaduw', 'kapvergunning', 'takken over de schutting'],
    sees: html`<ul>
      <li>Takken hangen boven je tuin of dak.</li>
      <li>Wortels duwen tegels omhoog of groeien in het riool.</li>
      <li>Een boom of haag staat vlak op de grens en pakt het licht.</li>
    </ul>`,
    causes: html`<ul>
      <li>Er is jaren niet geknipt, of de buren hebben er geen last van.</li>
      <li>Hij is te dicht op de grens geplant. De wet noemt afstanden, en je gemeente kan die kleiner maken.</li>
      <li>De boom is ziek of dood, en laat takken vallen.</li>
    </ul>`,
    now: html`<p>Dreigt de boom nu op je huis of op straat te vallen? Blijf eronder vandaan en bel 112. Hangt hij in een
    stroomkabel, raak dan niets aan.</p>
    <ol>
      <li>Vraag de buren of ze willen snoeien, en bied aan om te helpen.</li>
      <li>Gebeurt er niets, schrijf dan een brief. Noem de takken en geef een redelijke termijn, zoals vier weken.</li>
      <li>Pas daarna mag je overhangende takken zelf weghalen, op jouw kant van de grens. Wortels in je grond mag je
      weghakken.</li>
      <li>Haal niet zoveel weg dat de boom doodgaat. Dat kan je geld kosten.</li>
      <li>Zit er een nest in? Wacht dan tot de vogels weg zijn.</li>
    </ol>
    <p>Voor kappen is soms een vergunning nodig. Kijk bij je gemeente.</p>`,
    call: html`<p>Staat de boom er al heel lang, dan kun je hem vaak niet meer weg laten halen. Leg dat voor aan
    <a href="${jurist}">een jurist</a> voordat je dreigt. Is de boom van de gemeente, meld het dan daar. Huur je, vraag dan
    je verhuurder om de brief te sturen. Bij een tuin van iedereen doet de VvE dat.</p>`,
    costs: html`<p>Een boom laten snoeien kost ongeveer € 150 tot € 600, en kappen met de stronk erbij € 400 tot € 1.500.
    Dat zijn prijzen van 2026. Valt hij door storm op je huis, dan betaalt eerst je eigen verzekering vaak. Kijk in je
    polis.</p>`,
    related: [
      { label: 'Ruzie over de erfgrens', href: '/problemen-oplossen/ruzie-over-erfgrens-of-schutting' },
      { label: 'De terrastegels verzakken', href: '/problemen-oplossen/terrastegels-verzakken' },
      { label: '30 minuten juridisch advies', href: jurist },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'ruzie-over-erfgrens-of-schutting',
    place: 'buren',
    subject: 'Tuin en grens',
    also: ['buiten.schutting'],
    title: 'Ruzie over de erfgrens of de schutting',
    description:
      'Zoek eerst op waar de grens ligt, en zet daarna pas iets neer. Zo voorkom je dat het een rechtszaak wordt.',
    picture: 'legal',
    keywords: ['perceel', 'landmeter', 'overbouw', 'strook grond', 'recht van overpad', 'tuinscheiding'],
    sees: html`<ul>
      <li>De buren zeggen dat je schuur, hek of heg op hun grond staat.</li>
      <li>Ze zetten iets neer zonder te vragen, of hoger dan je wilt.</li>
      <li>Iemand wil dat je meebetaalt.</li>
    </ul>`,
    causes: html`<ul>
      <li>Niemand weet precies waar de grens ligt. Een hek staat vaak niet op de lijn.</li>
      <li>Een eerdere eigenaar heeft iets afgesproken en niet opgeschreven.</li>
      <li>Een stuk grond wordt al jaren door de ander gebruikt.</li>
      <li>Er geldt een afspraak die in de akte staat, bijvoorbeeld over een pad.</li>
    </ul>`,
    now: html`<p>Word je bedreigd? Ga naar binnen en bel 112. Haal niets van de ander weg en breek niets af, ook niet als je
    zeker weet dat je gelijk hebt.</p>
    <ol>
      <li>Pak je akte van levering en de kaart van het Kadaster. Let op: de lijn op een kaart is niet op de centimeter.</li>
      <li>Loop samen langs de grens en maak foto’s.</li>
      <li>Schrijf op waar jullie het over eens zijn. Onderteken het allebei.</li>
      <li>Ben je het niet eens? Stuur een rustige brief waarin staat wat je vindt, en vraag een antwoord met een datum.</li>
    </ol>
    <p>Wacht niet jaren. Wie grond lang genoeg gebruikt, kan er soms eigenaar van worden.</p>`,
    call: html`<p>Het Kadaster kan de grens komen aanwijzen. Voor praten is er buurtbemiddeling. Wil je weten of je sterk
    staat, bespreek het dan in <a href="${jurist}">30 minuten met een jurist</a>. Loopt het al lang en staat er veel op het spel? Laat dan je <a href="${rechtspositie}">rechtspositie bepalen</a>. Over hoogte en vergunning beslist de gemeente. Huur je, dan
    is de grens een zaak van je verhuurder.</p>`,
    costs: html`<p>Een half uur advies kost {price.juridisch_30_minuten}, voor leden. De grens laten aanwijzen kost enkele
    honderden euro’s of meer. Kijk voor de prijs bij het Kadaster. Dit zijn prijzen van 2026. Had je al een rechtsbijstandverzekering voordat de ruzie begon? Die betaalt dan vaak mee.</p>`,
    related: [
      { label: 'De schutting is omgewaaid of rot', href: '/problemen-oplossen/schutting-omgewaaid-of-rot' },
      { label: 'Een boom van de buren geeft last', href: '/problemen-oplossen/boom-van-de-buren' },
      { label: 'Een jurist belt je terug', href: juristBelt },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'lekkage-van-bovenburen',
    place: 'buren',
    subject: 'Schade door buren',
    also: ['vve.lekkage'],
    title: 'De bovenburen hebben een lekkage',
    description:
      'Zet de stroom uit waar het druipt en laat boven het water dichtdraaien. Daarna regel je wie betaalt.',
    picture: 'insurance',
    keywords: [
      'plafond lekt',
      'natte vlek',
      'bovenwoning',
      'badkamer boven',
      'gesprongen leiding',
      'water van boven',
    ],
    sees: html`<ul>
      <li>Een kring op het plafond, die groeit.</li>
      <li>Druppels bij een lamp of langs de muur.</li>
      <li>Het wordt erger als er boven iemand doucht.</li>
    </ul>`,
    causes: html`<ul>
      <li>De kit of een voeg in de douche boven is open.</li>
      <li>Een afvoer, wasmachine of leiding is losgeraakt.</li>
      <li>Een radiator lekt. Dan gaat het dag en nacht door.</li>
      <li>Het komt van het dak of uit een leiding voor het hele gebouw.</li>
    </ul>`,
    now: html`<p>Druipt het langs een lamp of stopcontact? Zet die groep uit in de meterkast. Bolt het plafond? Laat niemand meer in die kamer. Komt het naar beneden, bel dan 112.</p>
    <ol>
      <li>Bel meteen aan bij boven en vraag of ze hun hoofdkraan dichtdraaien.</li>
      <li>Niemand thuis? Bel de beheerder, het bestuur of de huismeester. Zoek samen de hoofdkraan van het gebouw.</li>
      <li>Zet emmers neer, schuif meubels weg en maak foto’s van alles wat nat is.</li>
      <li>Schrijf op hoe laat het begon en wie je sprak. Gooi niets weg voor de verzekeraar het zag.</li>
    </ol>`,
    call: html`<p>Meld het morgen bij je eigen verzekeraar, en bij de VvE. De buren betalen niet vanzelf. Vaak hangt dat af
    van wat ze konden weten. Twijfel je over wie betaalt, lees dan
    <a href="/problemen-oplossen/lekkage-appartement-wie-betaalt">wie betaalt een lekkage</a>. Doen de buren niets, schrijf
    hun dan en <a href="${jurist}">vraag een jurist</a>. Huur je, dan herstelt je verhuurder het plafond.</p>`,
    costs: html`<p>Een lek laten zoeken kost ongeveer € 200 tot € 450. Een plafond herstellen en sauzen kost ongeveer
    € 300 tot € 1.000. Dat zijn prijzen van 2026. Plotse waterschade is vaak verzekerd: je spullen bij je inboedel, het
    plafond bij de VvE of de opstal.</p>`,
    related: [
      { label: 'Wie betaalt een lekkage?', href: '/problemen-oplossen/lekkage-appartement-wie-betaalt' },
      { label: 'Het laminaat komt omhoog', href: '/problemen-oplossen/laminaat-of-parket-komt-omhoog' },
      { label: '30 minuten juridisch advies', href: jurist },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'schade-door-verbouwing-buren',
    place: 'buren',
    subject: 'Schade door buren',
    title: 'De buren verbouwen en je hebt schade',
    description:
      'Leg de schade vandaag vast en schrijf de buren meteen. Lees wanneer je het werk stil laat leggen.',
    picture: 'inspection',
    keywords: ['bouwschade', 'aanbouw', 'dakopbouw', 'trillingen', 'aansprakelijk', 'schadevergoeding'],
    sees: html`<ul>
      <li>Scheuren, losse tegels of een deur die sinds kort klemt.</li>
      <li>Stof en water door de muur tussen jullie huizen.</li>
      <li>Een kuil of muur zo dicht op de grens dat je je zorgen maakt.</li>
    </ul>`,
    causes: html`<ul>
      <li>Heien, slopen of zwaar verkeer laat de grond trillen.</li>
      <li>Er is een muur of balk weggehaald die ook jouw huis steunt.</li>
      <li>Graven of water wegpompen maakt de grond onder je huis slap.</li>
      <li>De schade was er al. Daarom is bewijs van de dag zelf belangrijk.</li>
    </ul>`,
    now: html`<p>Zakt er iets, of komt er een brede scheur bij? Ga naar buiten en bel 112. Ruik je gas? Doe niets aan, ga naar
    buiten en bel 0800 9009.</p>
    <ol>
      <li>Vraag de buren om nu te stoppen met het werk dat de schade geeft, en laat het ook aan de aannemer zien.</li>
      <li>Maak foto’s met een munt of lat, en film een rondje door je huis.</li>
      <li>Zet streepjes bij elke scheur met de datum.</li>
      <li>Schrijf dezelfde dag een e-mail aan de buren. Zet erin wat je ziet, en dat je hen verantwoordelijk houdt.</li>
    </ol>
    <p>Begint het werk nog? Vraag dan om een verslag met foto’s van jouw huis vooraf.</p>`,
    call: html`<p>Is het niet veilig, bel dan bouwtoezicht van je gemeente. Die kan het werk stilleggen. Laat
    <a href="${terugbellen}">een bouwkundige</a> de oorzaak opschrijven. Willen de buren niet betalen, dan legt
    <a href="${jurist}">een jurist</a> uit wat je kunt doen. Meld het ook bij je verzekeraar. Huurders waarschuwen hun
    verhuurder, eigenaren van een appartement de VvE.</p>`,
    costs: html`<p>Een bouwkundig verslag kost ongeveer € 300 tot € 900. Een half uur juridisch advies kost bij ons
    {price.juridisch_30_minuten}, voor leden. Dat zijn prijzen van 2026. De aannemer heeft vaak een verzekering voor schade
    bij anderen: vraag ernaar.</p>`,
    related: [
      { label: 'Er zit een scheur in de muur', href: '/problemen-oplossen/scheur-in-de-muur' },
      { label: 'De buren maken lawaai', href: '/problemen-oplossen/geluidsoverlast-buren' },
      { label: 'Doe de Scheurenwijzer', href: '/rekentools/scheurenwijzer' },
      { label: 'Een jurist belt je terug', href: juristBelt },
    ],
    reviewed: '2026-11-24',
  },
]
