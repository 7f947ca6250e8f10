import { html } from '../html.ts'
import type { Problem } from './problem.ts'

const klusservice = '/diensten/wonen-en-onderhoud-diensten/klusservice'
const keuring = '/diensten/keuringen/bouwtechnische-keuring'
const terugbellen = '/contact/terugbelafspraak-bouwtechnisch'
const isoleren = '/diensten/diensten-verduurzamen/collectieve-inkoop-isoleren'
const opstal = '/diensten/verzekeringen/opstalverzekering'

export const kelder: Problem[] = [
  {
    slug: 'water-in-kruipruimte',
    place: 'kelder',
    subject: 'Water en vocht',
    title: 'Er staat water in de kruipruimte',
    description:
      'Zoek eerst uit of het uit een leiding komt of uit de grond. Een leiding sluit je nu af, grondwater kan wachten.',
    picture: 'inspection',
    keywords: ['ondergelopen', 'nat onder de vloer', 'kruipluik', 'drainage', 'vocht'],
    sees: html`<ul>
      <li>Onder het luik zie je water of natte grond.</li>
      <li>De vloer is koud en ramen beslaan beneden.</li>
      <li>Het ruikt muf in de gang.</li>
    </ul>`,
    causes: html`<ul>
      <li>De grond is nat: na veel regen stijgt het water vanzelf.</li>
      <li>Een leiding voor water of verwarming lekt.</li>
      <li>Een buis van het riool is kapot. Dat ruik je.</li>
      <li>Regen van het dak of de tuin loopt naar je huis toe.</li>
    </ul>`,
    now: html`<p>Ga er niet in. Zitten er draden of stopcontacten, zet die groep dan uit. Ruik je gas, ga dan naar
    buiten en bel daar 0800 9009.</p>
    <ol>
      <li>Doe alle kranen dicht en kijk naar de watermeter. Loopt die door, draai dan de hoofdkraan dicht.</li>
      <li>Zakt de druk van de cv-ketel? Dan lekt misschien de verwarming.</li>
      <li>Ruik bij het luik en kijk met een lamp. Vies water wijst op het riool: spoel dan niet meer door.</li>
      <li>Zet een streepje op een stok bij het luik. Stijgt het?</li>
      <li>Laat de roosters in de gevel open.</li>
    </ol>
    <p>Pomp grondwater niet zomaar weg: het komt terug, en de grond kan gaan schuiven.</p>`,
    call: html`<p>Bij een lek <a href="${klusservice}">boek je een loodgieter</a>. Lekt het vóór je meter, bel dan het
    waterbedrijf. Vraag je gemeente of het grondwater hoog staat. Blijft het langer dan een paar weken staan, laat dan
    <a href="${terugbellen}">een bouwkundige</a> meekijken naar balken en fundering. Bij een appartement is de
    kruipruimte meestal van de VvE. Bij huur bel je de verhuurder.</p>`,
    costs: html`<p>Een lek opsporen kost ongeveer € 250 tot € 500. Een pomp met put is vaak € 500 tot € 1.500, en een
    droge laag op de bodem € 20 tot € 45 per vierkante meter. Dat zijn prijzen van 2026. Een
    <a href="${opstal}">opstalverzekering</a> betaalt grondwater vaak niet, een gesprongen leiding vaak wel.</p>`,
    related: [
      { label: 'De kruipruimte stinkt', href: '/problemen-oplossen/kruipruimte-stinkt' },
      { label: 'Er komt water terug bij zware regen', href: '/problemen-oplossen/water-terug-bij-regen' },
      { label: 'De cv-ketel verliest druk', href: '/problemen-oplossen/cv-ketel-verliest-druk' },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'vochtige-kelder',
    place: 'kelder',
    subject: 'Water en vocht',
    title: 'Je kelder is vochtig',
    description:
      'Slaat het vocht uit de lucht neer, of komt het door de muur? Met een stuk folie weet je dat binnen een paar dagen.',
    picture: 'inspection',
    keywords: ['keldermuur', 'condens', 'optrekkend', 'schimmel', 'souterrain'],
    sees: html`<ul>
      <li>De muren zijn donker of voelen klam.</li>
      <li>Er zit wit poeder op de stenen, of de verf laat los.</li>
      <li>Er staat een plas langs de muur.</li>
    </ul>`,
    causes: html`<ul>
      <li>Warme lucht komt op koude muren en wordt water. Dat zie je vooral in de zomer.</li>
      <li>Grondwater drukt door de muur of de naad.</li>
      <li>Een leiding of het riool lekt.</li>
      <li>Regen van een kapotte regenpijp zakt langs de muur omlaag.</li>
    </ul>`,
    now: html`<p>Staat er water op de vloer? Loop er niet in zolang er stroom op zit. Zet die uit als je droog bij de
    meterkast komt.</p>
    <ol>
      <li>Zet spullen op stenen of een rek, los van de muur.</li>
      <li>Droog een stuk muur en plak er een vel folie op, aan alle kanten dicht. Wacht drie dagen.</li>
      <li>Nat aan jouw kant? Dan is het de lucht. Nat erachter? Dan komt het door de muur.</li>
      <li>Lucht als het buiten koud en droog is. Houd op warme dagen het raam juist dicht.</li>
      <li>Laat een ontvochtiger draaien en kijk buiten of de regenpijp heel is.</li>
    </ol>
    <p>Zie je in een huis van voor 1994 grijze platen? Raak ze niet aan: er kan asbest in zitten. Laat ze
    onderzoeken.</p>`,
    call: html`<p>Komt het door de muur? Vraag eerst raad aan <a href="${terugbellen}">een bouwkundige</a>, en dan pas
    een offerte. Verf aan de binnenkant houdt druk van water vaak niet tegen. Bij een lek bel je
    <a href="${klusservice}">een loodgieter</a>. Kelders van appartementen zijn vaak van de VvE. Een huurder meldt het
    met foto’s bij de verhuurder.</p>`,
    costs: html`<p>Een ontvochtiger kost ongeveer € 150 tot € 350. Een kelder waterdicht maken is vaak € 100 tot € 250
    per vierkante meter. Het zijn prijzen van 2026. Vocht dat langzaam komt, is vaak niet verzekerd.</p>`,
    related: [
      { label: 'Er staat water in de kruipruimte', href: '/problemen-oplossen/water-in-kruipruimte' },
      { label: 'De kruipruimte stinkt', href: '/problemen-oplossen/kruipruimte-stinkt' },
      { label: 'Je huis laten keuren', href: keuring },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'kruipruimte-stinkt',
    place: 'kelder',
    subject: 'Stank',
    also: ['riool.stank-en-geborrel'],
    title: 'De kruipruimte stinkt',
    description:
      'Muf betekent vocht en te weinig lucht, scherp betekent vaak riool. Sluit eerst uit dat het gas is.',
    picture: 'inspection',
    keywords: ['muffe geur', 'luchtje', 'ventilatierooster', 'rot hout', 'bedompt', 'schimmellucht'],
    sees: html`<ul>
      <li>De gang of meterkast ruikt muf of naar aarde.</li>
      <li>Bij het luik ruikt het naar riool.</li>
      <li>Er hangt een zoete stank, van een dood dier.</li>
      <li>De vloer veert of de plinten zijn zacht.</li>
    </ul>`,
    causes: html`<ul>
      <li>De roosters in de gevel zitten dicht met zand, planten of tegels.</li>
      <li>De grond is nat of er staat water.</li>
      <li>Een buis van het riool lekt.</li>
      <li>Balken of resten van planken rotten.</li>
      <li>Er ligt een dode muis of rat.</li>
    </ul>`,
    now: html`<p>Ruikt het naar rotte eieren of gas? Doe geen lamp aan, zet ramen open, ga naar buiten en bel daar
    0800 9009.</p>
    <ol>
      <li>Zoek buiten de roosters, laag in de gevel. Haal bladeren en zand weg.</li>
      <li>Open het luik een uur, met de ramen open. Kijk met een zaklamp, maar ga er niet in.</li>
      <li>Zie je water, kijk dan of de watermeter loopt terwijl alle kranen dicht zijn.</li>
      <li>Giet water in alle putjes in huis. Zo weet je of de lucht daarvandaan komt.</li>
      <li>Plak de kieren van het luik af met tochtstrip. Ook kieren rond buizen in de meterkast laten lucht door.</li>
    </ol>
    <p>Ligt er grijs plaatmateriaal of bros spul om buizen, in een huis van voor 1994? Dat kan asbest zijn. Doe het luik
    dicht en laat het onderzoeken.</p>`,
    call: html`<p>Rioollucht? <a href="${klusservice}">Boek een loodgieter</a>. Zijn balken zacht of veert de vloer,
    laat je huis dan <a href="${keuring}">bouwkundig keuren</a>. Huurders vragen de verhuurder om dit te doen. In een
    appartement op de begane grond is de ruimte onder je vloer meestal van de VvE.</p>`,
    costs: html`<p>Roosters schoonmaken kost niets en een nieuw rooster is € 10 tot € 30. Een droge laag op de bodem
    kost ongeveer € 20 tot € 45 per vierkante meter. Het zijn prijzen van 2026.</p>`,
    related: [
      { label: 'Er staat water in de kruipruimte', href: '/problemen-oplossen/water-in-kruipruimte' },
      { label: 'Het ruikt naar riool in huis', href: '/problemen-oplossen/rioollucht-in-huis' },
      { label: 'Je vloer isoleren', href: isoleren },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'muizen-of-ratten-in-kruipruimte',
    place: 'kelder',
    subject: 'Muizen en ratten',
    title: 'Muizen of ratten onder de vloer',
    description: 'Berg eten op, maak gaten dicht en zet vallen. Bij ratten laat je ook het riool nakijken.',
    picture: 'inspection',
    keywords: ['ongedierte', 'kruipruimte', 'plaagdieren', 'ongediertebestrijder', 'knaagdieren'],
    sees: html`<ul>
      <li>Je hoort ’s nachts geritsel of geknaag.</li>
      <li>Er liggen keutels. Een rijstkorrel wijst op een muis, een boon op een rat.</li>
      <li>Je ziet knaagsporen aan verpakking, hout of draden.</li>
      <li>In de tuin zitten gaten langs de muur.</li>
    </ul>`,
    causes: html`<ul>
      <li>Een muis komt door een gat zo dik als een potlood, een rat door een gat als een duim.</li>
      <li>Rond buizen en roosters zitten kieren.</li>
      <li>Er ligt eten, voer voor dieren of open afval.</li>
      <li>Ratten komen vaak door een kapotte rioolbuis.</li>
    </ul>`,
    now: html`<p>Is een draad aangevreten? Zet die groep uit en laat hem uit.</p>
    <ol>
      <li>Stop eten en voer in potten of blikken. Zet de vuilnis dicht weg.</li>
      <li>Zet klapvallen langs de muur met pindakaas, buiten bereik van kinderen en dieren.</li>
      <li>Maak keutels nat voordat je ze opveegt, met handschoenen en een mondkapje. Zuig ze niet op.</li>
      <li>Zijn de vallen een week leeg? Vul dan pas de kieren, met staalwol en cement. Zet op roosters gaas met gaatjes
      van 5 mm, zodat er lucht blijft.</li>
    </ol>
    <p>Strooi geen gif. Dat is ook gevaarlijk voor kinderen, katten en uilen.</p>`,
    call: html`<p>Meld ratten bij je gemeente: die komt soms zelf kijken. Zie je ze vaker dan twee weken, bel dan een
    bestrijder. Vermoed je een gat in het riool? <a href="${klusservice}">Boek een loodgieter</a> met camera. In een
    appartement pakt de VvE het hele gebouw aan, want alleen jouw woning helpt niet. Als huurder laat je gaten in de
    muur door de verhuurder dichten.</p>`,
    costs: html`<p>Vallen en staalwol kosten samen ongeveer € 15 tot € 40. Een bestrijder rekent vaak € 150 tot € 350
    voor een paar bezoeken. Dat zijn prijzen van 2026. Knaagschade valt vaak buiten de verzekering. Kijk in je
    polis.</p>`,
    related: [
      { label: 'Het ruikt naar riool in huis', href: '/problemen-oplossen/rioollucht-in-huis' },
      { label: 'De kruipruimte stinkt', href: '/problemen-oplossen/kruipruimte-stinkt' },
      { label: 'De aardlekschakelaar slaat af', href: '/problemen-oplossen/aardlekschakelaar-slaat-af' },
    ],
    reviewed: '2026-11-24',
  },
]
