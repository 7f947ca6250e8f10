import { html } from '../html.ts'
import type { Problem } from './problem.ts'

const klusservice = '/diensten/wonen-en-onderhoud-diensten/klusservice'
const isoleren = '/diensten/diensten-verduurzamen/collectieve-inkoop-isoleren'

export const verwarming: Problem[] = [
  {
    slug: 'radiator-wordt-niet-warm',
    place: 'verwarming',
    subject: 'Radiator en vloer',
    title: 'De radiator wordt niet warm',
    description:
      'Zit er lucht in, zit de knop vast of krijgt hij te weinig water? Voel waar hij koud is, dan weet je het meestal.',
    picture: 'handyman',
    keywords: [
      'verwarming koud',
      'thermostaatknop',
      'kachel',
      'koude kamer',
      'cv-radiator',
      'ontluchtingssleutel',
    ],
    sees: html`<ul>
      <li>Hij is boven koud en onder warm, en hij borrelt.</li>
      <li>Hij is helemaal koud, terwijl de andere warm zijn.</li>
      <li>Hij is boven warm en onder koud.</li>
      <li>Alle radiatoren zijn koud.</li>
    </ul>`,
    causes: html`<ul>
      <li>Boven koud: er zit lucht in.</li>
      <li>Helemaal koud: het pinnetje achter de knop zit vast, of er stroomt te weinig water door.</li>
      <li>Onder koud: er ligt vuil in, of het water stroomt te langzaam.</li>
      <li>Alles koud: de ketel doet het niet, de druk is laag of de thermostaat staat laag.</li>
    </ul>`,
    now: html`<p>Ruik je gas bij de ketel? Doe niets aan of uit, zet ramen open, ga naar buiten en bel daar
    0800 9009.</p>
    <ol>
      <li>Zet de knop van deze radiator helemaal open.</li>
      <li>Kijk op de ketel. Is de druk lager dan 1 bar, vul dan eerst bij.</li>
      <li>Ga je ontluchten? Zet de thermostaat laag en wacht een half uur. Heet water kan je branden.</li>
      <li>Houd een doek onder het ventiel en draai het een halve slag open. Komt er water, draai dan dicht.</li>
      <li>Schroef de knop los. Het pinnetje moet een paar millimeter veren. Duw er zacht op en trek er niet aan.</li>
      <li>Kijk daarna weer naar de druk.</li>
    </ol>`,
    call: html`<p>Blijft hij koud, bel dan je installateur of <a href="${klusservice}">boek een vakman</a>. Heeft je
    gebouw één ketel voor alle woningen? Laat dan geen water weg en bel de VvE. Ontluchten doet een huurder meestal
    zelf. Voor een kapotte knop bel je de verhuurder.</p>`,
    costs: html`<p>Een sleuteltje kost een paar euro en een nieuwe knop € 20 tot € 60. Laat je alle radiatoren goed op
    elkaar afstellen, dan is dat vaak € 250 tot € 500. Dat zijn prijzen van 2026.</p>`,
    related: [
      { label: 'De cv-ketel verliest druk', href: '/problemen-oplossen/cv-ketel-verliest-druk' },
      { label: 'De verwarming tikt of ruist', href: '/problemen-oplossen/verwarming-tikt-of-ruist' },
      { label: 'De cv-ketel geeft een storing', href: '/problemen-oplossen/cv-ketel-in-storing' },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'verwarming-tikt-of-ruist',
    place: 'verwarming',
    subject: 'Radiator en vloer',
    title: 'De verwarming tikt of ruist',
    description:
      'Tikken komt van metaal dat uitzet, borrelen van lucht en ruisen van te veel water. Lees hoe je het stil krijgt.',
    picture: 'handyman',
    keywords: ['herrie', 'bonken', 'kloppen', 'fluiten', 'lawaai'],
    sees: html`<ul>
      <li>Het tikt bij het opwarmen en afkoelen.</li>
      <li>Het water borrelt of klotst in een radiator.</li>
      <li>Een knop ruist of piept, vooral als hij half open staat.</li>
      <li>De ketel zelf bromt of geeft klappen.</li>
    </ul>`,
    causes: html`<ul>
      <li>Tikken: een warme buis schuift langs een beugel, vloer of muur.</li>
      <li>Borrelen: er zit lucht in het systeem.</li>
      <li>Ruisen: de pomp duwt te hard, omdat veel knoppen dicht staan.</li>
      <li>Brommen: de pomp is versleten of er zit vuil in de ketel.</li>
    </ul>`,
    now: html`<p>Geeft de ketel harde klappen bij het aangaan? Zet hem uit en bel de installateur. Ruik je gas, bel dan
    buiten 0800 9009.</p>
    <ol>
      <li>Luister waar het geluid begint: bij de knop, de buis of de ketel.</li>
      <li>Hoor je lucht? Zet de thermostaat laag, wacht tot alles lauw is en laat de lucht eruit.</li>
      <li>Kijk of de druk tussen 1 en 2 bar staat.</li>
      <li>Draai in de kamer met de thermostaat alle knoppen helemaal open. Dan krijgt de pomp ruimte.</li>
      <li>Tikt een buis tegen een beugel of vloerrand? Schuif er een stukje vilt of een plastic ring tussen.</li>
      <li>Zet het water voor de radiatoren op de ketel lager, bijvoorbeeld op 60 graden. Alles zet dan minder uit.</li>
    </ol>`,
    call: html`<p>Ruist het nog, laat dan de pomp en de radiatoren afstellen door je installateur. Een tikkende buis
    onder de vloer is werk voor <a href="${klusservice}">een vakman</a>. Komt het geluid uit leidingen van het hele
    gebouw? Meld het bij de VvE. Huurders bellen de verhuurder als ontluchten niet helpt.</p>`,
    costs: html`<p>Vilt en ringetjes kosten een paar euro. Afstellen kost ongeveer € 250 tot € 500 en een nieuwe pomp in
    de ketel € 300 tot € 500. Het zijn prijzen van 2026, met het werk erbij.</p>`,
    related: [
      { label: 'De radiator wordt niet warm', href: '/problemen-oplossen/radiator-wordt-niet-warm' },
      { label: 'De cv-ketel verliest druk', href: '/problemen-oplossen/cv-ketel-verliest-druk' },
      { label: 'Je huis isoleren', href: isoleren },
    ],
    reviewed: '2026-11-24',
  },
  {
    slug: 'vloerverwarming-blijft-koud',
    place: 'verwarming',
    subject: 'Radiator en vloer',
    also: ['vloer.vloer'],
    title: 'De vloerverwarming blijft koud',
    description:
      'Een vloer warmt langzaam op. Is hij na een dag nog koud, kijk dan bij de verdeler of de pomp draait.',
    picture: 'handyman',
    keywords: ['koude vloer', 'groepen', 'vloer warmt niet op', 'pomp vast', 'lage temperatuur'],
    sees: html`<ul>
      <li>De hele vloer is koud, terwijl de ketel of warmtepomp draait.</li>
      <li>Eén strook of kamer blijft koud.</li>
      <li>De vloer wordt wel warm, maar pas na een dag.</li>
    </ul>`,
    causes: html`<ul>
      <li>De pomp op de verdeler zit vast. Dat gebeurt vaak na de zomer.</li>
      <li>Een kraan of ventiel op de verdeler staat dicht of zit vast.</li>
      <li>Er zit lucht of vuil in een van de lussen.</li>
      <li>De thermostaat van een kamer doet het niet, of de batterij is leeg.</li>
    </ul>`,
    now: html`<p>Zie je water bij de pomp of een stekker? Zet eerst die groep uit in de meterkast.</p>
    <ol>
      <li>Zet de thermostaat twee graden hoger en geef de vloer een avond de tijd.</li>
      <li>Zoek de verdeler, vaak onder de trap. Dat is de balk met kraantjes en slangen.</li>
      <li>Voel of de pomp trilt. Zo niet, kijk dan of de stekker erin zit en de groep aanstaat.</li>
      <li>Staan alle kraantjes open? De thermometer op de verdeler wijst vaak 30 tot 45 graden aan.</li>
      <li>Controleer de druk van de ketel.</li>
      <li>Laat afstelringen staan. Eerst een foto, dan pas draaien.</li>
    </ol>
    <p>Zet het water niet heter dan in het boekje staat: een vloer kan scheuren. Boor ook nooit in zo’n vloer.</p>`,
    call: html`<p>Draait de pomp niet, of blijft één lus koud? Bel de installateur die hem heeft aangelegd of
    <a href="${klusservice}">boek een vakman</a>. Zakt de druk steeds, dan kan er een lek in de vloer zitten: bel snel.
    In een appartement met warmte van het gebouw bel je de VvE, en als huurder de verhuurder.</p>`,
    costs: html`<p>Een nieuwe pomp met werk kost ongeveer € 250 tot € 450. Spoelen en ontluchten is vaak € 150 tot
    € 350. Dat zijn prijzen van 2026.</p>`,
    related: [
      { label: 'De radiator wordt niet warm', href: '/problemen-oplossen/radiator-wordt-niet-warm' },
      { label: 'De cv-ketel verliest druk', href: '/problemen-oplossen/cv-ketel-verliest-druk' },
      { label: 'Je vloer isoleren', href: isoleren },
    ],
    reviewed: '2026-11-24',
  },
]
