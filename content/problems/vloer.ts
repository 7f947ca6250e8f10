import { html } from '../html.ts'
import type { Problem } from './problem.ts'

const klusservice = '/diensten/wonen-en-onderhoud-diensten/klusservice'
const terugbellen = '/contact/terugbelafspraak-bouwtechnisch'
const keuring = '/diensten/keuringen/bouwtechnische-keuring'

export const vloer: Problem[] = [
  {
    slug: 'vloer-kraakt',
    place: 'vloer',
    subject: 'Vloer',
    title: 'De vloer of trap kraakt',
    description: 'Gekraak is meestal hout dat langs hout schuift. Lees hoe je de plek vindt en stil krijgt.',
    picture: 'handyman',
    keywords: ['krakende vloer', 'piepen', 'houten vloer', 'traptrede', 'krakende trap'],
    sees: html`<ul>
      <li>Je hoort een kraak of piep op steeds dezelfde plek.</li>
      <li>Een plank of trede beweegt een beetje als je erop stapt.</li>
      <li>In de winter, met de verwarming aan, is het luider.</li>
    </ul>`,
    causes: html`<ul>
      <li>Droog hout is gekrompen, zodat spijkers en planken speling hebben.</li>
      <li>Laminaat of parket ligt hol over een bobbel.</li>
      <li>Een leiding schuurt langs een balk. Dat tikt, ook als niemand loopt.</li>
      <li>Een balk is zacht of los. Dan veert de vloer ook.</li>
    </ul>`,
    now: html`<p>Alleen geluid is niet gevaarlijk. Zakt de vloer onder je voet of helt hij, ga er dan af.</p>
    <ol>
      <li>Laat iemand lopen en luister met je hand op de vloer. Plak een stukje tape op de plek.</li>
      <li>Ligt de plank los? Zet hem met een korte schroef vast in de balk. Ertussen kunnen leidingen lopen.</li>
      <li>Bij een trap: draai onder de trede een schroef of lijm een houten blokje in de hoek.</li>
      <li>Strooi talkpoeder in de naad. Voor een paar weken is het dan stiller.</li>
    </ol>
    <p>Ligt er oud zeil onder, van voor 1994? Laat dat liggen en schuur het niet. Er kan asbest in zitten.</p>`,
    call: html`<p>Kom je er niet bij, of kraakt een hele kamer? <a href="${klusservice}">Boek een timmerman</a>. Veert de
    vloer ook, vraag dan <a href="${terugbellen}">een bouwkundige</a>. In een flat geldt vaak een regel over vloeren en
    geluid: vraag eerst de VvE. Huurders vragen hun verhuurder, want de vloer zelf is van hem.</p>`,
    costs: html`<p>Schroeven en lijm kosten € 10 tot € 20. Een timmerman kost ongeveer € 100 tot € 300 voor een paar
    plekken of een trap. Dat zijn prijzen van 2026. Een verzekering betaalt dit niet.</p>`,
    related: [
      { label: 'De vloer veert of zakt', href: '/problemen-oplossen/vloer-veert-of-zakt' },
      {
        label: 'Het laminaat of parket komt omhoog',
        href: '/problemen-oplossen/laminaat-of-parket-komt-omhoog',
      },
      { label: 'Een klus laten doen', href: klusservice },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'vloer-veert-of-zakt',
    place: 'vloer',
    subject: 'Vloer',
    title: 'De vloer veert of zakt',
    description:
      'Een vloer die zakt kan bezwijken. Haal eerst het gewicht eraf en laat de balken of het beton bekijken.',
    picture: 'inspection',
    keywords: ['verende vloer', 'balklaag', 'houtworm', 'kwaaitaalvloer', 'betonrot', 'verzakte vloer'],
    sees: html`<ul>
      <li>Glazen in de kast rinkelen als iemand loopt.</li>
      <li>Er zit een kier tussen plint en vloer, en die wordt groter.</li>
      <li>Een knikker rolt steeds naar dezelfde hoek.</li>
    </ul>`,
    causes: html`<ul>
      <li>De balken zijn dun voor wat erop staat, zoals een bad of een volle boekenkast.</li>
      <li>De kop van een balk rot weg in een natte muur.</li>
      <li>Insecten of een schimmel tasten het hout aan.</li>
      <li>Bij beton van 1965 tot 1983: het staal erin kan roesten. Zulke vloeren heten Kwaaitaal of Manta.</li>
      <li>Iemand heeft een muur weggehaald die de vloer droeg.</li>
    </ul>`,
    now: html`<p>Hoor je gekraak, vallen er stukken of zakt hij ineens? Iedereen naar buiten, en bel 112.</p>
    <ol>
      <li>Haal zware dingen weg en loop niet meer over het midden van de plek.</li>
      <li>Meet de kier bij de plint en schrijf de datum erbij.</li>
      <li>Kijk vanuit het luik met een lamp onder de vloer. Zie je roest, losse brokken of draden van een zwam, ga er dan
      niet in.</li>
      <li>Prik in een balk waar je bij kunt. Zakt een schroevendraaier erin, dan is het hout aangetast.</li>
    </ol>
    <p>Ga nooit alleen een kruipruimte in. Er kan weinig zuurstof zijn.</p>`,
    call: html`<p>Bel binnen een paar dagen <a href="${terugbellen}">een bouwkundige</a>, of vraag een
    <a href="${keuring}">bouwtechnische keuring</a>. Laat geen klusser balken vervangen voordat duidelijk is waarom ze
    zakken. Huurders bellen de verhuurder. In een appartement is de vloer tussen twee woningen meestal van de VvE.</p>`,
    costs: html`<p>Een keuring kost bij ons vanaf {price.bouwtechnische_keuring_450}. Een paar balken versterken kost
    ongeveer € 500 tot € 2.000. Een hele vloer vervangen kost al snel € 6.000 tot € 15.000. Dat zijn prijzen van 2026. Rot
    en insecten zijn vaak niet verzekerd.</p>`,
    related: [
      { label: 'De vloer of trap kraakt', href: '/problemen-oplossen/vloer-kraakt' },
      { label: 'Het huis staat scheef of verzakt', href: '/problemen-oplossen/huis-staat-scheef' },
      { label: 'Bouwtechnische keuring', href: keuring },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'huis-staat-scheef',
    place: 'vloer',
    subject: 'Fundering',
    also: ['gevel.scheuren-en-voegen'],
    title: 'Het huis staat scheef of verzakt',
    description:
      'Scheef staan is vaak oud en soms gevaarlijk. Lees hoe je ziet of het doorgaat, en wat je laat onderzoeken.',
    picture: 'inspection',
    keywords: ['funderingsschade', 'paalrot', 'heipalen', 'grondwater', 'funderingslabel', 'bodemdaling'],
    sees: html`<ul>
      <li>Vloeren lopen af, deuren gaan vanzelf open of dicht.</li>
      <li>Er lopen trapvormige scheuren in de gevel, die breder worden.</li>
      <li>De stoep komt hoger te liggen, of het huis hangt naar de buren.</li>
    </ul>`,
    causes: html`<ul>
      <li>Oude zetting: het huis is lang geleden scheef gezakt en staat nu stil.</li>
      <li>Houten palen rotten als ze te lang boven het water staan.</li>
      <li>Zonder palen: veen of kleigrond krimpt in een droge zomer.</li>
      <li>Een lek riool spoelt grond weg, of er wordt vlakbij gegraven of geheid.</li>
    </ul>`,
    now: html`<p>Scheurt er ineens een muur, of gaan er deuren vast terwijl het kraakt? Ga naar buiten en bel 112. Ruik je
    gas, bel dan buiten 0800 9009: een leiding kan gebroken zijn.</p>
    <ol>
      <li>Zet streepjes bij elke scheur, met datum en foto. Herhaal dat elke maand.</li>
      <li>Meet met een waterpas hoe scheef de vloer is en schrijf het op.</li>
      <li>Vraag de buren of zij hetzelfde zien. Een rij huizen heeft vaak één fundering.</li>
      <li>Vraag je gemeente wat er over jouw straat bekend is.</li>
    </ol>`,
    call: html`<p>Worden scheuren breder, laat je dan snel <a href="${terugbellen}">terugbellen door een bouwkundige</a>.
    Die zegt of een onderzoek van de fundering nodig is. Doe dat liefst samen met de buren aan wie je vast zit. Is er een
    VvE, dan beslist de vergadering. Huurders melden het op papier bij de verhuurder.</p>`,
    costs: html`<p>Een <a href="${keuring}">bouwtechnische keuring</a> kost bij ons vanaf
    {price.bouwtechnische_keuring_450}. Funderingsonderzoek kost ongeveer € 2.000 tot € 6.000. Herstel kost vaak € 50.000
    of veel meer. Dit zijn prijzen van 2026. Verzakking is meestal niet verzekerd. Kijk in je polis, ook bij een lekkend
    riool.</p>`,
    related: [
      { label: 'Er zit een scheur in de muur', href: '/problemen-oplossen/scheur-in-de-muur' },
      { label: 'De terrastegels verzakken', href: '/problemen-oplossen/terrastegels-verzakken' },
      { label: 'De deur klemt', href: '/problemen-oplossen/deur-klemt' },
      { label: 'Doe de Scheurenwijzer', href: '/rekentools/scheurenwijzer' },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'laminaat-of-parket-komt-omhoog',
    place: 'vloer',
    subject: 'Laminaat en parket',
    title: 'Het laminaat of parket komt omhoog',
    description:
      'Een bolle vloer heeft te weinig ruimte of te veel vocht. Lees hoe je dat ziet en wat nog te redden is.',
    picture: 'handyman',
    keywords: ['naden open', 'kromtrekken', 'pvc', 'houten vloer', 'uitzetten', 'vloer staat bol'],
    sees: html`<ul>
      <li>Een bult die meegeeft als je erop staat.</li>
      <li>Naden die omhoog staan of dik zijn geworden.</li>
      <li>Donkere randen, of een plint die loskomt.</li>
    </ul>`,
    causes: html`<ul>
      <li>De vloer ligt klem tegen de muur of onder een zware keuken. Hout zet uit en kan nergens heen.</li>
      <li>Er is water onder gekomen: een vaatwasser, een radiator, een kapotte leiding.</li>
      <li>De dekvloer was nog nat toen de vloer werd gelegd.</li>
      <li>Er trekt vocht op uit de kruipruimte.</li>
    </ul>`,
    now: html`<p>Is de vloer nat bij een stopcontact of verlengsnoer? Zet eerst die groep uit in de meterkast.</p>
    <ol>
      <li>Zoek het water. Lees de watermeter af met alle kranen dicht. Draait hij door, sluit dan de hoofdkraan.</li>
      <li>Dep alles droog en zet de kamer open. Zet de verwarming niet ineens hoog.</li>
      <li>Haal de plint weg waar het bol staat. Zie je geen kier van ongeveer een centimeter, dan ligt hij klem.</li>
      <li>Maak foto’s voordat je iets opruimt, en bewaar een natte plank voor de verzekeraar.</li>
    </ol>
    <p>Spijker een bult niet vast. Onder de vloer kan een leiding van de verwarming liggen.</p>`,
    call: html`<p>Zit er een lek onder? <a href="${klusservice}">Boek een loodgieter</a>. Ligt de vloer alleen klem, dan
    kan een vakman de rand inkorten. Is hij nieuw, meld het dan op papier bij de legger. Komt het water van de buren boven
    je, bel hen en de VvE. Een huurder belt de verhuurder over het lek; de vloer is soms van hemzelf.</p>`,
    costs: html`<p>Een rand inkorten kost ongeveer € 100 tot € 250. Nieuw laminaat leggen kost ongeveer € 30 tot € 60 per
    vierkante meter, parket al gauw het dubbele of meer. Dat zijn prijzen van 2026. Schade door een plots lek is vaak
    verzekerd.</p>`,
    related: [
      { label: 'De bovenburen hebben een lekkage', href: '/problemen-oplossen/lekkage-van-bovenburen' },
      { label: 'De vloer of trap kraakt', href: '/problemen-oplossen/vloer-kraakt' },
      { label: 'Een klus laten doen', href: klusservice },
    ],
    reviewed: '2026-11-24',
  },
]
