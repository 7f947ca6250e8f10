import { html } from '../html.ts'
import type { Problem } from './problem.ts'

const klusservice = '/diensten/wonen-en-onderhoud-diensten/klusservice'
const inboedel = '/diensten/verzekeringen/inboedelverzekering'

export const keuken: Problem[] = [
  {
    slug: 'kraan-druppelt',
    place: 'keuken',
    subject: 'Kraan',
    also: ['badkamer.kraan'],
    title: 'De kraan druppelt',
    description:
      'Een kraan die druppelt, maak je vaak zelf. Lees wat er stuk is en wanneer je een loodgieter belt.',
    picture: 'handyman',
    keywords: ['lekkende kraan', 'kraanleertje', 'mengkraan', 'druppel'],
    sees: html`<ul>
      <li>Er valt een druppel uit de kraan, ook als die dicht is.</li>
      <li>Of er staat water rond de voet van de kraan.</li>
      <li>Je moet de knop harder aandraaien dan eerst.</li>
    </ul>`,
    causes: html`<ul>
      <li>Bij een kraan met twee knoppen: het leertje is op. Dat is een ringetje van rubber.</li>
      <li>Bij een mengkraan met één hendel: het binnenwerk is versleten of er zit kalk in.</li>
      <li>Water bij de voet: de ring tussen kraan en aanrecht is uitgedroogd.</li>
    </ul>`,
    now: html`<p>Haast is er niet, maar een druppel per seconde kost wel zo’n 10.000 liter water per jaar.</p>
    <ol>
      <li>Draai het kraantje onder het aanrecht dicht. Is dat er niet? Draai dan de hoofdkraan dicht.</li>
      <li>Draai de kraan open, zodat de druk eraf is.</li>
      <li>Haal het leertje of binnenwerk eruit en neem het mee naar de winkel. Koop precies hetzelfde.</li>
      <li>Zet alles terug en draai het water langzaam open.</li>
    </ol>`,
    call: html`<p>Krijg je de kraan niet los, of lekt het in de muur of in het kastje? Stop dan en
    <a href="${klusservice}">boek een loodgieter</a>. Huur je het huis? Vraag eerst aan je verhuurder wie dit
    betaalt.</p>`,
    costs: html`<p>Een leertje kost een paar euro, een binnenwerk € 15 tot € 40. Een loodgieter rekent vaak € 60 tot
    € 90 per uur, met de reis erbij. Dat zijn prijzen van 2026.</p>`,
    related: [
      { label: 'De gootsteen is verstopt', href: '/problemen-oplossen/gootsteen-verstopt' },
      { label: 'Een klus laten doen', href: klusservice },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'gootsteen-verstopt',
    place: 'keuken',
    subject: 'Afvoer',
    also: ['riool.verstopping-en-water'],
    title: 'De gootsteen is verstopt',
    description:
      'De prop zit meestal in de zwanenhals onder het aanrecht. Die schroef je zelf los, met een emmer eronder.',
    picture: 'handyman',
    keywords: ['verstopping', 'afvoerpijp', 'sifon', 'plopper', 'spoelbak', 'putje'],
    sees: html`<ul>
      <li>Het water zakt langzaam of blijft staan.</li>
      <li>Je hoort geklok als het eindelijk wegloopt.</li>
      <li>De vaatwasser pompt zijn water in de gootsteen.</li>
    </ul>`,
    causes: html`<ul>
      <li>Vet en etensresten zitten vast in de zwanenhals. Dat is de bocht in de buis onder het aanrecht.</li>
      <li>Gestold vet maakt de leiding in de muur of vloer nauw.</li>
      <li>Loopt het toilet of de douche ook slecht weg? Dan zit de prop in het riool.</li>
    </ul>`,
    now: html`<ol>
      <li>Laat geen water meer lopen en zet de vaatwasser uit.</li>
      <li>Schep het water eruit. Houd een natte doek op de overloop en pomp met een ontstopper.</li>
      <li>Helpt dat niet? Zet een emmer onder de zwanenhals en draai de ringen met de hand los.</li>
      <li>Maak de bocht schoon, kijk of de rubbers goed zitten en draai alles weer vast.</li>
      <li>Spoel met heet kraanwater en wat afwasmiddel. Kijk of het droog blijft.</li>
    </ol>
    <p>Zit er al ontstopper uit een fles in? Schroef dan niets los: het bijt in je huid en ogen. Meng ook nooit twee
    middelen. Giet frituurvet voortaan in een fles, niet in de gootsteen.</p>`,
    call: html`<p>Zit de prop voorbij de zwanenhals, dan haalt een veer of hogedruk hem weg.
    <a href="${klusservice}">Boek een loodgieter</a>. In een appartement is de standleiding meestal van de VvE, dus bel
    die als ook de buren last hebben. Huurders betalen hun eigen prop vaak zelf. Een slechte leiding is voor de
    verhuurder.</p>`,
    costs: html`<p>Zelf doen kost hooguit een ontstopper van € 5 tot € 15. Een vakman rekent overdag ongeveer € 100 tot
    € 250. In de nacht is het vaak veel meer. Dat zijn prijzen van 2026.</p>`,
    related: [
      { label: 'De afvoer borrelt', href: '/problemen-oplossen/afvoer-borrelt' },
      { label: 'Het riool loopt over', href: '/problemen-oplossen/riool-loopt-over' },
      {
        label: 'De vaatwasser of wasmachine lekt',
        href: '/problemen-oplossen/vaatwasser-of-wasmachine-lekt',
      },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'afzuigkap-zuigt-niet',
    place: 'keuken',
    subject: 'Apparaten',
    title: 'De afzuigkap zuigt niet goed',
    description:
      'Vaak zit het filter vol vet, of komt er te weinig verse lucht in de keuken. Beide los je vanavond nog op.',
    picture: 'handyman',
    keywords: ['wasemkap', 'koollucht', 'dampkap', 'kookdamp'],
    sees: html`<ul>
      <li>Damp blijft hangen en de ramen beslaan als je kookt.</li>
      <li>De kap maakt meer lawaai dan eerst.</li>
      <li>Een velletje keukenpapier blijft niet aan het filter hangen.</li>
      <li>Je ruikt het eten van de buren.</li>
    </ul>`,
    causes: html`<ul>
      <li>Het metalen filter zit vol vet.</li>
      <li>Bij een kap zonder afvoer is het koolstoffilter op.</li>
      <li>Ramen en roosters zijn dicht, zodat er geen lucht bij kan.</li>
      <li>De slang is geknikt, of de klep buiten zit vast.</li>
      <li>De motor is versleten.</li>
    </ul>`,
    now: html`<p>Heb je in dezelfde ruimte een open geiser, gaskachel of open haard? Zet de kap dan uit. Hij kan rookgas
    met koolmonoxide naar binnen trekken.</p>
    <ol>
      <li>Zet een raam op een kier en test met een velletje papier.</li>
      <li>Haal de stekker eruit of zet de groep uit, en laat de lampjes afkoelen.</li>
      <li>Was het metalen filter in heet water met afwasmiddel. Veel filters mogen ook in de vaatwasser.</li>
      <li>Vervang het koolstoffilter. Dat moet vaak elke drie tot zes maanden.</li>
      <li>Kijk of de slang glad loopt en de klep buiten opengaat.</li>
    </ol>
    <p>Bak tot die tijd niet met veel vet: een vol filter kan branden.</p>`,
    call: html`<p>Bromt de motor zonder te draaien, of slaat de stroom uit? Bel de winkel, de fabrikant of
    <a href="${klusservice}">een elektricien</a>. Zit je kap op de luchtbuis van het hele gebouw? Daar hoort vaak geen
    kap met motor op. Vraag dat aan de VvE of verhuurder voordat je een nieuwe koopt.</p>`,
    costs: html`<p>Een filter kost ongeveer € 15 tot € 60. Een monteur komt voor € 100 tot € 200, zonder onderdelen.
    Nieuwe kappen beginnen rond € 150. Het zijn prijzen van 2026.</p>`,
    related: [
      { label: 'De koolmonoxidemelder gaat af', href: '/problemen-oplossen/koolmonoxidemelder-gaat-af' },
      { label: 'Er zit schimmel in de badkamer', href: '/problemen-oplossen/schimmel-in-badkamer' },
      { label: 'Een klus laten doen', href: klusservice },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'vaatwasser-of-wasmachine-lekt',
    place: 'keuken',
    subject: 'Apparaten',
    title: 'De vaatwasser of wasmachine lekt',
    description:
      'Zet eerst de stroom uit en de kraan dicht. Zoek daarna of het water uit de slang, de deur of de afvoer komt.',
    picture: 'handyman',
    keywords: ['afwasmachine', 'natte vloer', 'waterlekkage', 'aquastop', 'witgoed'],
    sees: html`<ul>
      <li>Er ligt water onder of voor de machine.</li>
      <li>De machine stopt en geeft een foutcode.</li>
      <li>De plint of de keukenvloer zwelt op.</li>
    </ul>`,
    causes: html`<ul>
      <li>De toevoerslang of een ring bij de kraan lekt.</li>
      <li>De afvoerslang is losgeschoten, of de afvoer is verstopt.</li>
      <li>Het rubber van de deur is vuil of gescheurd.</li>
      <li>Er is te veel of het verkeerde middel gebruikt, en het schuim komt naar buiten.</li>
      <li>Binnenin lekt de pomp of een slang.</li>
    </ul>`,
    now: html`<ol>
      <li>Ligt er water bij een stekker? Raak de machine niet aan en zet eerst de groep uit in de meterkast.</li>
      <li>Draai de kraan van de machine dicht. Gaat dat niet, draai dan de hoofdkraan dicht.</li>
      <li>Dweil het water op en trek de machine voorzichtig naar voren.</li>
      <li>Voel langs slangen en ringen. Draai een losse ring met de hand vast.</li>
      <li>Maak het rubber van de deur en het filter schoon.</li>
      <li>Draai pas weer als alles droog is, en blijf er dan bij.</li>
    </ol>
    <p>Maak foto’s van de schade en gooi niets weg. Woon je boven iemand? Waarschuw die meteen.</p>`,
    call: html`<p>Een slang vervangt <a href="${klusservice}">een loodgieter</a>. Voor de binnenkant bel je de winkel of
    de fabrikant, want misschien heb je nog garantie. Schade aan de vloer of het plafond van een ander meld je ook bij
    de VvE. In een huurhuis bel je de verhuurder.</p>`,
    costs: html`<p>Een nieuwe slang kost ongeveer € 15 tot € 60. Een monteur rekent € 100 tot € 200, in prijzen van
    2026. Plotselinge waterschade aan je spullen betaalt een <a href="${inboedel}">inboedelverzekering</a> vaak wel. De
    machine zelf meestal niet. Kijk in je polis.</p>`,
    related: [
      { label: 'De gootsteen is verstopt', href: '/problemen-oplossen/gootsteen-verstopt' },
      { label: 'De aardlekschakelaar slaat af', href: '/problemen-oplossen/aardlekschakelaar-slaat-af' },
      { label: 'Een klus laten doen', href: klusservice },
    ],
    reviewed: '2026-11-24',
  },
]
