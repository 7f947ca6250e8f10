import { html } from '../html.ts'
import type { Problem } from './problem.ts'

const klusservice = '/diensten/wonen-en-onderhoud-diensten/klusservice'
const terugbellen = '/contact/terugbelafspraak-bouwtechnisch'

export const verwarmingWarmWater: Problem[] = [
  {
    slug: 'cv-ketel-verliest-druk',
    place: 'verwarming',
    subject: 'Ketel',
    title: 'De cv-ketel verliest druk',
    description:
      'Onder 1 bar vul je de ketel bij met een slang. Moet dat elke maand, dan lekt er iets of is een onderdeel op.',
    picture: 'handyman',
    keywords: ['bijvullen', 'waterdruk', 'manometer', 'drukmeter', 'vulslang', 'cv bijvullen'],
    sees: html`<ul>
      <li>De meter op de ketel wijst minder dan 1 bar aan.</li>
      <li>De ketel slaat af of geeft een code voor lage druk.</li>
      <li>De radiatoren worden niet goed warm.</li>
    </ul>`,
    causes: html`<ul>
      <li>Je hebt pas ontlucht. Dan zakt de druk altijd iets.</li>
      <li>Een radiator, koppeling of leiding lekt een klein beetje.</li>
      <li>Het vat dat drukverschil opvangt, is leeg of kapot. Dat heet het expansievat.</li>
      <li>Uit de veiligheidsklep druppelt water.</li>
    </ul>`,
    now: html`<p>Krijg je warmte uit een warmtenet of van een ketel voor het hele gebouw? Vul dan niet zelf bij.</p>
    <ol>
      <li>Zet de thermostaat laag, haal de stekker uit de ketel en laat hem afkoelen.</li>
      <li>Sluit de slang aan op de waterkraan en vul die met water tot alle lucht eruit is.</li>
      <li>Maak de andere kant vast aan het vulkraantje. Open eerst dat kraantje, daarna rustig de waterkraan.</li>
      <li>Stop bij 1,5 tot 2 bar. Draai eerst het vulkraantje dicht, dan de kraan.</li>
      <li>Haal de slang los, met een emmer eronder, en laat lucht uit de radiatoren.</li>
      <li>Zet de ketel weer aan en schrijf de druk op.</li>
    </ol>
    <p>Zoek ook naar druppels, roest en vlekken bij elke radiator. Kijk in het boekje: sommige ketels vul je
    anders.</p>`,
    call: html`<p>Zakt de druk binnen een maand weer, of zie je water onder de ketel? Bel je installateur. Een lek in
    een leiding kan ook <a href="${klusservice}">een loodgieter</a> maken. Als huurder vul je meestal zelf bij, maar een
    lek is voor de verhuurder. Bij een gezamenlijke ketel belt de VvE.</p>`,
    costs: html`<p>Een slang kost ongeveer € 10 tot € 20. Een nieuw expansievat met werk is vaak € 200 tot € 350. Het
    zijn prijzen van 2026. Met een contract voor onderhoud betaal je soms minder.</p>`,
    related: [
      { label: 'De cv-ketel geeft een storing', href: '/problemen-oplossen/cv-ketel-in-storing' },
      { label: 'De radiator wordt niet warm', href: '/problemen-oplossen/radiator-wordt-niet-warm' },
      { label: 'Er staat water in de kruipruimte', href: '/problemen-oplossen/water-in-kruipruimte' },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'cv-ketel-in-storing',
    place: 'verwarming',
    subject: 'Ketel',
    title: 'De cv-ketel geeft een storing',
    description:
      'Schrijf de code op, kijk naar druk, stroom en gas, en druk één keer op reset. Helpt dat niet, bel dan een monteur.',
    picture: 'handyman',
    keywords: ['foutcode', 'cv doet het niet', 'geen verwarming', 'combiketel', 'storingslampje'],
    sees: html`<ul>
      <li>Er staat een letter of cijfer op het scherm, of een lampje knippert.</li>
      <li>De radiatoren en de kraan blijven koud.</li>
    </ul>`,
    causes: html`<ul>
      <li>De druk is te laag.</li>
      <li>De stroom of het gas is weg. Dat kan ook een storing in de wijk zijn.</li>
      <li>De batterij van de thermostaat is leeg.</li>
      <li>Het buisje voor condenswater is bevroren of verstopt.</li>
      <li>Een onderdeel, zoals de ontsteking of de ventilator, is stuk.</li>
    </ul>`,
    now: html`<p>Ruik je gas? Raak geen schakelaar aan, zet ramen open, ga naar buiten en bel daar 0800 9009. Gaat de
    koolmonoxidemelder af, of krijg je hoofdpijn? Zet ramen open, ga naar buiten en bel 112.</p>
    <ol>
      <li>Maak een foto van de code en zoek hem op in het boekje.</li>
      <li>Kijk naar de druk. Die hoort tussen 1 en 2 bar te zijn.</li>
      <li>Kijk of stekker en groep goed zitten. Geef de thermostaat nieuwe batterijen.</li>
      <li>Doet de gaskookplaat het wel? Dan is er gas in huis.</li>
      <li>Druk één keer op reset. Komt de storing terug, laat hem dan uit.</li>
    </ol>
    <p>Maak de ketel niet open. Stook binnen nooit met een barbecue of gasfles.</p>`,
    call: html`<p>Bel je installateur of het bedrijf van je onderhoudscontract. Laat alleen iemand met het beeldmerk
    CO-vrij aan een gasketel werken. Zeg het erbij als er een baby of zieke in huis is. Huur je, dan belt de verhuurder.
    Bij een ketel voor het gebouw is dat de VvE.</p>`,
    costs: html`<p>Een monteur rekent vaak € 100 tot € 200, en onderdelen komen daarbij. ’s Avonds en in het weekend is
    het meer. Een nieuwe ketel met plaatsen kost ongeveer € 2.000 tot € 3.500. Zo zijn de prijzen in 2026.</p>`,
    related: [
      { label: 'De cv-ketel verliest druk', href: '/problemen-oplossen/cv-ketel-verliest-druk' },
      { label: 'Er komt geen warm water', href: '/problemen-oplossen/geen-warm-water' },
      { label: 'De koolmonoxidemelder gaat af', href: '/problemen-oplossen/koolmonoxidemelder-gaat-af' },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'geen-warm-water',
    place: 'verwarming',
    subject: 'Warm water',
    also: ['badkamer.kraan', 'keuken.kraan'],
    title: 'Er komt geen warm water',
    description:
      'Probeer eerst een andere kraan. Is het alleen hier koud, dan ligt het aan die kraan. Is het overal koud, kijk dan bij het toestel.',
    picture: 'handyman',
    keywords: ['douche koud', 'geiser koud', 'combiketel', 'close-in boiler', 'warmtepompboiler'],
    sees: html`<ul>
      <li>Uit één kraan komt koud of lauw water.</li>
      <li>Het hele huis heeft geen warm water.</li>
      <li>De douche begint warm en wordt dan koud.</li>
    </ul>`,
    causes: html`<ul>
      <li>Eén kraan: er zit kalk in de mengkraan of douchekraan.</li>
      <li>Alles koud: de ketel heeft een storing of te weinig druk.</li>
      <li>Een boiler op stroom: de groep is uit, of de beveiliging is gesprongen.</li>
      <li>Een tank met warmtepomp: het warme water is op. Opwarmen duurt een paar uur.</li>
      <li>Warm en dan koud: er zit vaak kalk in de ketel.</li>
    </ul>`,
    now: html`<p>Heb je een oude geiser, en word je duf of krijg je hoofdpijn? Zet ramen open, ga naar buiten en bel
    112.</p>
    <ol>
      <li>Test twee kranen. Deel je de warmte met het gebouw of de wijk? Vraag dan ook de buren.</li>
      <li>Kijk op het toestel naar een code, en op de ketel naar de druk.</li>
      <li>Zet de groep van de boiler één keer uit en aan. Valt hij weer uit, laat hem dan uit.</li>
      <li>Zet de warmwaterknop van de ketel op aan of comfort.</li>
      <li>Schroef bij één koude kraan het zeefje los en leg het in azijn.</li>
    </ol>
    <p>Zet een boiler niet lager dan 60 graden: in lauw water groeit legionella.</p>`,
    call: html`<p>Voor een kraan <a href="${klusservice}">boek je een loodgieter</a>. Voor een gastoestel bel je een
    bedrijf met het beeldmerk CO-vrij. Een huurder belt de verhuurder of het bedrijf dat de geiser verhuurt. Is het hele
    gebouw koud, dan bel je de VvE of de leverancier van de warmte.</p>`,
    costs: html`<p>Een nieuw binnenwerk voor een douchekraan kost ongeveer € 40 tot € 100. Een boiler of ketel repareren
    is vaak € 150 tot € 450. Dat zijn prijzen van 2026.</p>`,
    related: [
      { label: 'De cv-ketel geeft een storing', href: '/problemen-oplossen/cv-ketel-in-storing' },
      { label: 'De cv-ketel verliest druk', href: '/problemen-oplossen/cv-ketel-verliest-druk' },
      { label: 'De stroom valt uit', href: '/problemen-oplossen/stroom-valt-uit' },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'koolmonoxidemelder-gaat-af',
    place: 'verwarming',
    subject: 'Koolmonoxide',
    title: 'De koolmonoxidemelder gaat af',
    description:
      'Zet ramen en deuren open, ga met iedereen naar buiten en bel 112. Je ruikt en ziet dit gas niet.',
    picture: 'inspection',
    keywords: ['co-melder', 'kolendamp', 'vergiftiging', 'gasmelder', 'carbonmonoxide'],
    sees: html`<ul>
      <li>De melder geeft harde piepen achter elkaar, vaak vier en dan een pauze.</li>
      <li>Mensen of huisdieren zijn slaperig, misselijk of hebben hoofdpijn. Buiten gaat het beter.</li>
      <li>Een gasvlam is geel in plaats van blauw.</li>
      <li>Eén kort piepje per minuut is vaak de batterij. Twijfel je? Doe dan alsof het echt is.</li>
    </ul>`,
    causes: html`<ul>
      <li>Een ketel, geiser, kachel of open haard verbrandt slecht.</li>
      <li>De afvoer voor rook zit los of is verstopt, soms door een nest.</li>
      <li>De afzuigkap trekt rook terug de kamer in.</li>
      <li>Een barbecue of aggregaat stond binnen.</li>
      <li>Het gas komt van de buren, door een muur of een gezamenlijke schoorsteen.</li>
    </ul>`,
    now: html`<ol>
      <li>Zet onderweg naar buiten ramen en deuren open.</li>
      <li>Neem iedereen mee, ook wie slaapt. Zet het toestel alleen uit als je er langs komt.</li>
      <li>Bel buiten 112. Zeg dat het om koolmonoxide gaat en of iemand klachten heeft.</li>
      <li>Is iemand bewusteloos? Haal hem naar buiten als dat snel kan. Leg hem op zijn zij.</li>
      <li>Waarschuw de buren. Ga pas naar binnen als de brandweer dat zegt.</li>
    </ol>
    <p>Gebruik het toestel daarna niet meer, ook niet voor één douche.</p>`,
    call: html`<p>Is het weer veilig? Laat een installateur met het beeldmerk CO-vrij ketel en afvoer nakijken. Bij een
    haard komt de schoorsteenveger erbij. In een appartement bel je ook de VvE, want de afvoer is vaak van iedereen. Een
    huurder belt meteen de verhuurder. Vragen over je schoorsteen? <a href="${terugbellen}">Een bouwkundige belt je
    terug</a>.</p>`,
    costs: html`<p>De brandweer stuurt hiervoor geen rekening. Een ketel laten nakijken kost ongeveer € 100 tot € 200.
    Een nieuwe melder is € 30 tot € 50 en gaat zeven tot tien jaar mee. Dat zijn prijzen van 2026.</p>`,
    related: [
      { label: 'De cv-ketel geeft een storing', href: '/problemen-oplossen/cv-ketel-in-storing' },
      { label: 'De afzuigkap zuigt niet goed', href: '/problemen-oplossen/afzuigkap-zuigt-niet' },
      { label: 'De rookmelder piept', href: '/problemen-oplossen/rookmelder-piept' },
    ],
    reviewed: '2026-11-24',
  },
]
