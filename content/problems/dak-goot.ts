import { html } from '../html.ts'
import type { Problem } from './problem.ts'

const klusservice = '/diensten/wonen-en-onderhoud-diensten/klusservice'
const terugbellen = '/contact/terugbelafspraak-bouwtechnisch'

/** Further problems of the place `dak`: what stands on a roof and hangs from it. */
export const dakGoot: Problem[] = [
  {
    slug: 'dakgoot-loopt-over',
    place: 'dak',
    subject: 'Dakgoot',
    title: 'De dakgoot loopt over',
    description:
      'Meestal zit er blad in de goot of in de regenpijp. Lees hoe je dat veilig nagaat en wat het kost.',
    picture: 'handyman',
    keywords: ['goot schoonmaken', 'verstopte goot', 'hemelwaterafvoer', 'bladvanger', 'bladeren'],
    sees: html`<ul>
      <li>Bij een bui stort water over de rand, vaak steeds op dezelfde plek.</li>
      <li>Er groeien plantjes in de goot.</li>
      <li>De muur onder de goot is groen of nat.</li>
    </ul>`,
    causes: html`<ul>
      <li>Blad, mos of een vogelnest houdt het water tegen.</li>
      <li>De regenpijp is verstopt, meestal in de bocht bovenaan of onder de grond.</li>
      <li>Een beugel is los, zodat de goot de verkeerde kant op helt.</li>
      <li>Heel zware regen: soms kan een goot het even niet aan. Dan is er niets stuk.</li>
    </ul>`,
    now: html`<p>Ga vanavond geen ladder op. Wacht op droog weer en daglicht, en laat iemand de ladder vasthouden.</p>
    <ol>
      <li>Zet spullen weg waar het water valt, en kijk of er binnen iets nat wordt.</li>
      <li>Luister bij de regenpijp. Hoor je bij regen niets stromen? Dan zit die dicht.</li>
      <li>Kun je er veilig bij, schep de goot dan leeg en spoel na met de tuinslang. Draag handschoenen.</li>
      <li>Leg een bolrooster in het gat naar de pijp. Dat houdt het volgende blad tegen.</li>
    </ol>
    <p>Komt er water omhoog uit het putje op de grond? Dan zit de verstopping in het riool.</p>`,
    call: html`<p>Is de goot hoger dan de eerste verdieping of kun je nergens stevig staan? Laat het doen via de
    <a href="${klusservice}">Klusservice</a>. Huurders vragen eerst hun verhuurder: goten hoog aan een huis zijn vaak zijn
    taak. In een appartement hoort het bij de VvE.</p>`,
    costs: html`<p>De goten van een rijtjeshuis laten legen kost ongeveer € 80 tot € 200. Een regenpijp ontstoppen kost
    ongeveer € 100 tot € 250. Dit zijn prijzen van 2026. Water dat door een vieze goot binnenkomt, is vaak niet
    verzekerd.</p>`,
    related: [
      { label: 'De dakgoot lekt', href: '/problemen-oplossen/dakgoot-lekt' },
      { label: 'Het dak zit vol mos', href: '/problemen-oplossen/dak-vol-mos' },
      { label: 'Een klus laten doen', href: klusservice },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'dakgoot-lekt',
    place: 'dak',
    subject: 'Dakgoot',
    also: ['gevel.vocht-in-de-muur'],
    title: 'De dakgoot lekt',
    description:
      'Een lek in de goot maakt je muur nat. Lees hoe je de plek vindt en of repareren nog zin heeft.',
    picture: 'handyman',
    keywords: ['bakgoot', 'gootstuk', 'roest', 'kapotte goot', 'soldeer', 'regenpijp'],
    sees: html`<ul>
      <li>Druppels onder de goot, ook een tijd na de regen.</li>
      <li>Witte of groene strepen op de gevel.</li>
      <li>Verf die van de gootplank bladdert, of hout dat zacht is.</li>
    </ul>`,
    causes: html`<ul>
      <li>Een naad tussen twee stukken is opengegaan door warmte en kou.</li>
      <li>Zink is dun geworden en heeft gaatjes. Na een jaar of dertig komt dat vaak voor.</li>
      <li>In een goot van kunststof is een rubber uitgedroogd.</li>
      <li>De houten bak eronder is gaan rotten, zodat de goot zakt.</li>
    </ul>`,
    now: html`<p>Hangt er een stuk los? Loop er niet onderdoor en zet de stoep af.</p>
    <ol>
      <li>Kijk bij regen van beneden waar de eerste druppel valt, en maak een foto.</li>
      <li>Zet een ton of emmer neer, zodat de muur minder nat wordt.</li>
      <li>Is het droog en kun je er veilig bij? Maak de naad schoon en plak er een band voor goten op. Dat is tijdelijk.</li>
      <li>Smeer geen kit over zink met gaatjes. Het water kruipt er binnen een winter onder.</li>
    </ol>
    <p>Ga nooit alleen een ladder op. Een grijze goot of pijp van vezelcement van voor 1994 kan asbest hebben: boor en
    breek daar niets aan.</p>`,
    call: html`<p>Voor solderen en voor een nieuw stuk goot heb je een vakman nodig.
    <a href="${klusservice}">Boek een dakdekker of loodgieter</a>. Is de muur binnen al nat, laat dan ook
    <a href="${terugbellen}">een bouwkundige</a> meekijken. Huur je, of is er een VvE? Meld het daar, met je foto.</p>`,
    costs: html`<p>Een naad laten dichten kost ongeveer € 100 tot € 300. Nieuwe zinken goot kost ongeveer € 90 tot € 180
    per meter, met het werk erbij. Dat zijn prijzen van 2026. Slijtage betaal je meestal zelf. Is de goot stuk door storm
    of sneeuw? Kijk dan in je polis.</p>`,
    related: [
      { label: 'De dakgoot loopt over', href: '/problemen-oplossen/dakgoot-loopt-over' },
      {
        label: 'De buitenmuur is van binnen nat',
        href: '/problemen-oplossen/vochtplek-op-buitenmuur',
      },
      { label: 'Doe de Dakcheck', href: '/dakcheck' },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'schoorsteen-lekt-of-brokkelt',
    place: 'dak',
    subject: 'Schoorsteen',
    title: 'De schoorsteen lekt of brokkelt',
    description:
      'Een losse schoorsteen kan vallen en een kapot kanaal kan gas binnenlaten. Lees wat je eerst doet.',
    picture: 'inspection',
    keywords: ['schoorsteenlood', 'loodslab', 'rookkanaal', 'open haard', 'rook', 'kapotte schoorsteen'],
    sees: html`<ul>
      <li>Een vochtkring op zolder of op de muur rond het kanaal.</li>
      <li>Stukjes steen of voeg in de goot of op het terras.</li>
      <li>De schoorsteen staat scheef of je ziet scheuren.</li>
    </ul>`,
    causes: html`<ul>
      <li>Het lood rond de voet is gescheurd of opgewaaid.</li>
      <li>De voegen zijn zacht door regen en vorst.</li>
      <li>De plaat bovenop heeft een barst, of er zit geen kap op.</li>
      <li>Storm of een oude antenne heeft het metselwerk losgetrokken.</li>
    </ul>`,
    now: html`<p>Dreigt de schoorsteen te vallen? Blijf weg van die kant van het huis, houd anderen daar weg en bel 112.</p>
    <ul>
      <li>Stook niet in een haard of kachel met een kapot kanaal. Er kan koolmonoxide in huis komen, en dat ruik je niet.</li>
      <li>Hoofdpijn, misselijk of gaat de CO-melder af? Ga naar buiten en bel 112.</li>
      <li>Zet een emmer onder het lek en maak foto’s, ook van buiten met de zoom.</li>
      <li>Klim er niet zelf heen. Een losse steen geeft geen houvast.</li>
    </ul>`,
    call: html`<p>Voor lood en voegen <a href="${klusservice}">boek je een dakdekker of metselaar</a>. Twijfel je of hij nog
    veilig staat? Vraag <a href="${terugbellen}">een bouwkundige</a>. Gebruik je het kanaal, dan moet ook een
    schoorsteenveger kijken. Hangt de ketel eraan? Zet hem uit en bel de installateur. Delen buren de schoorsteen of is er een VvE?
    Overleg eerst wie wat betaalt.</p>`,
    costs: html`<p>Nieuw lood kost ongeveer € 400 tot € 1.000 en opnieuw voegen ongeveer € 300 tot € 900. Weghalen en het
    dak dichtmaken kost al snel € 1.000 tot € 2.500. Dit zijn prijzen van 2026. Is hij omgewaaid? Dat is vaak verzekerd.
    Oude voegen zijn dat niet.</p>`,
    related: [
      { label: 'Het lekt op zolder', href: '/problemen-oplossen/lekkage-op-zolder' },
      { label: 'De voegen brokkelen', href: '/problemen-oplossen/voegen-brokkelen' },
      { label: 'Bouwtechnische keuring', href: '/diensten/keuringen/bouwtechnische-keuring' },
    ],
    reviewed: '2026-11-24',
  },
]
