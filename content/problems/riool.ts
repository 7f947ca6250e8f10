import { html } from '../html.ts'
import type { Problem } from './problem.ts'

const klusservice = '/diensten/wonen-en-onderhoud-diensten/klusservice'
const terugbellen = '/contact/terugbelafspraak-bouwtechnisch'
const opstal = '/diensten/verzekeringen/opstalverzekering'
const inboedel = '/diensten/verzekeringen/inboedelverzekering'

export const riool: Problem[] = [
  {
    slug: 'rioollucht-in-huis',
    place: 'riool',
    subject: 'Stank en geborrel',
    also: ['badkamer.toilet', 'keuken.afvoer', 'kelder.stank'],
    title: 'Het ruikt naar riool in huis',
    description:
      'Vaak is een afvoer die je weinig gebruikt, drooggevallen. Giet er water in en de stank is binnen een uur weg.',
    picture: 'handyman',
    keywords: ['vieze lucht', 'putlucht', 'wc stinkt', 'sifon', 'ontluchting', 'rioolgeur'],
    sees: html`<ul>
      <li>Het stinkt in de badkamer, het toilet of bij de wasmachine.</li>
      <li>De lucht is er vooral na een vakantie, bij wind of na regen.</li>
      <li>De geur komt onder de vloer vandaan.</li>
    </ul>`,
    causes: html`<ul>
      <li>In een putje of bocht staat geen water meer. Dat water hoort de lucht tegen te houden.</li>
      <li>De rubberen ring achter het toilet sluit niet.</li>
      <li>De pijp op het dak die lucht geeft aan het riool, zit dicht. Dan wordt het water uit de bochten gezogen.</li>
      <li>Een buis in de kruipruimte of onder de vloer is gebroken.</li>
    </ul>`,
    now: html`<p>Twijfel je of het gas is? Aardgas ruikt ook naar rotte eieren. Doe geen lamp aan, zet ramen open, ga
    naar buiten en bel daar 0800 9009.</p>
    <ol>
      <li>Zet een raam open en snuffel langs elke afvoer, ook die van de logeerkamer en de zolder.</li>
      <li>Giet in elk putje een halve liter water. Een scheutje slaolie erop houdt het langer nat.</li>
      <li>Is een bocht snel weer leeg? Dan lekt hij, of het riool zuigt hem leeg.</li>
      <li>Kijk of de slang van de wasmachine strak in de afvoer zit.</li>
      <li>Ruik bij het luik van de kruipruimte, maar ga er niet in.</li>
    </ol>`,
    call: html`<p>Blijft de stank na een dag? <a href="${klusservice}">Boek een loodgieter</a>. Hij kan met rook of een
    camera zoeken waar het lek zit. In een appartement zijn de pijp op het dak en de standleiding meestal van de VvE.
    Een huurder meldt een kapotte buis bij de verhuurder.</p>`,
    costs: html`<p>Water bijvullen is gratis. Een ring achter het toilet kost met werk ongeveer € 100 tot € 200, en
    zoeken met een camera of rook € 150 tot € 350. Dat zijn prijzen van 2026.</p>`,
    related: [
      { label: 'De afvoer borrelt', href: '/problemen-oplossen/afvoer-borrelt' },
      { label: 'De kruipruimte stinkt', href: '/problemen-oplossen/kruipruimte-stinkt' },
      {
        label: 'Muizen of ratten onder de vloer',
        href: '/problemen-oplossen/muizen-of-ratten-in-kruipruimte',
      },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'afvoer-borrelt',
    place: 'riool',
    subject: 'Stank en geborrel',
    also: ['badkamer.douche-en-bad', 'keuken.afvoer'],
    title: 'De afvoer borrelt',
    description:
      'Geborrel betekent dat lucht niet weg kan. Vaak groeit er een verstopping, en nu ben je er nog op tijd bij.',
    picture: 'handyman',
    keywords: ['klokken', 'pruttelen', 'geluid', 'ontspanningsleiding', 'gorgelen', 'ontluchting'],
    sees: html`<ul>
      <li>Het putje borrelt als je het toilet doorspoelt.</li>
      <li>Het water in de pot gaat op en neer als de wasmachine pompt.</li>
      <li>Daarna ruikt het even naar riool.</li>
      <li>Water loopt langzamer weg dan eerst.</li>
    </ul>`,
    causes: html`<ul>
      <li>Er zit vet, papier of een doekje in de leiding. Het water duwt de lucht dan terug.</li>
      <li>De pijp op het dak zit dicht met bladeren of een nest.</li>
      <li>Een buis in de grond is verzakt of er groeien wortels in.</li>
      <li>Na zware regen is het riool in de straat vol.</li>
    </ul>`,
    now: html`<ol>
      <li>Stop met de wasmachine, het bad en de vaatwasser. Dan loopt er niets over.</li>
      <li>Schrijf op welke afvoer borrelt en wat je toen deed. Borrelt er één, dan zit het daar vlakbij.</li>
      <li>Maak die zwanenhals of dat putje schoon.</li>
      <li>Houd een natte doek op de andere gaten en pomp met een ontstopper.</li>
      <li>Borrelt alles, ook beneden? Dan zit het in de hoofdleiding. Spoel niet meer door.</li>
      <li>Vraag de buren of zij het ook horen.</li>
    </ol>
    <p>Klim niet zelf het dak op om in de pijp te kijken. Giet ook geen ontstopper uit een fles in een leiding die bijna
    dichtzit, en meng nooit twee middelen.</p>`,
    call: html`<p>Borrelen er meer afvoeren, <a href="${klusservice}">boek dan een loodgieter</a> voordat het overloopt.
    Woon je in een appartement, bel dan de VvE: de prop zit vaak in de standleiding. Hebben de buren het ook, meld het
    dan bij je gemeente. Als huurder bel je de verhuurder of zijn bedrijf voor ontstopping.</p>`,
    costs: html`<p>Ontstoppen kost overdag ongeveer € 100 tot € 250. Met een camera erbij komt er € 150 tot € 300 bij.
    Het zijn prijzen van 2026. Vraag of de reis erin zit.</p>`,
    related: [
      { label: 'Het riool loopt over', href: '/problemen-oplossen/riool-loopt-over' },
      { label: 'Het toilet is verstopt', href: '/problemen-oplossen/toilet-verstopt' },
      { label: 'Het ruikt naar riool in huis', href: '/problemen-oplossen/rioollucht-in-huis' },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'riool-loopt-over',
    place: 'riool',
    subject: 'Verstopping en water',
    title: 'Het riool loopt over',
    description:
      'Laat nergens meer water weglopen en spoel niet door. Zoek daarna uit of de prop in jouw deel zit of in de straat.',
    picture: 'handyman',
    keywords: ['riool verstopt', 'afvoer dicht', 'vies water', 'rioolservice', 'rioolput', 'verstopping'],
    sees: html`<ul>
      <li>Vuil water komt uit het laagste punt, zoals de douche of het toilet beneden.</li>
      <li>Alle afvoeren lopen traag.</li>
      <li>Buiten staat de put vol of komt het deksel omhoog.</li>
    </ul>`,
    causes: html`<ul>
      <li>Vet, doekjes of maandverband vormen een prop in de hoofdleiding.</li>
      <li>De buis is verzakt, gebroken of vol wortels.</li>
      <li>Het riool in de straat zit dicht of is vol.</li>
    </ul>`,
    now: html`<p>Staat het water bij een stopcontact of machine? Zet die groep uit als je met droge voeten bij de
    meterkast kunt.</p>
    <ol>
      <li>Spoel niet meer door en zet kranen, wasmachine en vaatwasser uit. Zeg het tegen iedereen in huis.</li>
      <li>Houd kinderen en dieren weg. Van rioolwater word je ziek: draag handschoenen en laarzen.</li>
      <li>Kijk buiten of er een putje of deksel van jouw afvoer is. Leeg? Dan zit de prop in huis. Vol? Dan zit hij
      richting straat.</li>
      <li>Vraag de buren of zij ook last hebben.</li>
      <li>Maak foto’s. Dweil op met heet water en zeep, en was daarna je handen.</li>
    </ol>
    <p>Klim nooit in een put: daar kan giftig gas hangen. Giet er geen middelen in.</p>`,
    call: html`<p>Prop in jouw deel? <a href="${klusservice}">Boek een loodgieter</a> of bel een rioolbedrijf. Zit hij
    in de straat, bel dan de gemeente. Vaak is de leiding tot de grens van je tuin van jou. Kijk op de site van je
    gemeente, want soms moet je de put eerst zelf laten zien. Bij een appartement belt de VvE, bij huur de
    verhuurder.</p>`,
    costs: html`<p>Ontstoppen kost ongeveer € 100 tot € 250 en ’s nachts vaak € 200 tot € 400. Een kapotte buis
    vervangen loopt snel op tot meer dan € 1.000. Dat zijn prijzen van 2026. Gevolgschade valt soms onder je
    <a href="${opstal}">opstalverzekering</a>. Kijk in je polis.</p>`,
    related: [
      { label: 'Er komt water terug bij zware regen', href: '/problemen-oplossen/water-terug-bij-regen' },
      { label: 'Het toilet is verstopt', href: '/problemen-oplossen/toilet-verstopt' },
      { label: 'De afvoer borrelt', href: '/problemen-oplossen/afvoer-borrelt' },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'water-terug-bij-regen',
    place: 'riool',
    subject: 'Verstopping en water',
    title: 'Er komt water terug bij zware regen',
    description:
      'Het riool in de straat is vol en duwt water terug. Gebruik geen water tot de bui voorbij is en sluit lage afvoeren af.',
    picture: 'insurance',
    keywords: ['wateroverlast', 'hoosbui', 'terugslagklep', 'ondergelopen', 'stortbui', 'noodweer'],
    sees: html`<ul>
      <li>Tijdens een bui komt water op uit het toilet, de douche of een put in de kelder.</li>
      <li>Het borrelt in alle afvoeren.</li>
      <li>Op straat staat het water boven de putten.</li>
    </ul>`,
    causes: html`<ul>
      <li>Regen en vuil water delen één buis, en die is vol.</li>
      <li>Je laagste afvoer ligt lager dan de straat.</li>
      <li>De klep die water tegenhoudt, ontbreekt of zit vast.</li>
      <li>De regenpijp van je dak loopt in hetzelfde riool.</li>
    </ul>`,
    now: html`<p>Staat er water in een ruimte met stroom? Loop er niet in. Zet de stroom uit als je droog bij de
    meterkast komt. Anders blijf je weg en bel je 0800 9009.</p>
    <ol>
      <li>Spoel niet door en zet de wasmachine en vaatwasser uit.</li>
      <li>Doe deksels en stoppen dicht. Leg op lage putjes een zak met zand of een volle emmer.</li>
      <li>Haal spullen van de vloer en waarschuw wie lager woont.</li>
      <li>Maak foto’s en filmpjes met de tijd erbij.</li>
      <li>Is het gezakt? Maak schoon met laarzen, handschoenen en zeep, en lucht dagenlang.</li>
    </ol>
    <p>Laat natte stopcontacten en machines eerst nakijken. Gooi natte spullen pas weg als je ze op de foto hebt.</p>`,
    call: html`<p>Meld het bij je gemeente, ook als het maar even duurde. Een <a href="${klusservice}">loodgieter</a>
    kan een klep plaatsen die water tegenhoudt. Een <a href="${terugbellen}">bouwkundige</a> kijkt of dat bij je huis
    helpt. In een appartement beslist de VvE daarover. Huurders bellen de verhuurder voor het gebouw en hun eigen
    verzekeraar voor hun spullen.</p>`,
    costs: html`<p>Zo’n klep kost met plaatsen ongeveer € 400 tot € 1.200, in prijzen van 2026. Water uit een vol riool
    na zware regen is vaak verzekerd: het huis via de <a href="${opstal}">opstal</a>, de spullen via de
    <a href="${inboedel}">inboedel</a>. Er gelden grenzen, dus kijk in je polis.</p>`,
    related: [
      { label: 'Het riool loopt over', href: '/problemen-oplossen/riool-loopt-over' },
      { label: 'Er staat water in de kruipruimte', href: '/problemen-oplossen/water-in-kruipruimte' },
      { label: 'Je kelder is vochtig', href: '/problemen-oplossen/vochtige-kelder' },
    ],
    reviewed: '2026-11-24',
  },
]
