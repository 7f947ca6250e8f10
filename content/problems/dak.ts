import { html } from '../html.ts'
import type { Problem } from './problem.ts'

const klusservice = '/diensten/wonen-en-onderhoud-diensten/klusservice'
const terugbellen = '/contact/terugbelafspraak-bouwtechnisch'
const opstal = '/diensten/verzekeringen/opstalverzekering'

export const dak: Problem[] = [
  {
    slug: 'lekkage-op-zolder',
    place: 'dak',
    subject: 'Schuin dak',
    title: 'Het lekt op zolder',
    description:
      'Vang het water op en houd het weg van de stroom. Lees waar een daklek vandaan komt en wie je belt.',
    picture: 'handyman',
    keywords: ['daklekkage', 'water door het plafond', 'natte isolatie', 'dakbeschot', 'dak lek'],
    sees: html`<ul>
      <li>Druppels of een plas op de zoldervloer, vooral na regen met wind.</li>
      <li>Bruine kringen op het plafond of op het hout.</li>
      <li>Isolatie die nat aanvoelt, of licht dat je tussen de pannen door ziet.</li>
    </ul>`,
    causes: html`<ul>
      <li>Een dakpan is gebroken of verschoven.</li>
      <li>Het lood bij de schoorsteen, het dakraam of de dakkapel sluit niet meer.</li>
      <li>De goot zit vol, zodat het water naar binnen loopt.</li>
      <li>Het regent niet? Dan is het vaak condens, of een lek in de ketel of een leiding.</li>
    </ul>`,
    now: html`<p>Loopt er water langs een lamp of stopcontact? Zet die groep uit in de meterkast. Bolt het plafond?
    Blijf eronder vandaan.</p>
    <ol>
      <li>Zet een emmer neer en leg er een touwtje in dat van het lek naar beneden hangt. Dat scheelt spatten.</li>
      <li>Haal spullen weg en maak foto’s, ook met de datum erbij.</li>
      <li>Zoek met een lamp waar het hout het hoogst nat is. Het gat zit vaak hoger dan de druppel.</li>
      <li>Ga het dak niet op. Nat is het glad, en in het donker zie je niets.</li>
    </ol>`,
    call: html`<p>Blijft het stromen? Bel vanavond nog een dakdekker voor een noodzeil. Druppelt het?
    <a href="${klusservice}">Boek een dakdekker</a> voor de komende dagen. Huur je, bel dan je verhuurder. Woon je in een
    appartement, bel dan de VvE: het dak is meestal van allemaal.</p>`,
    costs: html`<p>Een kleine reparatie kost ongeveer € 150 tot € 500. Bij spoed in de avond betaal je meer. Dit zijn
    prijzen van 2026. Schade binnen door regen is vaak verzekerd, slijtage van het dak meestal niet. Kijk in je polis.</p>`,
    related: [
      { label: 'Er liggen dakpannen los', href: '/problemen-oplossen/dakpannen-los-na-storm' },
      { label: 'De schoorsteen lekt of brokkelt', href: '/problemen-oplossen/schoorsteen-lekt-of-brokkelt' },
      { label: 'Doe de Dakcheck', href: '/dakcheck' },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'dakpannen-los-na-storm',
    place: 'dak',
    subject: 'Schuin dak',
    title: 'Dakpannen liggen los of zijn weg na storm',
    description:
      'Een losse pan kan iemand raken. Zet eerst de stoep af, en laat het dak pas maken als de wind weg is.',
    picture: 'insurance',
    keywords: ['schade door storm', 'noodreparatie', 'vorst', 'pan gebroken', 'windschade'],
    sees: html`<ul>
      <li>Scherven op straat, in de tuin of in de goot.</li>
      <li>Een donker gat of een scheve rij als je van een afstand kijkt.</li>
      <li>Geklapper op het dak als het waait.</li>
    </ul>`,
    causes: html`<ul>
      <li>Harde wind heeft pannen aan de rand of bij de nok opgetild.</li>
      <li>De haken die de pannen vasthouden, ontbreken of zijn verroest.</li>
      <li>De specie onder de nokpannen is oud en los.</li>
      <li>Iemand heeft op het dak gelopen, bijvoorbeeld voor zonnepanelen of een antenne.</li>
    </ul>`,
    now: html`<p>Blijf weg van de gevel zolang het stormt. Dreigt er iets groots op de straat te vallen? Bel 112.</p>
    <ol>
      <li>Houd kinderen binnen, zet de auto verderop en waarschuw je buren.</li>
      <li>Maak foto’s vanaf de grond. Bewaar een stuk van een gebroken pan, dat helpt bij het zoeken naar dezelfde.</li>
      <li>Kijk op zolder of het lekt. Schuift er een pan net scheef? Soms duw je die van binnenuit terug.</li>
      <li>Klim niet zelf het dak op, ook niet als de wind weg is.</li>
    </ol>
    <p>Is je dak van golfplaten of leien van voor 1994? Daar kan asbest in zitten. Raak de stukken dan niet aan en bel je
    gemeente.</p>`,
    call: html`<p>Meld de schade morgen bij je verzekeraar, voordat je alles laat maken. Een noodzeil mag bijna altijd
    meteen. Daarna <a href="${klusservice}">boek je een dakdekker</a>. Huur je of is er een VvE, dan regelt de
    verhuurder of het bestuur dit.</p>`,
    costs: html`<p>Een paar pannen terugleggen kost ongeveer € 150 tot € 400. Een nok opnieuw vastzetten kost eerder
    € 40 tot € 90 per meter. Dit zijn prijzen van 2026. Een <a href="${opstal}">opstalverzekering</a> betaalt stormschade
    vaak wel, maar achterstallig onderhoud niet. Kijk in je polis wat je zelf betaalt.</p>`,
    related: [
      { label: 'Het lekt op zolder', href: '/problemen-oplossen/lekkage-op-zolder' },
      { label: 'De schutting is omgewaaid of rot', href: '/problemen-oplossen/schutting-omgewaaid-of-rot' },
      { label: 'Doe de Dakcheck', href: '/dakcheck' },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'dak-vol-mos',
    place: 'dak',
    subject: 'Schuin dak',
    title: 'Het dak zit vol mos',
    description:
      'Mos op een pannendak is meestal niet erg. Lees wanneer je het weg laat halen en wat je beter niet doet.',
    picture: 'inspection',
    keywords: ['groene aanslag', 'algen', 'dakreiniging', 'korstmos', 'hogedrukspuit', 'dak schoonmaken'],
    sees: html`<ul>
      <li>Groene kussens op de pannen, het meest aan de kant waar weinig zon komt.</li>
      <li>Bolletjes mos in de goot of op het terras.</li>
      <li>Water dat bij een bui over de rand van de goot loopt.</li>
    </ul>`,
    causes: html`<ul>
      <li>Schaduw van bomen of een kant op het noorden: het dak droogt daar traag.</li>
      <li>Oude pannen zijn ruwer, zodat mos er beter op blijft zitten.</li>
      <li>Een flauwe helling, waar het water langzaam van af loopt.</li>
    </ul>`,
    now: html`<p>Er is geen haast. Een dakpan die heel is, kan goed tegen mos.</p>
    <ul>
      <li>Heb je golfplaten of leien van voor 1994? Schrob of spuit die nooit: er kan asbest in zitten.</li>
      <li>Houd de goot schoon, want daar geeft mos de meeste last.</li>
      <li>Snoei takken die boven je dak hangen.</li>
      <li>Gebruik geen hogedruk. Die spuit water onder de pannen en maakt ze ruw.</li>
      <li>Strooi geen chloor of zout. Dat spoelt naar de tuin en het riool, en tast zink aan.</li>
    </ul>`,
    call: html`<p>Ligt het mos zo dik dat pannen omhoog komen? Of lekt het? Laat dan een dakdekker kijken. Komt er iemand
    aan de deur die meteen wil beginnen? Teken niets en vraag twee andere prijzen op. Via de
    <a href="${klusservice}">Klusservice</a> zie je vooraf wat je betaalt.</p>`,
    costs: html`<p>Een rijtjeshuis laten borstelen en de goot legen kost ongeveer € 300 tot € 800. Een coating kost veel
    meer en is zelden nodig. Dat zijn prijzen van 2026. Een verzekering betaalt dit niet, want het is onderhoud.</p>`,
    related: [
      { label: 'De dakgoot loopt over', href: '/problemen-oplossen/dakgoot-loopt-over' },
      { label: 'Het lekt op zolder', href: '/problemen-oplossen/lekkage-op-zolder' },
      { label: 'Welk dak heb jij? Doe de Dakcheck', href: '/dakcheck' },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'plat-dak-plassen-of-blazen',
    place: 'dak',
    subject: 'Plat dak',
    title: 'Er staan plassen of blazen op het platte dak',
    description:
      'Een plas die blijft staan is zwaar en zoekt een gat. Lees wat je veilig zelf doet en wat een dakdekker doet.',
    picture: 'handyman',
    keywords: ['bitumen', 'epdm', 'dakleer', 'aanbouw lekt', 'garage', 'dakkapel'],
    sees: html`<ul>
      <li>Water dat twee dagen na de regen nog op het dak staat.</li>
      <li>Bulten in de dakbedekking, die zacht zijn als het warm is.</li>
      <li>Losse randen, scheurtjes of een vlek op het plafond eronder.</li>
    </ul>`,
    causes: html`<ul>
      <li>De afvoer zit dicht met blad, mos of een dood dier.</li>
      <li>Het dak ligt te vlak of is wat doorgezakt.</li>
      <li>Onder de bovenste laag zit vocht. De zon maakt er damp van, en dat geeft een blaas.</li>
      <li>De bedekking is op. Na twintig tot dertig jaar is dat gewoon.</li>
    </ul>`,
    now: html`<p>Staat er veel water of zakt het plafond? Ga de kamer uit en kom er niet meer onder. Bij gevaar voor
    instorten bel je 112.</p>
    <ol>
      <li>Kijk uit een raam dat hoger ligt. Ga niet alleen op het dak, en nooit bij regen of in het donker.</li>
      <li>Kun je veilig bij de afvoer? Haal het blad weg en giet er een emmer water in als proef.</li>
      <li>Laat blazen heel. Wie erin prikt, maakt zelf een lek.</li>
      <li>Lekt het al? Zet een emmer neer en houd stroom en water uit elkaar.</li>
    </ol>`,
    call: html`<p>Laat een dakdekker komen als een plas na schoonmaken blijft, of als een blaas groter is dan een bord. Je
    <a href="${klusservice}">boekt hem hier</a>. Is het dak doorgebogen, vraag dan eerst
    <a href="${terugbellen}">een bouwkundige</a>. Bij een flat beslist de VvE.</p>`,
    costs: html`<p>Eén plek dichtmaken kost ongeveer € 150 tot € 400. Een nieuwe laag kost ongeveer € 70 tot € 130 per
    vierkante meter. Dat zijn prijzen van 2026. Ga je het dak toch vernieuwen? Isoleren kan dan vaak in één keer mee.</p>`,
    related: [
      { label: 'De dakgoot loopt over', href: '/problemen-oplossen/dakgoot-loopt-over' },
      { label: 'Samen isoleren', href: '/diensten/diensten-verduurzamen/collectieve-inkoop-isoleren' },
      { label: 'Doe de Dakcheck', href: '/dakcheck' },
    ],
    reviewed: '2026-11-24',
  },
]
