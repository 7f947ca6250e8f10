import { html } from '../html.ts'
import type { Problem } from './problem.ts'

const klusservice = '/diensten/wonen-en-onderhoud-diensten/klusservice'
const terugbellen = '/contact/terugbelafspraak-bouwtechnisch'
const opstal = '/diensten/verzekeringen/opstalverzekering'

export const buiten: Problem[] = [
  {
    slug: 'balkon-met-scheuren-of-roest',
    place: 'buiten',
    subject: 'Balkon',
    also: ['gevel.scheuren-en-voegen'],
    title: 'Het balkon heeft scheuren of roest',
    description: 'Een balkon kan zonder veel waarschuwing vallen. Ga er niet op en laat het eerst bekijken.',
    picture: 'inspection',
    keywords: ['galerij', 'betonrot', 'balustrade', 'dakterras', 'beton brokkelt', 'instorten'],
    sees: html`<ul>
      <li>Een scheur in de vloer, het meest verdacht vlak langs de gevel.</li>
      <li>Bruine strepen of staal dat bloot ligt.</li>
      <li>Brokjes op de grond eronder, of een hek dat wiebelt.</li>
    </ul>`,
    causes: html`<ul>
      <li>Water en zout zijn in het beton getrokken. Het staal roest, zet uit en drukt stukken los.</li>
      <li>De afvoer zit dicht, dus er blijft water staan.</li>
      <li>Bij een houten balkon rotten de balken, vaak waar ze de muur in gaan.</li>
      <li>De bouten van het hek zijn verroest.</li>
    </ul>`,
    now: html`<p>Kraakt of zakt het balkon? Iedereen eraf en eronder vandaan, en bel 112.</p>
    <ol>
      <li>Gebruik het niet meer, ook niet om te roken of de was op te hangen. Doe de deur op slot.</li>
      <li>Span een lint onder het balkon als er mensen langs lopen.</li>
      <li>Maak foto’s door het raam en vanaf de grond. Leg op de foto’s vast hoe lang de scheur is.</li>
      <li>Waarschuw de buren met hetzelfde balkon. Wat bij jou gebeurt, gebeurt daar vaak ook.</li>
    </ol>
    <p>Smeer de scheur niet dicht. Dan ziet niemand meer wat eronder gebeurt.</p>`,
    call: html`<p>In een appartement bel je morgen het bestuur of de beheerder: het balkon hoort bijna altijd bij de VvE.
    Een huurder belt de verhuurder. Is het huis van jou, vraag dan <a href="${terugbellen}">een bouwkundige</a>. Doet
    niemand iets terwijl het gevaarlijk lijkt? Meld het bij bouwtoezicht van je gemeente.</p>`,
    costs: html`<p>Kleine schade aan beton herstellen kost ongeveer € 300 tot € 1.000 per balkon. Een nieuw balkon kost al
    snel € 5.000 of meer. Dat zijn prijzen van 2026. Roest en rot zijn vaak niet verzekerd.</p>`,
    related: [
      { label: 'De VvE doet niets aan onderhoud', href: '/problemen-oplossen/vve-doet-niets-aan-onderhoud' },
      { label: 'Er komt witte uitslag op de stenen', href: '/problemen-oplossen/witte-uitslag-op-stenen' },
      { label: 'Bouwtechnische keuring', href: '/diensten/keuringen/bouwtechnische-keuring' },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'schutting-omgewaaid-of-rot',
    place: 'buiten',
    subject: 'Schutting',
    also: ['buren.tuin-en-grens'],
    title: 'De schutting is omgewaaid of rot',
    description: 'Zet hem vast of leg hem plat, en praat met de buren voordat je iets nieuws koopt.',
    picture: 'handyman',
    keywords: ['tuinscherm', 'schuttingpaal', 'hekwerk', 'tuinhout', 'omgevallen', 'schade door storm'],
    sees: html`<ul>
      <li>Een scherm ligt plat of hangt schuin.</li>
      <li>Palen zijn zacht of afgebroken vlak boven de grond.</li>
      <li>Planken zijn groen, los of gespleten.</li>
    </ul>`,
    causes: html`<ul>
      <li>De palen staan te ondiep, of zonder voet van beton.</li>
      <li>Hout dat in natte aarde staat, rot na tien tot vijftien jaar weg.</li>
      <li>Een dicht scherm vangt veel wind.</li>
      <li>Klimplanten trekken het om.</li>
    </ul>`,
    now: html`<p>Wacht tot de storm weg is. Een los scherm weegt veel en kan als een zeil wegslaan.</p>
    <ol>
      <li>Leg losse delen plat, met iets zwaars erop, en haal uitstekende spijkers weg.</li>
      <li>Staat hij nog half? Zet er schuin een balk tegenaan, of bind hem vast aan wat stevig is.</li>
      <li>Maak foto’s, ook van schade aan een auto of schuur.</li>
      <li>Ligt er een stroomdraad van een tuinlamp bloot? Zet die groep uit in de meterkast.</li>
      <li>Houd kinderen en honden uit de tuin als die nu open is.</li>
    </ol>
    <p>Graaf een nieuw gat met de hand en kijk eerst waar kabels en leidingen lopen.</p>`,
    call: html`<p>Staat hij op de grens? Dan is hij vaak van jullie samen. Spreek af wie wat betaalt en zet het op papier.
    Lukt dat niet, lees dan over <a href="/problemen-oplossen/ruzie-over-erfgrens-of-schutting">ruzie over de grens</a>.
    Het werk laat je doen via de <a href="${klusservice}">Klusservice</a>. Huurders vragen de verhuurder van wie hij
    is.</p>`,
    costs: html`<p>Een paal vervangen kost ongeveer € 75 tot € 150. Een nieuwe houten schutting kost ongeveer € 90 tot
    € 200 per meter, met plaatsen. Dit zijn prijzen van 2026. Een <a href="${opstal}">opstalverzekering</a> betaalt
    stormschade aan een schutting soms wel en soms niet. Kijk in je polis.</p>`,
    related: [
      { label: 'Ruzie over de erfgrens', href: '/problemen-oplossen/ruzie-over-erfgrens-of-schutting' },
      { label: 'Er liggen dakpannen los', href: '/problemen-oplossen/dakpannen-los-na-storm' },
      { label: 'Een klus laten doen', href: klusservice },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'tuin-blijft-nat',
    place: 'buiten',
    subject: 'Tuin en terras',
    title: 'De tuin blijft nat en er staat water',
    description:
      'Water dat dagen blijft staan, kan nergens heen. Houd het eerst weg van je huis en zoek dan de oorzaak.',
    picture: 'handyman',
    keywords: ['modder', 'drassig', 'infiltratie', 'hoosbui', 'ondergelopen'],
    sees: html`<ul>
      <li>Plassen op gras of tegels, een dag of langer na de regen.</li>
      <li>Zachte, natte grond, mos en planten die geel worden.</li>
      <li>Water dat naar de gevel of de achterdeur loopt.</li>
    </ul>`,
    causes: html`<ul>
      <li>Tegels of klei laten geen water door.</li>
      <li>De grond is hard geworden door zware machines.</li>
      <li>Het putje of de regenpijp zit vol blad of zand.</li>
      <li>Het grondwater staat hoog, vaak in de winter en in een lage straat.</li>
      <li>Het ruikt naar riool? Dan kan er een buis lek zijn.</li>
    </ul>`,
    now: html`<p>Dreigt het naar binnen te lopen? Leg zandzakken of volle vuilniszakken met aarde voor de deur. Komt water bij stopcontacten, zet dan de stroom uit in de meterkast. Staat die kast zelf nat? Blijf weg en bel 0800 9009.</p>
    <ol>
      <li>Schep het putje leeg en spoel na met een emmer.</li>
      <li>Maak met een schop een ondiepe geul, weg van het huis en niet naar de buren.</li>
      <li>Laat kinderen niet in water spelen dat naar riool ruikt.</li>
      <li>Doe een proef op een droge dag. Graaf een gat van een halve meter en vul het. Is het er morgen nog, dan zakt
      water hier slecht weg.</li>
    </ol>
    <p>Wat vaak helpt: een rij tegels eruit, grond losmaken met compost, een regenton aan de pijp.</p>`,
    call: html`<p>Staat de hele straat blank of komt het uit de put op straat? Bel de gemeente. Loopt het naar je muur of
    kruipruimte, vraag dan <a href="${terugbellen}">een bouwkundige</a>. Voor buizen in de grond
    <a href="${klusservice}">boek je een hovenier</a>. Huurders melden wateroverlast bij de verhuurder. Is de tuin van
    iedereen, meld het dan bij de VvE.</p>`,
    costs: html`<p>Een rij tegels vervangen door planten kost € 50 tot € 150 als je het zelf doet. Drainage laten leggen
    kost ongeveer € 25 tot € 60 per meter. Dit zijn prijzen van 2026. Regen die binnenkomt over de grond is soms
    verzekerd. Grondwater is dat vaak niet.</p>`,
    related: [
      {
        label: 'Er zit een vochtplek onderaan de muur',
        href: '/problemen-oplossen/vochtplek-onderaan-de-muur',
      },
      { label: 'De terrastegels verzakken', href: '/problemen-oplossen/terrastegels-verzakken' },
      { label: 'De dakgoot loopt over', href: '/problemen-oplossen/dakgoot-loopt-over' },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'terrastegels-verzakken',
    place: 'buiten',
    subject: 'Tuin en terras',
    title: 'De terrastegels verzakken',
    description:
      'Zakt de grond langzaam, dan leg je de tegels opnieuw. Zakt hij op één plek, denk dan aan het riool.',
    picture: 'handyman',
    keywords: ['bestrating', 'oprit', 'stoep zakt', 'klinkers', 'mieren', 'ophogen'],
    sees: html`<ul>
      <li>Tegels liggen scheef, wiebelen of vormen een kuil.</li>
      <li>Er staat een plas op het laagste punt.</li>
      <li>Langs de gevel ontstaat een kier.</li>
    </ul>`,
    causes: html`<ul>
      <li>Het zand is nooit goed aangestampt, vaak rond een nieuw huis of een aanbouw.</li>
      <li>Slappe grond klinkt in. In veen en klei gaat dat elk jaar door.</li>
      <li>Een lek in het riool of de regenpijp spoelt zand weg. Je ziet dan één diepe kuil.</li>
      <li>Dieren graven eronder, of wortels duwen de tegels juist omhoog.</li>
    </ul>`,
    now: html`<p>Is er een gat of klinkt het hol als je stampt? Loop er niet meer over en zet er iets omheen. Ruik je gas, ga
    dan weg en bel 0800 9009. Buizen kunnen met de grond mee zakken.</p>
    <ol>
      <li>Zet een waterpas op de tegels. Water moet van het huis af lopen.</li>
      <li>Spoel binnen het toilet door en kijk in de kuil. Wordt het zand nat, dan is het riool lek.</li>
      <li>Zie je gaten en keutels? Dan graven er misschien ratten. Meld het bij de gemeente.</li>
      <li>Is het alleen zand? Haal de tegels eruit, vul aan, tril of stamp het vast en leg ze terug.</li>
    </ol>
    <p>Graaf met de hand en ondiep. Kabels en gas liggen soms vlak onder het zand.</p>`,
    call: html`<p>Bij een kuil die terugkomt, laat je eerst <a href="${klusservice}">het riool bekijken</a>. Dat kan met een
    camera. Zie je ook scheuren in huis, laat je dan <a href="${terugbellen}">terugbellen door een bouwkundige</a>. Huur
    je, dan is het riool voor de verhuurder. Zakt de stoep van de straat, dan is het een zaak van de gemeente.</p>`,
    costs: html`<p>Opnieuw bestraten kost ongeveer € 25 tot € 55 per vierkante meter, met zand erbij. Een camera in het
    riool kost ongeveer € 150 tot € 350. Dat zijn prijzen van 2026. Verzakking is meestal niet verzekerd. Bij een gebroken
    riool kan het anders zijn: kijk in je polis.</p>`,
    related: [
      { label: 'De tuin blijft nat', href: '/problemen-oplossen/tuin-blijft-nat' },
      { label: 'Het huis staat scheef of verzakt', href: '/problemen-oplossen/huis-staat-scheef' },
      { label: 'Een klus laten doen', href: klusservice },
    ],
    reviewed: '2026-11-24',
  },
]
