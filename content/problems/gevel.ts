import { html } from '../html.ts'
import type { Problem } from './problem.ts'

const klusservice = '/diensten/wonen-en-onderhoud-diensten/klusservice'
const terugbellen = '/contact/terugbelafspraak-bouwtechnisch'
const keuring = '/diensten/keuringen/bouwtechnische-keuring'
const scheurenwijzer = '/rekentools/scheurenwijzer'

export const gevel: Problem[] = [
  {
    slug: 'scheur-in-de-muur',
    place: 'gevel',
    subject: 'Scheuren en voegen',
    also: ['vloer.fundering'],
    title: 'Er zit een scheur in de muur',
    description:
      'De meeste scheuren zijn oud of ondiep. Lees welke gevaarlijk kan zijn en hoe je hem in de gaten houdt.',
    picture: 'inspection',
    keywords: ['barst', 'zetting', 'krimpscheur', 'gescheurde gevel', 'aardbeving', 'stucwerk'],
    sees: html`<ul>
      <li>Een lijn zo dun als een haar in het pleisterwerk.</li>
      <li>Een trapje dat door de voegen loopt, vaak bij een raam of hoek.</li>
      <li>Een scheur dwars door de stenen, of breder dan vijf millimeter.</li>
    </ul>`,
    causes: html`<ul>
      <li>Pleister of beton dat droogt en krimpt. Dat is vooral lelijk.</li>
      <li>Warmte en kou, waardoor een lange muur werkt.</li>
      <li>Roest in een stalen balk boven een raam.</li>
      <li>Grond of fundering die zakt, door droogte, zwaar werk in de buurt of rotte palen.</li>
    </ul>`,
    now: html`<p>Ga naar buiten en bel 112 als de muur bolt, stenen loslaten of het kraakt. Doe dat ook als er ineens een
    brede scheur is.</p>
    <ol>
      <li>Zet aan beide kanten een potloodstreepje. Meet de afstand en schrijf de datum erbij.</li>
      <li>Maak een foto met een munt ernaast. Herhaal dat elke maand.</li>
      <li>Loop de deuren en ramen langs. Klemt er sinds kort een?</li>
      <li>Vul de scheur nog niet. Dan zie je niet meer of hij groeit.</li>
    </ol>
    <p>De <a href="${scheurenwijzer}">Scheurenwijzer</a> helpt je om hem te beoordelen.</p>`,
    call: html`<p>Groeit hij, klemmen er deuren of loopt hij door de stenen? Laat je
    <a href="${terugbellen}">terugbellen door een bouwkundige</a>. Denk je aan werk van de buren, stuur hun dan meteen een
    brief met foto’s. Huurders melden het bij de verhuurder, eigenaren van een appartement bij de VvE.</p>`,
    costs: html`<p>Een haarscheur vul je zelf voor € 10 tot € 25. Een gevel laten herstellen kost ongeveer € 300 tot
    € 2.000. Een fundering herstellen kost al snel
    tienduizenden euro’s. Dat zijn prijzen van 2026. Scheuren door een zakkende
    bodem zijn vaak niet verzekerd: kijk in je polis.</p>`,
    related: [
      { label: 'Doe de Scheurenwijzer', href: scheurenwijzer },
      { label: 'Het huis staat scheef of verzakt', href: '/problemen-oplossen/huis-staat-scheef' },
      {
        label: 'De buren verbouwen en je hebt schade',
        href: '/problemen-oplossen/schade-door-verbouwing-buren',
      },
      { label: 'Bouwtechnische keuring', href: keuring },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'voegen-brokkelen',
    place: 'gevel',
    subject: 'Scheuren en voegen',
    title: 'De voegen brokkelen uit de muur',
    description:
      'Zachte voegen laten op den duur regen door. Lees hoe je ze test en wanneer een voeger moet komen.',
    picture: 'handyman',
    keywords: ['voegwerk', 'metselwerk', 'uitgesleten', 'specie', 'cement', 'herstel'],
    sees: html`<ul>
      <li>Zand of korrels op de vensterbank buiten of op de stoep.</li>
      <li>Diepe gleuven tussen de stenen, vooral aan de kant van de regen.</li>
      <li>Je krast met een sleutel zo een stukje los.</li>
    </ul>`,
    causes: html`<ul>
      <li>Ouderdom: na veertig tot zestig jaar weer en wind is een voeg vaak op.</li>
      <li>Vorst in een muur die nat blijft, bijvoorbeeld onder een lekkende goot.</li>
      <li>Te hard schoonspuiten, of een te harde voeg op oude zachte stenen.</li>
      <li>Klimop die met zijn wortels in de gleuven groeit.</li>
    </ul>`,
    now: html`<p>Zitten er stenen los boven een deur of stoep? Zet de plek af. Dreigt er een stuk gevel te vallen, bel dan
    112.</p>
    <ol>
      <li>Kras op een paar plekken met een sleutel. Blijft het hard, dan kan het nog jaren mee.</li>
      <li>Meet hoe diep het gat is. Meer dan een centimeter is een reden om te handelen.</li>
      <li>Kijk binnen of de muur op die plek vochtig is.</li>
      <li>Knip klimop eerst los bij de grond. Trek niet aan levende takken.</li>
    </ol>
    <p>Slijp niet zelf. Het stof van voegen is slecht voor je longen.</p>`,
    call: html`<p>Zit het op meer dan een paar plekken? <a href="${klusservice}">Vraag een voeger</a>, en laat hem eerst
    een proefstuk maken. Zit er ook een trapvormige scheur, vraag dan eerst
    <a href="${terugbellen}">een bouwkundige</a>. De gevel van een appartement is van de VvE. Broeden er vogels of wonen
    er vleermuizen in de muur? Vraag de gemeente wanneer het werk mag.</p>`,
    costs: html`<p>Voegen uithalen en opnieuw vullen kost ongeveer € 45 tot € 80 per vierkante meter. Een steiger komt er
    apart bij. Dat zijn prijzen van 2026. Het is onderhoud, dus je verzekering betaalt meestal niet mee.</p>`,
    related: [
      { label: 'Er zit een scheur in de muur', href: '/problemen-oplossen/scheur-in-de-muur' },
      {
        label: 'De buitenmuur is van binnen nat',
        href: '/problemen-oplossen/vochtplek-op-buitenmuur',
      },
      { label: 'Een klus laten doen', href: klusservice },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'vochtplek-onderaan-de-muur',
    place: 'gevel',
    subject: 'Vocht in de muur',
    also: ['kelder.water-en-vocht'],
    title: 'Er zit een vochtplek onderaan de muur',
    description:
      'Water uit de grond, een leiding of de tuin: lees hoe je het verschil ziet voor je iets laat doen.',
    picture: 'inspection',
    keywords: ['optrekkend vocht', 'plint', 'salpeter', 'muffe lucht', 'natte muur', 'vochtbestrijding'],
    sees: html`<ul>
      <li>Een donkere rand tot ongeveer een meter boven de vloer.</li>
      <li>Verf die loslaat en wit poeder op de stenen.</li>
      <li>Hout bij de vloer dat kromtrekt of zacht wordt.</li>
    </ul>`,
    causes: html`<ul>
      <li>Lekt er iets? Een waterleiding, radiator of afvoer in de muur of vloer.</li>
      <li>Buiten ligt de tuin of het terras te hoog tegen de gevel.</li>
      <li>De muur zuigt water uit de grond. Dat zie je vooral bij huizen van voor 1930.</li>
      <li>De kruipruimte is nat, of warme lucht wordt water op een koude hoek.</li>
    </ul>`,
    now: html`<p>Zit er een stopcontact in de natte plek? Zet die groep uit in de meterkast en laat hem uit.</p>
    <ol>
      <li>Draai alle kranen dicht en kijk op de watermeter. Loopt die toch? Draai de hoofdkraan dicht en bel een
      loodgieter.</li>
      <li>Teken met potlood om de plek heen. Kijk morgen en volgende week of hij groeit.</li>
      <li>Haal buiten grond weg die hoger ligt dan je vloer.</li>
      <li>Zet meubels een hand van de muur en houd de roosters open.</li>
    </ol>
    <p>Plak er niets overheen. Achter nieuw behang of een plaat groeit de schimmel door.</p>`,
    call: html`<p>Is de plek er na twee droge weken nog? Laat <a href="${terugbellen}">een bouwkundige</a> de oorzaak
    zoeken voordat je een behandeling koopt. Wie zelf de behandeling verkoopt, kijkt niet altijd verder. Huur je, meld het
    dan met foto’s bij je verhuurder. Met een appartement op de begane grond meld je het bij de VvE.</p>`,
    costs: html`<p>Grond weghalen kan vaak zelf. Een muur laten injecteren kost ongeveer € 80 tot € 180
    per meter. Dat zijn prijzen van 2026. Een leiding die springt is vaak verzekerd. Vocht uit de grond is dat meestal
    niet.</p>`,
    related: [
      {
        label: 'De buitenmuur is van binnen nat',
        href: '/problemen-oplossen/vochtplek-op-buitenmuur',
      },
      { label: 'Er komt witte uitslag op de stenen', href: '/problemen-oplossen/witte-uitslag-op-stenen' },
      { label: 'De tuin blijft nat', href: '/problemen-oplossen/tuin-blijft-nat' },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'vochtplek-op-buitenmuur',
    place: 'gevel',
    subject: 'Vocht in de muur',
    title: 'De buitenmuur is van binnen nat',
    description:
      'Een plek die na regen groeit, wijst op een lekke gevel. Lees hoe je dat onderscheidt van condens.',
    picture: 'inspection',
    keywords: ['doorslaand vocht', 'spouwmuur', 'lekkende gevel', 'impregneren', 'slagregen'],
    sees: html`<ul>
      <li>Een kring halverwege of hoog op een muur die aan buiten grenst.</li>
      <li>Na een regenbui met wind is hij groter, bij droog weer kleiner.</li>
      <li>Zwarte stippen in een hoek, vooral achter een kast.</li>
    </ul>`,
    causes: html`<ul>
      <li>Groeit hij na regen? Dan laten voegen, scheuren of een raamrand water door.</li>
      <li>Zit hij onder het dak? Kijk naar de goot en de regenpijp.</li>
      <li>Is er vooral ’s winters een plek, zonder regen? Dan is het vaak condens op een koud stuk.</li>
      <li>Ligt er een badkamer achter of boven? Denk aan een leiding.</li>
    </ul>`,
    now: html`<p>Komt het vocht bij een stopcontact of lamp? Zet die groep uit in de meterkast.</p>
    <ol>
      <li>Schrijf een week lang op wanneer het regent en hoe groot de plek is.</li>
      <li>Kijk buiten, vanaf de grond, op dezelfde hoogte. Zoek een open voeg, een scheur of een lek.</li>
      <li>Houd de kamer rond de 19 graden en zet een rooster open, dag en nacht.</li>
      <li>Schuif kasten van de muur en neem schimmel af met water en soda. Draag handschoenen.</li>
    </ol>
    <p>Laat de gevel niet waterdicht smeren voordat de oorzaak vaststaat. Vocht dat er al in zit, kan er dan slecht
    uit.</p>`,
    call: html`<p>Is het duidelijk de goot of een voeg? <a href="${klusservice}">Boek een vakman</a>. Weet je het niet, laat
    dan <a href="${terugbellen}">een bouwkundige</a> meten. Huurders vragen de verhuurder om te komen kijken. In een
    appartement is de buitenmuur bijna altijd van de VvE, ook als de plek in jouw kamer zit.</p>`,
    costs: html`<p>Een kleine reparatie buiten kost ongeveer € 150 tot € 500. Zoeken met meetapparatuur kost ongeveer
    € 250 tot € 500. Dit zijn prijzen van 2026. Regen die door een versleten gevel trekt, is vaak niet verzekerd.</p>`,
    related: [
      { label: 'De voegen brokkelen', href: '/problemen-oplossen/voegen-brokkelen' },
      { label: 'De dakgoot lekt', href: '/problemen-oplossen/dakgoot-lekt' },
      { label: 'De ramen zijn van binnen nat', href: '/problemen-oplossen/condens-op-de-ramen' },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'verf-bladdert-op-de-gevel',
    place: 'gevel',
    subject: 'Verf en stenen',
    title: 'De verf bladdert op de gevel',
    description:
      'Verf laat los door vocht erachter of een slechte ondergrond. Zoek dat eerst, anders verf je over een jaar weer.',
    picture: 'handyman',
    keywords: ['afbladderen', 'muurverf', 'blaasjes', 'buiten verven', 'onderhoud'],
    sees: html`<ul>
      <li>Schilfers op de grond en kale plekken op de muur.</li>
      <li>Blazen waar je met een duw water of lucht in voelt.</li>
      <li>Je hand wordt wit als je over de muur wrijft.</li>
    </ul>`,
    causes: html`<ul>
      <li>Er komt vocht van achter: een lekke goot, een open voeg of natte grond.</li>
      <li>De verf sluit de muur af, zodat water er niet uit kan.</li>
      <li>De muur was vuil of nat toen er werd geverfd.</li>
      <li>De laag is gewoon oud. Op het zuiden gaat dat sneller.</li>
    </ul>`,
    now: html`<p>Er is geen haast, maar schuur nooit zomaar. In verf van voor 1980 kan lood zitten, en oude platen kunnen
    asbest hebben. Laat dat eerst onderzoeken.</p>
    <ol>
      <li>Plak een stuk tape op de muur en trek het eraf. Komt er verf mee, dan moet die laag weg.</li>
      <li>Kijk boven de plek naar de goot en de voegen.</li>
      <li>Veeg schilfers op, en houd kleine kinderen en de moestuin ervan weg.</li>
      <li>Wacht met verven tot de muur een paar weken droog is en het buiten warmer is dan tien graden.</li>
    </ol>`,
    call: html`<p>Moet er een steiger of hoge ladder bij? <a href="${klusservice}">Boek een schilder</a> en vraag welke verf
    damp doorlaat. Blijft de muur nat, dan komt eerst <a href="${terugbellen}">een bouwkundige</a>. Huur je? Dan is
    schilderwerk buiten meestal voor je verhuurder. In een appartement beslist de VvE, ook over de kleur.</p>`,
    costs: html`<p>Een gevel laten verven kost ongeveer € 20 tot € 45 per vierkante meter, met schoonmaken erbij. Een
    steiger komt er nog bij. Dat zijn prijzen van 2026. Een verzekering betaalt geen schilderwerk door ouderdom.</p>`,
    related: [
      { label: 'De buitenmuur is van binnen nat', href: '/problemen-oplossen/vochtplek-op-buitenmuur' },
      { label: 'Er zit houtrot in het kozijn', href: '/problemen-oplossen/houtrot-in-het-kozijn' },
      { label: 'Een klus laten doen', href: klusservice },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'witte-uitslag-op-stenen',
    place: 'gevel',
    subject: 'Verf en stenen',
    title: 'Er komt witte uitslag op de stenen',
    description:
      'Wit poeder op een muur is zout dat met water naar buiten komt. Lees wanneer het vanzelf weggaat.',
    picture: 'inspection',
    keywords: ['zoutuitslag', 'salpeter', 'kalkuitbloei', 'witte aanslag', 'nieuwbouw', 'schoorsteenkanaal'],
    sees: html`<ul>
      <li>Een wit waas of poeder, dat je er met je vinger af veegt.</li>
      <li>Of harde witte druipers, vaak onder een balkon of vensterbank.</li>
      <li>Het komt na een droge periode sterker terug.</li>
    </ul>`,
    causes: html`<ul>
      <li>Een jonge muur droogt nog. De eerste twee jaar hoort dat erbij.</li>
      <li>De muur wordt steeds nat, door regen, een goot of de grond.</li>
      <li>Er sijpelt water door beton of voegen en dat neemt kalk mee.</li>
      <li>Zout van strooien, mest of een oude haard zit in de stenen.</li>
    </ul>`,
    now: html`<p>Gevaarlijk is het zelden. Vallen er stukken beton van een balkon? Blijf er dan onder vandaan.</p>
    <ol>
      <li>Borstel het waas weg met een droge, harde borstel. Doe dat op een droge dag.</li>
      <li>Was het niet af met water. Dan trekt het zout de muur weer in.</li>
      <li>Gebruik geen zoutzuur of schoonmaakazijn. Zuur vreet aan voegen en natuursteen.</li>
      <li>Kijk waar het begint: onderaan, onder een naad of onder de goot. Daar komt het water vandaan.</li>
    </ol>`,
    call: html`<p>Is het er na twee jaar nog, of brokkelt de steen? Vraag
    <a href="${terugbellen}">een bouwkundige</a> naar de oorzaak. Is je huis net gebouwd? Meld het bij de bouwer, op
    papier en met foto’s. Zit het op een balkon of gevel van een appartement, meld het dan bij de VvE. Huurders bellen hun
    verhuurder als er vocht naar binnen komt.</p>`,
    costs: html`<p>Zelf borstelen kost niets. Een gevel laten reinigen kost ongeveer € 10 tot € 25 per vierkante meter. Dat
    zijn prijzen van 2026. Het lek dichtmaken is meer waard dan poetsen. Een verzekering betaalt dit meestal niet.</p>`,
    related: [
      {
        label: 'Er zit een vochtplek onderaan de muur',
        href: '/problemen-oplossen/vochtplek-onderaan-de-muur',
      },
      {
        label: 'Het balkon heeft scheuren of roest',
        href: '/problemen-oplossen/balkon-met-scheuren-of-roest',
      },
      { label: 'Bouwtechnische keuring', href: keuring },
    ],
    reviewed: '2026-11-24',
  },
]
