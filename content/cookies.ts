import type { PageSeed } from '../src/core/content/page.ts'
import { html } from './html.ts'

export const cookies: PageSeed = {
  kind: 'page',
  codename: 'cookies',
  path: '/cookies',
  layout: 'content',
  title: 'Cookies',
  description: 'Deze site gebruikt alleen cookies die nodig zijn om te werken. Hier lees je welke dat zijn.',
  blocks: [
    {
      kind: 'hero',
      title: 'Cookies',
      lead: 'We gebruiken er alleen die nodig zijn. Daarom vragen we je niet om toestemming.',
    },
    {
      kind: 'rich_text',
      text: html`
        <p>We plaatsen geen cookies om je te volgen. Ook plaatsen we geen cookies van anderen.</p>
        <table>
          <caption>Onze cookies</caption>
          <thead><tr><th scope="col">Naam</th><th scope="col">Waarvoor</th><th scope="col">Hoe lang</th></tr></thead>
          <tbody>
            <tr><th scope="row">thuisbasis</th><td>Onthoudt dat je bent ingelogd of een bestand hebt geüpload. In de
            browser staat er soms __Host- voor.</td><td>12 uur</td></tr>
            <tr><th scope="row">thuisbasis-ingelogd</th><td>Laat de site zien dat er iemand is ingelogd. Er staat niet
            in wie. In de browser staat er soms __Host- voor.</td><td>12 uur</td></tr>
            <tr><th scope="row">thuisbasis-apparaat</th><td>Onthoudt dat er in deze browser eerder is ingelogd. Raadt een
            ander je wachtwoord, dan kun jij hier gewoon inloggen. Er staat niet in wie je bent. In de browser staat er
            soms __Host- voor.</td><td>365 dagen na de laatste keer inloggen</td></tr>
          </tbody>
        </table>
        <h2>Wat er op je apparaat blijft staan</h2>
        <p>Terwijl je een formulier invult, bewaart je browser je antwoorden. Zo ben je niets kwijt als je de pagina
        vernieuwt. Dat zijn geen cookies: ze worden niet naar ons gestuurd. Sluit je het tabblad, dan zijn ze weg. Alleen
        je antwoorden over je huis in de isolatiecheck blijven langer staan.</p>
        <p>Heb je een formulier verstuurd? Dan blijft staan wat je bevestiging laat zien. Dat is je referentie, en soms
        een moment, het telefoonnummer waarop we bellen of het adres waar we komen. Ben je niet ingelogd, dan blijven ook
        je naam, je contactgegevens en je huis staan. Zo vul je die in een volgend formulier niet opnieuw in. Sluit je het
        tabblad of log je uit, dan is alles weg.</p>
        <h2>Onderdelen van anderen</h2>
        <p>Soms staat er een hulpmiddel van een ander bedrijf op een pagina. Dat laden we pas als jij erop klikt. Vooraf
        zeggen we van wie het is. Daarna gelden de regels van dat bedrijf.</p>`,
    },
    {
      kind: 'interesting_links',
      title: 'Lees ook',
      links: [{ label: 'Privacy', href: '/privacy' }],
    },
  ],
}
