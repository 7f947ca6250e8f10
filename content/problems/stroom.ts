import { html } from '../html.ts'
import type { Problem } from './problem.ts'

const klusservice = '/diensten/wonen-en-onderhoud-diensten/klusservice'
const opstal = '/diensten/verzekeringen/opstalverzekering'
const inboedel = '/diensten/verzekeringen/inboedelverzekering'
const keuring = '/diensten/keuringen/bouwtechnische-keuring'

export const stroom: Problem[] = [
  {
    slug: 'stroom-valt-uit',
    place: 'stroom',
    subject: 'Meterkast',
    title: 'De stroom valt uit',
    description:
      'Kijk eerst of de buren licht hebben. Daarna zie je in de meterkast of een groep of alles is uitgevallen.',
    picture: 'handyman',
    keywords: ['stroomstoring', 'stop doorgeslagen', 'geen elektriciteit', 'elektra', 'stroomuitval'],
    sees: html`<ul>
      <li>In een deel van het huis doet niets het meer.</li>
      <li>In de meterkast staat een schakelaar omlaag.</li>
      <li>Of alles is donker, ook op straat.</li>
    </ul>`,
    causes: html`<ul>
      <li>Er stonden te veel apparaten tegelijk aan op één groep.</li>
      <li>Een apparaat maakt kortsluiting.</li>
      <li>De aardlekschakelaar is afgeslagen. Dan vallen meestal meer groepen tegelijk uit.</li>
      <li>Er is een storing in de wijk, of in de hoofdaansluiting.</li>
    </ul>`,
    now: html`<p>Ruik je brand of zie je rook? Ga naar buiten en bel 112. Staat er water bij de meterkast, blijf er dan
    vandaan.</p>
    <ol>
      <li>Neem een zaklamp, geen kaars. Zet het fornuis en het strijkijzer uit.</li>
      <li>Zijn de buren ook donker? Wacht af en meld het op 0800 9009, dag en nacht.</li>
      <li>Staat één groep omlaag? Haal alle stekkers van die groep eruit en zet de schakelaar omhoog.</li>
      <li>Blijft hij staan, steek de stekkers dan één voor één terug. Bij de kapotte valt hij weer uit.</li>
      <li>Valt hij uit zonder stekkers, laat hem dan omlaag staan.</li>
    </ol>
    <p>Heb je oude stoppen? Vervang ze door precies dezelfde. De verzegelde kast van de hoofdzekering maak je niet
    open.</p>`,
    call: html`<p>Bij een groep die uit blijft vallen, <a href="${klusservice}">boek je een elektricien</a>. Is je hele
    huis donker en de rest van de straat niet, bel dan ook 0800 9009. In een appartement kan de fout in de kast van het
    gebouw zitten: bel de VvE. Huur je, dan repareert de verhuurder de vaste leidingen.</p>`,
    costs: html`<p>Een elektricien rekent ongeveer € 60 tot € 90 per uur, met de reis erbij. Een hele nieuwe groepenkast
    kost vaak € 800 tot € 1.600. Het zijn prijzen van 2026.</p>`,
    related: [
      { label: 'De aardlekschakelaar slaat af', href: '/problemen-oplossen/aardlekschakelaar-slaat-af' },
      { label: 'De lampen knipperen', href: '/problemen-oplossen/lampen-knipperen' },
      {
        label: 'Het stopcontact is warm of bruin',
        href: '/problemen-oplossen/stopcontact-warm-of-verkleurd',
      },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'aardlekschakelaar-slaat-af',
    place: 'stroom',
    subject: 'Meterkast',
    title: 'De aardlekschakelaar slaat af',
    description:
      'Ergens lekt stroom weg, vaak in een nat apparaat. Je vindt de groep door ze één voor één weer aan te zetten.',
    picture: 'handyman',
    keywords: ['aardfout', 'kortsluiting', 'lekstroom', 'stroom springt eruit', 'elektra'],
    sees: html`<ul>
      <li>Een paar groepen zijn tegelijk uit.</li>
      <li>De schakelaar met de knop T of Test staat omlaag.</li>
      <li>Het gebeurt bij regen, of als één apparaat aangaat.</li>
    </ul>`,
    causes: html`<ul>
      <li>Een apparaat met water of warmte is stuk, zoals de wasmachine, boiler of waterkoker.</li>
      <li>Vocht zit in een buitenlamp, een stopcontact in de tuin of de vijverpomp.</li>
      <li>Een snoer of kabel is beschadigd, door een spijker of een muis.</li>
      <li>Veel apparaten lekken samen elk een beetje.</li>
    </ul>`,
    now: html`<p>De schakelaar beschermt je tegen een dodelijke schok. Houd hem nooit met tape of de hand omhoog. Kreeg
    iemand een schok? Bel de huisarts, en bij zware klachten 112.</p>
    <ol>
      <li>Zet alle groepen onder deze schakelaar uit.</li>
      <li>Zet de aardlekschakelaar aan. Klik daarna de groepen één voor één aan.</li>
      <li>Slaat hij af, dan is de laatste groep de boosdoener. Laat die uit en zet de rest weer aan.</li>
      <li>Haal in die groep alle stekkers eruit. Probeer ze daarna om de beurt.</li>
      <li>Gebruik het apparaat waarbij het misgaat niet meer.</li>
    </ol>
    <p>Was er lekkage? Laat de groep uit tot een vakman alles droog heeft gemeten.</p>`,
    call: html`<p>Slaat hij af zonder stekkers, of al met alle groepen uit? Dan zit het in de leidingen of in de
    schakelaar. <a href="${klusservice}">Een elektricien</a> meet waar. Huurders bellen de verhuurder. Gaat het om het
    licht in de hal of de berging van een appartement, dan is dat voor de VvE.</p>`,
    costs: html`<p>Zoeken en meten kost vaak € 100 tot € 250. Een nieuwe aardlekschakelaar met werk komt op ongeveer
    € 150 tot € 300. Dat zijn prijzen van 2026.</p>`,
    related: [
      { label: 'De stroom valt uit', href: '/problemen-oplossen/stroom-valt-uit' },
      {
        label: 'De vaatwasser of wasmachine lekt',
        href: '/problemen-oplossen/vaatwasser-of-wasmachine-lekt',
      },
      { label: 'Een klus laten doen', href: klusservice },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'lampen-knipperen',
    place: 'stroom',
    subject: 'Licht en stopcontacten',
    title: 'De lampen knipperen',
    description:
      'Eén lamp die knippert, is meestal zo verholpen. Flikkert het hele huis, dan kan een hoofdleiding los zitten.',
    picture: 'handyman',
    keywords: ['flikkeren', 'spotjes', 'verlichting', 'spanning', 'lampje gaat aan en uit'],
    sees: html`<ul>
      <li>Een lamp flikkert, bromt of gloeit na als hij uit is.</li>
      <li>Het licht zakt in als de oven of een ander zwaar apparaat aangaat.</li>
      <li>Door het hele huis is het licht dan fel en dan weer zwak.</li>
    </ul>`,
    causes: html`<ul>
      <li>De lamp zit los of is bijna op.</li>
      <li>De ledlamp past niet bij de dimmer.</li>
      <li>In de schakelaar, de fitting of een doos in het plafond zit een draad los.</li>
      <li>De nul zit los: een draad die bij alle groepen hoort. Dat is gevaarlijk.</li>
    </ul>`,
    now: html`<p>Is het licht in alle kamers dan fel, dan zwak? Zet de hoofdschakelaar uit, haal de stekkers eruit en
    bel 0800 9009. Apparaten kunnen zo doorbranden. Bij een brandlucht of rook bel je 112.</p>
    <ol>
      <li>Eén lamp? Doe het licht uit, laat hem afkoelen en draai hem vast.</li>
      <li>Probeer een andere lamp in dezelfde fitting.</li>
      <li>Hangt er een dimmer aan? Zet er een ledlamp in waar ‘dimbaar’ op staat.</li>
      <li>Vraag de buren of hun licht ook flikkert. Dan komt het uit de straat.</li>
      <li>Knettert een schakelaar? Zet die groep uit en laat hem uit.</li>
    </ol>`,
    call: html`<p>Blijft het in één kamer, bel dan <a href="${klusservice}">een elektricien</a>. Vertel erbij wanneer
    het gebeurt. Voor de aansluiting van de straat tot je meter is de netbeheerder er, via 0800 9009. In trappenhuizen
    lost de VvE het op. Als huurder bel je de verhuurder voor alles achter de schakelaar.</p>`,
    costs: html`<p>Een ledlamp kost ongeveer € 5 tot € 15. Een nieuwe dimmer met werk zit rond € 100 tot € 175, in
    prijzen van 2026. Een storing in de aansluiting herstelt de netbeheerder vaak zonder rekening.</p>`,
    related: [
      { label: 'De stroom valt uit', href: '/problemen-oplossen/stroom-valt-uit' },
      {
        label: 'Het stopcontact is warm of bruin',
        href: '/problemen-oplossen/stopcontact-warm-of-verkleurd',
      },
      { label: 'Een klus laten doen', href: klusservice },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'stopcontact-warm-of-verkleurd',
    place: 'stroom',
    subject: 'Licht en stopcontacten',
    title: 'Het stopcontact is warm of bruin',
    description:
      'Zet meteen die groep uit in de meterkast. Een stopcontact dat warm of bruin is, kan brand geven.',
    picture: 'inspection',
    keywords: ['wandcontactdoos', 'schroeiplek', 'verkleurd', 'vonken', 'oververhit'],
    sees: html`<ul>
      <li>Het plastic is warm, bruin of bol.</li>
      <li>Je ruikt een scherpe lucht, als van vis of schroeien.</li>
      <li>De stekker zit los of het knettert.</li>
    </ul>`,
    causes: html`<ul>
      <li>Een draad zit los achter het stopcontact, en dat punt wordt heet.</li>
      <li>Er hangt te veel aan, zoals een kachel met een droger op één verdeelstekker.</li>
      <li>De veren zijn versleten, zodat de stekker slecht contact maakt.</li>
      <li>Er is vocht in gekomen.</li>
    </ul>`,
    now: html`<p>Zie je rook of vlammen? Ga naar buiten, doe de deur achter je dicht en bel 112. Gooi er geen water
    op.</p>
    <ol>
      <li>Zet de groep uit in de meterkast. Weet je niet welke? Neem de hoofdschakelaar.</li>
      <li>Haal de stekker er pas uit als de stroom eraf is.</li>
      <li>Laat de groep uit, ook als alles weer koud is.</li>
      <li>Voel na een half uur aan de muur. Is die warm of ruik je nog iets, bel dan 112.</li>
      <li>Gooi een gesmolten stekker of verdeelstekker weg.</li>
    </ol>
    <p>Sluit een kachel, droger of wasmachine altijd direct aan. Een lader van een fiets hoort niet op je
    vluchtroute.</p>`,
    call: html`<p>Laat <a href="${klusservice}">een elektricien</a> komen voordat de groep weer aangaat. Hij kijkt ook
    hoe de draad in de muur eraan toe is. Is het vaker raak, laat dan de hele installatie nakijken. Huurders bellen
    vanavond de verhuurder nog. Dit is geen kleine klus die je zelf moet doen.</p>`,
    costs: html`<p>Eén stopcontact vervangen kost ongeveer € 75 tot € 150. Moet er nieuwe draad door de muur, reken dan
    op een paar honderd euro. Het zijn prijzen van 2026. Schade door brand betaalt een
    <a href="${opstal}">opstalverzekering</a> vaak. Een versleten stopcontact niet.</p>`,
    related: [
      { label: 'De stroom valt uit', href: '/problemen-oplossen/stroom-valt-uit' },
      { label: 'De rookmelder piept', href: '/problemen-oplossen/rookmelder-piept' },
      { label: 'Je huis laten keuren', href: keuring },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'rookmelder-piept',
    place: 'stroom',
    subject: 'Rookmelder',
    title: 'De rookmelder piept',
    description:
      'Eén kort piepje per minuut betekent meestal een lege batterij. Een hard en lang alarm betekent: naar buiten.',
    picture: 'handyman',
    keywords: ['brandmelder', 'brandalarm', 'vals alarm', 'melder vervangen', 'batterij leeg'],
    sees: html`<ul>
      <li>Er klinkt elke minuut één kort piepje.</li>
      <li>Of hij loeit hard en blijft loeien.</li>
      <li>Hij gaat af bij koken of douchen, zonder brand.</li>
    </ul>`,
    causes: html`<ul>
      <li>De batterij is bijna op.</li>
      <li>De melder is oud. Na ongeveer tien jaar werkt de sensor niet meer goed.</li>
      <li>Stof, een spinnetje of damp komt in de sensor.</li>
      <li>Het is geen rookmelder maar een melder voor koolmonoxide. Lees wat erop staat.</li>
    </ul>`,
    now: html`<p>Loeit hij? Ga uit van brand. Maak iedereen wakker, houd deuren dicht, ga naar buiten en bel 112. Blijf
    bij rook laag bij de grond.</p>
    <p>Hoor je alleen korte piepjes?</p>
    <ol>
      <li>Pak een stevige trap en draai de melder van zijn plaat.</li>
      <li>Vervang de batterij. Kan dat niet, dan is de hele melder op.</li>
      <li>Kijk achterop naar de datum. Is hij ouder dan tien jaar, koop dan een nieuwe.</li>
      <li>Zuig het stof uit de spleten en druk op de testknop.</li>
      <li>Hang hem terug, in de hal of overloop en niet vlak bij keuken of badkamer.</li>
    </ol>
    <p>Haal de batterij er niet uit om te slapen. Dan merk je een echte brand niet.</p>`,
    call: html`<p>Zit de melder vast aan het stroomnet en blijft hij piepen? Dan helpt <a href="${klusservice}">een
    elektricien</a>. Melders in de gang van het gebouw zijn van de VvE. In een huurhuis hangt de verhuurder ze vaak op,
    maar de batterij vervang je meestal zelf.</p>`,
    costs: html`<p>Een batterij kost een paar euro. Voor een melder die tien jaar meegaat, betaal je ongeveer € 20 tot
    € 40. Aan het stroomnet is het met werk vaak € 80 tot € 150 per stuk. Dat zijn prijzen van 2026.</p>`,
    related: [
      { label: 'De koolmonoxidemelder gaat af', href: '/problemen-oplossen/koolmonoxidemelder-gaat-af' },
      {
        label: 'Het stopcontact is warm of bruin',
        href: '/problemen-oplossen/stopcontact-warm-of-verkleurd',
      },
      { label: 'Je spullen verzekeren', href: inboedel },
    ],
    reviewed: '2026-11-24',
  },
]
