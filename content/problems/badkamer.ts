import { html } from '../html.ts'
import type { Problem } from './problem.ts'

const klusservice = '/diensten/wonen-en-onderhoud-diensten/klusservice'
const keuring = '/diensten/keuringen/bouwtechnische-keuring'
const terugbellen = '/contact/terugbelafspraak-bouwtechnisch'
const advies = '/diensten/juridisch/30-minuten-advies'
const opstal = '/diensten/verzekeringen/opstalverzekering'

export const badkamer: Problem[] = [
  {
    slug: 'toilet-blijft-lopen',
    place: 'badkamer',
    subject: 'Toilet',
    title: 'Het toilet blijft lopen',
    description:
      'Meestal is de vlotter of een rubberen ring versleten. Met één test weet je welke, en beide vervang je zelf.',
    picture: 'handyman',
    keywords: ['wc', 'stortbak', 'spoelbak', 'doorlopen', 'hoge waterrekening'],
    sees: html`<ul>
      <li>Er loopt een straaltje water in de pot, ook lang na het spoelen.</li>
      <li>Je hoort het reservoir steeds even bijvullen.</li>
      <li>In de pot zit een bruine of witte streep van kalk.</li>
    </ul>`,
    causes: html`<ul>
      <li>Het rubber onder de spoelklok sluit niet meer. De spoelklok is de stop die omhooggaat als je spoelt.</li>
      <li>De vlotter staat te hoog of blijft hangen. Dan loopt het water weg via de overloop.</li>
      <li>Er zit kalk of een steentje tussen het rubber en de rand.</li>
      <li>De drukknop komt niet helemaal terug.</li>
    </ul>`,
    now: html`<p>Gevaarlijk is het niet, maar zo’n straaltje kan honderden liters per dag kosten.</p>
    <ol>
      <li>Draai het kraantje bij het reservoir dicht. Zo kun je rustig slapen.</li>
      <li>Haal het deksel eraf. Bij een reservoir in de muur klik je de drukplaat los.</li>
      <li>Draai het water weer open en til de vlotter met je vinger op. Stopt de toevoer? Zet de vlotter lager.</li>
      <li>Stopt het straaltje in de pot niet? Maak de spoelklok schoon, of vervang het rubber.</li>
      <li>Kalk gaat weg met schoonmaakazijn. Gebruik daar nooit bleek bij: er komt dan giftig gas vrij.</li>
    </ol>`,
    call: html`<p>Krijg je het kraantje niet dicht, of komt er water uit de muur? Draai de hoofdkraan dicht en
    <a href="${klusservice}">boek een loodgieter</a>. Wie huurt, vraagt eerst de verhuurder. Bij een huurhuis zijn
    kleine onderdelen vaak voor jou, maar een nieuw reservoir niet.</p>`,
    costs: html`<p>Een rubber kost ongeveer € 5 en een vlotter € 15 tot € 40. Laat je het doen? Reken op € 100 tot € 200
    voor werk en reis, in prijzen van 2026.</p>`,
    related: [
      { label: 'Het toilet is verstopt', href: '/problemen-oplossen/toilet-verstopt' },
      { label: 'De kraan druppelt', href: '/problemen-oplossen/kraan-druppelt' },
      { label: 'Een klus laten doen', href: klusservice },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'toilet-verstopt',
    place: 'badkamer',
    subject: 'Toilet',
    also: ['riool.verstopping-en-water'],
    title: 'Het toilet is verstopt',
    description:
      'Spoel niet nog een keer. Met een ontstopper en wat geduld krijg je een toilet meestal zelf weer open.',
    picture: 'handyman',
    keywords: ['wc', 'pot loopt over', 'plopper', 'doekjes', 'ontstoppingsdienst'],
    sees: html`<ul>
      <li>Het water in de pot komt omhoog en zakt langzaam of niet.</li>
      <li>Het borrelt in de pot als de wasmachine of douche leegloopt.</li>
      <li>Het stinkt, ook als je net hebt schoongemaakt.</li>
    </ul>`,
    causes: html`<ul>
      <li>Er zit te veel papier in de bocht van de pot.</li>
      <li>Iemand heeft een vochtig doekje, maandverband of speelgoed doorgespoeld.</li>
      <li>Ook een andere afvoer loopt slecht: dan zit de prop dieper in het riool.</li>
    </ul>`,
    now: html`<ol>
      <li>Spoel niet meer. Loopt de pot bijna over? Draai het kraantje van het reservoir dicht.</li>
      <li>Trek handschoenen aan en leg oude handdoeken om de pot.</li>
      <li>Zet de ontstopper op het gat, zodat de rand onder water staat. Pomp twintig keer stevig.</li>
      <li>Lukt het niet? Giet er warm water met afwasmiddel in en wacht een half uur. Pomp daarna opnieuw. Kokend water
      kan de pot laten barsten.</li>
      <li>Probeer een veer voor toiletten. Draai rustig en duw niet door.</li>
    </ol>
    <p>Liever geen chemisch middel. Meng in elk geval nooit twee middelen. Zit er al iets in? Vertel dat aan wie je komt
    helpen.</p>`,
    call: html`<p>Zit het na een uur nog vast? <a href="${klusservice}">Boek een loodgieter</a> of bel een bedrijf voor
    ontstopping. Vraag eerst wat het avondtarief is. In een appartement loopt de afvoer door een buis van iedereen. Komt
    het ook bij de buren omhoog? Dan belt de VvE. Als huurder bel je de verhuurder: die heeft soms een vast
    bedrijf.</p>`,
    costs: html`<p>Een ontstopper kost € 5 tot € 15. Een vakman vraagt overdag ongeveer € 100 tot € 250. ’s Avonds en in
    het weekend kan dat het dubbele zijn. Dit zijn prijzen van 2026. Een verzekering betaalt het ontstoppen vaak niet.
    De waterschade soms wel.</p>`,
    related: [
      { label: 'Het riool loopt over', href: '/problemen-oplossen/riool-loopt-over' },
      { label: 'De afvoer borrelt', href: '/problemen-oplossen/afvoer-borrelt' },
      { label: 'Het toilet blijft lopen', href: '/problemen-oplossen/toilet-blijft-lopen' },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'doucheputje-loopt-niet-weg',
    place: 'badkamer',
    subject: 'Douche en bad',
    also: ['riool.verstopping-en-water'],
    title: 'Het water blijft in de douche staan',
    description:
      'Bijna altijd zitten er haren en zeep in het putje. Je haalt ze er met de hand uit, zonder gereedschap.',
    picture: 'handyman',
    keywords: ['doucheputje', 'verstopping', 'douchegoot', 'haarprop', 'drain'],
    sees: html`<ul>
      <li>Je staat tijdens het douchen met je voeten in het water.</li>
      <li>Het water zakt pas als de kraan al even dicht is.</li>
      <li>Uit het rooster komt een muffe lucht.</li>
    </ul>`,
    causes: html`<ul>
      <li>Haren en zeep vormen een prop in de stankafsluiter. Dat is het bakje met water onder het rooster.</li>
      <li>De leiding daarachter zit dicht met zeep en kalk.</li>
      <li>De leiding ligt te vlak, of er is iets verzakt.</li>
      <li>Lopen wastafel en toilet ook slecht? Dan zit het in het riool.</li>
    </ul>`,
    now: html`<ol>
      <li>Draai de douche dicht voordat het water over de drempel loopt.</li>
      <li>Til het rooster op. Zit het vast, gebruik dan een haakje of een platte schroevendraaier.</li>
      <li>Trek handschoenen aan, haal het binnenwerk eruit en veeg alles schoon. Gooi de haren in de vuilnisbak.</li>
      <li>Zet het binnenwerk goed terug. Zonder water erin ruik je het riool.</li>
      <li>Spoel na met heet water uit de kraan. Kokend water is te heet voor leidingen van plastic.</li>
    </ol>
    <p>Staat het water er nog? Houd een natte doek op de overloop en gebruik een ontstopper. Giet geen verschillende
    middelen bij elkaar.</p>`,
    call: html`<p>Blijft het zo, dan maakt <a href="${klusservice}">een loodgieter</a> de leiding met een veer schoon.
    Bel meteen als er een vlek komt in het plafond eronder. In een appartement waarschuw je dan ook de onderburen en de
    VvE. Huurders melden een leiding die vaak dichtzit bij de verhuurder.</p>`,
    costs: html`<p>Zelf schoonmaken kost niets. Een zeefje voor haren kost € 5 tot € 10. Voor ontstoppen vraagt een
    vakman rond € 100 tot € 200. Het zijn prijzen van 2026.</p>`,
    related: [
      { label: 'De afvoer borrelt', href: '/problemen-oplossen/afvoer-borrelt' },
      { label: 'Het ruikt naar riool in huis', href: '/problemen-oplossen/rioollucht-in-huis' },
      { label: 'De kit laat los of is zwart', href: '/problemen-oplossen/kit-laat-los' },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'kit-laat-los',
    place: 'badkamer',
    subject: 'Douche en bad',
    title: 'De kit laat los of is zwart',
    description:
      'Kit houdt water tegen. Laat hij los, gebruik de douche dan niet en maak binnen een paar dagen een nieuwe rand.',
    picture: 'handyman',
    keywords: ['kitrand', 'siliconen', 'voeg', 'kitten', 'schimmelrand', 'badrand'],
    sees: html`<ul>
      <li>Tussen de kit en de tegels of het bad zit een kier.</li>
      <li>De rand heeft zwarte puntjes die niet weggaan.</li>
      <li>Onder de badkamer zit een vlek in het plafond.</li>
    </ul>`,
    causes: html`<ul>
      <li>De kit is oud. Na vijf tot tien jaar is hij vaak op.</li>
      <li>Het bad of de douchebak zakt een beetje als je erin staat.</li>
      <li>De badkamer droogt slecht, en daardoor groeit er schimmel in de rand.</li>
      <li>Er is nieuwe kit over oude gezet. Dat hecht niet.</li>
    </ul>`,
    now: html`<p>Neem tot de rand dicht is liever elders een douche. Water achter een bad zie je pas als er schade
    is.</p>
    <ol>
      <li>Snijd de oude kit helemaal weg. Snijd van je af, met een scherp mesje of kitkrabber.</li>
      <li>Maak de rand schoon en vetvrij, en laat hem een dag drogen.</li>
      <li>Vul een bad eerst met water, zodat het op zijn plaats zakt.</li>
      <li>Plak tape langs beide kanten en spuit sanitairkit in één keer door.</li>
      <li>Strijk glad, trek de tape weg en laat alles een etmaal uitharden.</li>
    </ol>
    <p>Zwarte puntjes behandelen? Kies één middel en zet het raam open. Bleek en azijn samen geven giftig gas.</p>`,
    call: html`<p>Scheurt nieuwe kit binnen een jaar? Dan beweegt er iets, of het is nat erachter. Laat
    <a href="${klusservice}">een vakman</a> kijken. Is er een vlek bij de onderburen, meld dat dan ook aan de VvE. Als
    huurder geef je losse kit meteen door: de verhuurder wil die schade ook niet.</p>`,
    costs: html`<p>Kit, mesje en tape kosten samen € 15 tot € 30. Een kitter rekent ongeveer € 10 tot € 20 per meter,
    vaak met een laagste bedrag van € 150. Dat zijn prijzen van 2026. Schade door oude kit betaalt een
    <a href="${opstal}">opstalverzekering</a> vaak niet. Kijk in je polis.</p>`,
    related: [
      { label: 'De tegels zitten los', href: '/problemen-oplossen/tegels-laten-los' },
      { label: 'Er zit schimmel in de badkamer', href: '/problemen-oplossen/schimmel-in-badkamer' },
      { label: 'Een klus laten doen', href: klusservice },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'tegels-laten-los',
    place: 'badkamer',
    subject: 'Tegels en muren',
    title: 'De tegels zitten los',
    description:
      'Losse of holle tegels in de douche betekenen vaak water erachter. Houd de muur droog en zoek uit waar het vandaan komt.',
    picture: 'inspection',
    keywords: ['tegelwerk', 'natte muur', 'lekkage', 'bolle wand', 'tegelvloer'],
    sees: html`<ul>
      <li>Een tegel beweegt of klinkt hol als je erop klopt.</li>
      <li>De voegen hebben scheurtjes of vallen eruit.</li>
      <li>De wand staat iets bol, of de muur aan de andere kant is vochtig.</li>
    </ul>`,
    causes: html`<ul>
      <li>Er loopt water door kapotte voegen of losse kit.</li>
      <li>Achter de tegels zit gips of hout zonder waterdichte laag.</li>
      <li>Een leiding in de muur lekt.</li>
      <li>De ondergrond werkt, zoals een houten vloer.</li>
    </ul>`,
    now: html`<ol>
      <li>Douche hier niet meer. Kan een tegel vallen? Plak er stevige tape over.</li>
      <li>Is de muur nat bij een stopcontact of lamp? Zet die groep uit in de meterkast.</li>
      <li>Doe alle kranen dicht en lees de watermeter af. Kijk na een half uur nog eens. Loopt hij, dan lekt er een
      leiding. Draai dan de hoofdkraan dicht.</li>
      <li>Maak foto’s van de tegels, de voegen en de achterkant van de muur.</li>
    </ol>
    <p>Is je huis van voor 1994? In oude tegellijm of platen kan asbest zitten. Breek en boor dan niet, maar laat het
    eerst onderzoeken.</p>`,
    call: html`<p>Eén losse tegel op een droge muur lijm je zelf. Is het erachter nat, bel dan
    <a href="${klusservice}">een tegelzetter of loodgieter</a>. Weet niemand waar het water vandaan komt? Laat een
    <a href="${terugbellen}">bouwkundige je terugbellen</a>. Als huurder meld je het schriftelijk, met foto’s. In een
    appartement is de tegel meestal van jou. De leiding erachter kan van de VvE zijn.</p>`,
    costs: html`<p>Opnieuw tegelen kost ongeveer € 75 tot € 125 per vierkante meter, de tegels komen er nog bij. Een lek
    laten opsporen kost vaak € 250 tot € 500. Dit zijn prijzen van 2026. Een <a href="${opstal}">opstalverzekering</a>
    betaalt vaak wel een gesprongen leiding, maar geen versleten voegen.</p>`,
    related: [
      { label: 'De kit laat los of is zwart', href: '/problemen-oplossen/kit-laat-los' },
      { label: 'Er zit schimmel in de badkamer', href: '/problemen-oplossen/schimmel-in-badkamer' },
      { label: 'Je huis laten keuren', href: keuring },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'schimmel-in-badkamer',
    place: 'badkamer',
    subject: 'Tegels en muren',
    title: 'Er zit schimmel in de badkamer',
    description:
      'Schimmel groeit waar vocht blijft hangen. Haal hem weg, en zorg daarna dat de badkamer binnen een paar uur droog is.',
    picture: 'inspection',
    keywords: ['zwarte plekken', 'vochtplekken', 'ventilatie', 'badkamerplafond', 'beschimmeld'],
    sees: html`<ul>
      <li>Er komen zwarte of groene stippen op het plafond, de kit of de voegen.</li>
      <li>De spiegel is een uur na het douchen nog beslagen.</li>
      <li>De verf bladdert en het ruikt muf.</li>
    </ul>`,
    causes: html`<ul>
      <li>Vochtige lucht kan niet weg: de afzuiging is zwak, vuil of staat uit.</li>
      <li>Er komt geen verse lucht binnen, omdat een rooster of de kier onder de deur dicht is.</li>
      <li>Een koude buitenmuur of hoek blijft nat.</li>
      <li>Komt de plek op één punt steeds terug? Dan kan er een lek zijn.</li>
    </ul>`,
    now: html`<ol>
      <li>Heb je astma of een zwakke weerstand? Laat een ander dit doen.</li>
      <li>Zet het raam open, doe de deur dicht en draag handschoenen, een bril en een mondkapje.</li>
      <li>Maak de plek nat en boen met heet water en soda. Droog borstelen verspreidt de schimmel.</li>
      <li>Spoel na, maak droog en gooi de doek weg.</li>
      <li>Houd een velletje wc-papier voor de afzuiging. Valt het, maak het ventiel dan schoon.</li>
    </ol>
    <p>Gebruik je toch bleek? Meng het nooit met azijn of iets anders: dat geeft giftig gas.</p>
    <p>Trek voortaan na het douchen de wanden droog. Laat de afzuiging daarna nog minstens een uur aan.</p>`,
    call: html`<p>Is de plek groter dan een paar vierkante meter, of komt hij steeds terug? Laat dan
    <a href="${terugbellen}">een bouwkundige</a> meedenken. In een huurhuis meld je het op papier, met foto’s. Gebeurt
    er niets, vraag dan <a href="${advies}">juridisch advies</a>. Werkt de afzuiging van het hele gebouw slecht? Bel de
    VvE.</p>`,
    costs: html`<p>Soda kost een paar euro. Een nieuwe ventilator met werk komt op ongeveer € 150 tot € 350. Voor een
    nieuwe box voor het hele huis is dat € 400 tot € 800. Dit zijn prijzen van 2026. Schimmel door weinig luchten
    betaalt een verzekering vaak niet.</p>`,
    related: [
      { label: 'De kit laat los of is zwart', href: '/problemen-oplossen/kit-laat-los' },
      { label: 'De tegels zitten los', href: '/problemen-oplossen/tegels-laten-los' },
      { label: 'Je kelder is vochtig', href: '/problemen-oplossen/vochtige-kelder' },
    ],
    reviewed: '2026-11-24',
  },
]
