import { html } from '../html.ts'
import type { Problem } from './problem.ts'

const klusservice = '/diensten/wonen-en-onderhoud-diensten/klusservice'
const terugbellen = '/contact/terugbelafspraak-bouwtechnisch'
const isoleren = '/diensten/diensten-verduurzamen/collectieve-inkoop-isoleren'

export const ramen: Problem[] = [
  {
    slug: 'condens-op-de-ramen',
    place: 'ramen',
    subject: 'Glas',
    also: ['gevel.vocht-in-de-muur'],
    title: 'De ramen zijn van binnen nat',
    description:
      'Condens op het glas betekent dat vocht niet weg kan. Lees wat je vanavond al kunt veranderen.',
    picture: 'insulation',
    keywords: ['beslagen ruiten', 'vochtig huis', 'vochtvreter', 'ventilatie', 'slaapkamer'],
    sees: html`<ul>
      <li>Druppels aan de onderkant van het glas, vooral ’s ochtends.</li>
      <li>Een plasje op de vensterbank en zwarte randjes op de kit.</li>
      <li>In de winter is het erger, en het meest waar je slaapt of kookt.</li>
    </ul>`,
    causes: html`<ul>
      <li>Er gaat te weinig lucht naar buiten. Roosters zitten dicht of de afzuiging is vuil.</li>
      <li>Je droogt de was binnen, of de badkamerdeur staat open na het douchen.</li>
      <li>Enkel glas of oud dubbel glas is koud, dus daar wordt damp het eerst water.</li>
      <li>Er komt vocht uit de kruipruimte of door een lek.</li>
    </ul>`,
    now: html`<p>Beslaan alle ramen ineens en heb je een geiser, gaskachel of houtkachel? Dat kan koolmonoxide zijn. Zet
    ramen open, ga naar buiten en bel 112. Doe dat zeker bij hoofdpijn of misselijkheid.</p>
    <ol>
      <li>Zet de roosters open en laat ze open. Zet de afzuiging een uur langer aan na douchen en koken.</li>
      <li>Veeg het glas ’s ochtends droog en wring de doek buiten uit.</li>
      <li>Lucht een kwartier met ramen tegenover elkaar open.</li>
      <li>Stook elke kamer een beetje. Een ijskoude kamer trekt vocht aan.</li>
    </ol>
    <p>Een metertje voor luchtvochtigheid zegt genoeg. Blijft het de hele dag boven 60 procent? Dan moet er meer lucht
    weg.</p>`,
    call: html`<p>Is er na twee weken niets veranderd, of krijg je schimmel? Laat
    <a href="${terugbellen}">een bouwkundige</a> meedenken. Doet de afzuiging niets,
    <a href="${klusservice}">boek dan een vakman</a>. Huur je, meld het bij de verhuurder. In een flat met één kanaal voor
    iedereen is het een zaak van de VvE.</p>`,
    costs: html`<p>Een vochtmeter kost € 10 tot € 20. Een ventilator in de badkamer kost ongeveer € 150 tot € 350, met
    plaatsen. Dit zijn prijzen van 2026. Schade door langzaam vocht is vaak niet verzekerd.</p>`,
    related: [
      {
        label: 'Er zit vocht tussen het dubbele glas',
        href: '/problemen-oplossen/condens-tussen-dubbel-glas',
      },
      { label: 'De buitenmuur is van binnen nat', href: '/problemen-oplossen/vochtplek-op-buitenmuur' },
      { label: 'Samen isoleren', href: isoleren },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'condens-tussen-dubbel-glas',
    place: 'ramen',
    subject: 'Glas',
    title: 'Er zit vocht tussen het dubbele glas',
    description:
      'Zit de damp tussen de twee ruiten, dan is het glas lek. Lees wat dat betekent en of er garantie is.',
    picture: 'insulation',
    keywords: ['lekke ruit', 'isolatieglas', 'hr++', 'glaszetter', 'beslagen ruit', 'triple'],
    sees: html`<ul>
      <li>Een waas of druppels die je niet weg kunt vegen, van geen van beide kanten.</li>
      <li>Het komt en gaat met de zon.</li>
      <li>Na een tijd blijven er grijze of witte strepen zitten.</li>
    </ul>`,
    causes: html`<ul>
      <li>De kitrand rond de ruiten is op. Na twintig tot dertig jaar is dat gewoon.</li>
      <li>De ruit staat onderin in het water, omdat het kozijn niet kan leeglopen.</li>
      <li>Het kozijn is krom of rot en drukt op het glas.</li>
      <li>Zit de damp alleen aan de buitenkant, op een koude ochtend? Dan werkt je glas juist goed.</li>
    </ul>`,
    now: html`<p>Gevaar is er niet, behalve bij een barst. Plak die af met tape en blijf er met kinderen vandaan.</p>
    <ol>
      <li>Lees de stempel in de metalen rand tussen de ruiten. Daar staan vaak de maker en het jaar.</li>
      <li>Zoek de rekening op. Op nieuw glas zit vaak tien jaar garantie.</li>
      <li>Maak een foto op een dag dat je de damp goed ziet.</li>
      <li>Kijk of de gaatjes onder in het kozijn open zijn.</li>
    </ol>
    <p>Boor geen gaatje in de ruit. Dat verhaal gaat rond, maar het glas isoleert daarna nog minder.</p>`,
    call: html`<p>Binnen de garantie schrijf je wie het glas heeft gezet. Daarna vraag je
    <a href="${klusservice}">een vakman</a> om een nieuwe ruit in het oude kozijn. Zijn er meer ruiten lek, vraag dan ook
    naar <a href="${isoleren}">samen isoleren</a>. In een appartement zijn glas en kozijn vaak van de VvE: lees eerst de
    splitsingsakte. Huurders melden het bij de verhuurder.</p>`,
    costs: html`<p>Een nieuwe ruit met goed isolerend glas kost ongeveer € 150 tot € 300 per vierkante meter, met plaatsen.
    Dat zijn prijzen van 2026. Een glasverzekering betaalt vaak een breuk. Bij een lekke rand verschilt het: kijk in je
    polis.</p>`,
    related: [
      { label: 'De ramen zijn van binnen nat', href: '/problemen-oplossen/condens-op-de-ramen' },
      { label: 'Er zit houtrot in het kozijn', href: '/problemen-oplossen/houtrot-in-het-kozijn' },
      { label: 'Samen isoleren', href: isoleren },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'deur-klemt',
    place: 'ramen',
    subject: 'Deur',
    title: 'De deur klemt',
    description:
      'Vaak is het hout uitgezet of hangt een scharnier los. Klemmen er meer deuren, kijk dan naar de muren.',
    picture: 'handyman',
    keywords: ['deur sluit niet', 'deur gaat niet open', 'deur sleept', 'kromgetrokken', 'hengsel'],
    sees: html`<ul>
      <li>De deur schuurt over de vloer of tegen de post.</li>
      <li>Hij valt niet meer vanzelf in het slot.</li>
      <li>De kier bovenaan is aan één kant breder.</li>
    </ul>`,
    causes: html`<ul>
      <li>Hout zet uit in een nat seizoen. In het voorjaar gaat het dan vaak over.</li>
      <li>De schroeven van een scharnier zitten los, zodat de deur zakt.</li>
      <li>Er zit een dikke laag verf op de rand, of er ligt een nieuwe vloer.</li>
      <li>Het huis beweegt. Dan klemmen er vaak meer deuren, en zie je scheuren.</li>
    </ul>`,
    now: html`<p>Is het de deur waardoor je bij brand naar buiten gaat? Dan moet hij vandaag nog open kunnen. Lukt
    dat niet? Spreek met je huisgenoten af hoe je er anders uit komt.</p>
    <ol>
      <li>Draai alle schroeven van de scharnieren vast. Draaien ze door? Vul het gat met een houten stokje en lijm.</li>
      <li>Leg een vel doordrukpapier tussen deur en kozijn. Zo zie je waar hij raakt.</li>
      <li>Wrijf daar met een stompje kaars, en schuur pas als dat niet helpt.</li>
      <li>Wacht met schaven tot het droog weer is. Eraf is eraf.</li>
    </ol>
    <p>Een deur in een flat kan brandwerend zijn. Schaaf daar niets af.</p>`,
    call: html`<p>Hangt hij scheef of is hij zwaar? <a href="${klusservice}">Boek een timmerman</a>. Klemmen er ineens
    meer deuren en zie je scheuren, laat je dan <a href="${terugbellen}">terugbellen door een bouwkundige</a>. De voordeur
    van een appartement is vaak van de VvE. Huurders doen kleine dingen zelf, en bellen de verhuurder voor de rest.</p>`,
    costs: html`<p>Een deur laten afhangen of schaven kost ongeveer € 75 tot € 200. Een nieuwe binnendeur kost ongeveer
    € 200 tot € 500, met hangen. Dat zijn prijzen van 2026. Een verzekering betaalt dit meestal niet.</p>`,
    related: [
      { label: 'Er zit een scheur in de muur', href: '/problemen-oplossen/scheur-in-de-muur' },
      { label: 'Het huis staat scheef of verzakt', href: '/problemen-oplossen/huis-staat-scheef' },
      { label: 'Een klus laten doen', href: klusservice },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'tocht-langs-ramen-en-deuren',
    place: 'ramen',
    subject: 'Kozijn',
    also: ['ramen.deur'],
    title: 'Het tocht langs ramen en deuren',
    description:
      'Met een strookje papier vind je de kier, en met strips maak je hem dicht. Roosters blijven wel open.',
    picture: 'insulation',
    keywords: ['tochtstrip', 'kieren', 'koude voeten', 'het trekt', 'naden dichten'],
    sees: html`<ul>
      <li>Kou langs je nek of voeten, ook met de verwarming aan.</li>
      <li>Een gordijn dat beweegt als het raam dicht is.</li>
      <li>Gefluit of gerammel als het hard waait.</li>
    </ul>`,
    causes: html`<ul>
      <li>De strip in de rand van het kozijn is plat, hard of weg.</li>
      <li>Het raam trekt niet goed aan, omdat de sluiting versleten is.</li>
      <li>Tussen kozijn en muur is de kit gescheurd.</li>
      <li>Er trekt lucht door de brievenbus, onder de deur of uit de kruipruimte.</li>
      <li>Voel je alleen kou bij het glas? Dan daalt er koude lucht langs een koude ruit. Strips helpen dan niet.</li>
    </ul>`,
    now: html`<p>Plak nooit een rooster dicht in een kamer met een geiser, gaskachel of houtkachel. Zonder verse lucht kan
    er koolmonoxide komen. Ook zonder toestel heb je die roosters nodig.</p>
    <ol>
      <li>Houd op een winderige dag een strookje dun papier langs de randen. Waar het wappert, zit de kier.</li>
      <li>Leg voor vanavond een opgerolde handdoek tegen de deur.</li>
      <li>Meet de dikte van de kier en koop een strip die daarbij past. Maak de rand eerst schoon en droog.</li>
      <li>Draai de sluiting iets strakker, als er een stelschroef op zit.</li>
    </ol>`,
    call: html`<p>Krijg je het raam niet meer dicht, of zit de kier tussen kozijn en muur?
    <a href="${klusservice}">Boek een timmerman</a>. Is het glas koud, kijk dan naar
    <a href="${isoleren}">samen isoleren</a>. Huur je, dan mag je strips meestal zelf plakken. Aan kozijnen van de VvE
    verander je niets zonder te vragen.</p>`,
    costs: html`<p>Strips voor één deur kosten € 10 tot € 30, een borstel voor de brievenbus rond € 15. Een timmerman voor
    een paar ramen kost ongeveer € 150 tot € 400. Dat zijn prijzen van 2026. Je verzekering doet hier niets aan.</p>`,
    related: [
      { label: 'De deur klemt', href: '/problemen-oplossen/deur-klemt' },
      { label: 'De ramen zijn van binnen nat', href: '/problemen-oplossen/condens-op-de-ramen' },
      { label: 'Samen isoleren', href: isoleren },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'houtrot-in-het-kozijn',
    place: 'ramen',
    subject: 'Kozijn',
    title: 'Er zit houtrot in het kozijn',
    description:
      'Prik met een schroevendraaier: zakt hij weg, dan rot het hout. Lees of je vult, herstelt of vervangt.',
    picture: 'handyman',
    keywords: ['zacht hout', 'vensterbank', 'raamkozijn', 'schimmel in hout', 'timmerman', 'houtvuller'],
    sees: html`<ul>
      <li>Verf die bol staat of scheurt, vooral in de onderste hoeken.</li>
      <li>Hout dat inzakt als je erop duwt, of donker en draderig is.</li>
      <li>Een raam dat zakt of water dat bij regen binnenkomt.</li>
    </ul>`,
    causes: html`<ul>
      <li>Door een open naad of barst in de verf komt regen in het hout.</li>
      <li>De kit langs het glas is los.</li>
      <li>Een lekkende goot houdt het kozijn nat.</li>
      <li>Er is lang niet geschilderd. Elke zes tot acht jaar is normaal.</li>
    </ul>`,
    now: html`<p>Zit een raam bijna los? Zet het vast, doe het niet meer open en zet de stoep eronder af.</p>
    <ol>
      <li>Prik voorzichtig op meer plekken. Zo weet je hoe ver het zachte stuk loopt.</li>
      <li>Plak het gat voor de nacht af met stevig tape, zodat er geen regen bij komt. Laat het daarna weer drogen.</li>
      <li>Zoek de bron: kijk boven het kozijn en langs het glas.</li>
      <li>Is het plekje kleiner dan een munt? Haal al het zachte hout weg, laat drogen, vul met een tweedelige houtvulling
      en schilder.</li>
    </ol>
    <p>Schuur geen verf van voor 1980 zonder onderzoek, want er kan lood in zitten. Ga nooit alleen een ladder op.</p>`,
    call: html`<p>Loopt de rot door in een hoek, een dorpel of het raam erboven?
    <a href="${klusservice}">Laat een vakman</a> er een nieuw stuk hout in zetten. In een appartement zijn kozijnen vaak
    van de VvE, en schilder je ze niet zomaar zelf. Een huurder meldt het bij de verhuurder, met een foto.</p>`,
    costs: html`<p>Een plek laten herstellen kost ongeveer € 150 tot € 500. Een nieuw houten kozijn met glas kost ongeveer
    € 1.000 tot € 2.500. Dit zijn prijzen van 2026. Houtrot is onderhoud en dus vaak niet verzekerd.</p>`,
    related: [
      { label: 'De verf bladdert op de gevel', href: '/problemen-oplossen/verf-bladdert-op-de-gevel' },
      { label: 'De dakgoot lekt', href: '/problemen-oplossen/dakgoot-lekt' },
      { label: 'Het tocht langs ramen en deuren', href: '/problemen-oplossen/tocht-langs-ramen-en-deuren' },
    ],
    reviewed: '2026-11-24',
  },
]
