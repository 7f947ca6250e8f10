import type { PageSeed } from '../src/core/content/page.ts'
import { html } from './html.ts'

export const opzeggen: PageSeed = {
  kind: 'page',
  codename: 'opzeggen',
  path: '/lidmaatschap/opzeggen',
  layout: 'content',
  title: 'Lidmaatschap opzeggen',
  label: 'Opzeggen',
  description: 'Je lidmaatschap van {name} opzeggen: hoe het gaat, wanneer het stopt en wat er dan vervalt.',
  keywords: ['opzeggen', 'stoppen', 'lidmaatschap', 'opzegformulier'],
  blocks: [
    { kind: 'funnel', slug: 'opzeggen' },
    {
      kind: 'rich_text',
      text: html`
        <h2>Wat er dan vervalt</h2>
        <ul>
          <li>Je kunt geen keuringen en adviezen voor leden meer boeken.</li>
          <li>De Hypotheekwacht stopt.</li>
          <li>Je verzekering via ons? Bel ons eerst, zodat je niet zonder komt te zitten.</li>
        </ul>
        <h2>Is er iets anders aan de hand?</h2>
        <p>Ga je verhuizen? Dan geldt je lidmaatschap ook voor je nieuwe huis. Is het te duur, of ben je ontevreden?
        Vertel het ons. Misschien is er een oplossing. Is iemand overleden? Bel ons. Dan regelen we het meteen, en
        zonder formulier.</p>`,
    },
    { kind: 'desks', title: 'Liever bellen?', desks: ['ledenservice'] },
    {
      kind: 'accordion',
      title: 'Veelgestelde vragen',
      items: [
        {
          title: 'Krijg ik geld terug?',
          text: html`<p>Nee. Je betaalt per jaar en blijft lid tot dat jaar voorbij is.</p>`,
        },
        {
          title: 'Ik weet mijn lidnummer niet meer. Is dat erg?',
          text: html`<p>Nee. Met je naam, je adres en je e-mailadres vinden we je ook.</p>`,
        },
        {
          title: 'Kan ik mijn opzegging intrekken?',
          text: html`<p>Ja, zolang je nog lid bent. Log in en kijk bij
          <a href="/mijn/lidmaatschap">je lidmaatschap</a>.</p>`,
        },
        {
          title: 'Kan ik later weer lid worden?',
          text: html`<p>Natuurlijk. Je bent <a href="/lidmaatschap/lid-worden">altijd welkom</a>.</p>`,
        },
      ],
    },
  ],
}

export const registreren: PageSeed = {
  kind: 'page',
  codename: 'registreren',
  path: '/registreren',
  layout: 'content',
  title: 'Een account maken',
  label: 'Registreren',
  description: 'Met een account bij {name} vind je je aanvragen terug. Je hoeft er geen lid voor te zijn.',
  keywords: ['account', 'registreren', 'aanmelden'],
  blocks: [
    {
      kind: 'hero',
      title: 'Een account maken',
      lead: 'Met een account vind je je aanvragen terug. Het is gratis en je wordt er geen lid mee.',
    },
    {
      kind: 'rich_text',
      text: html`
        <h2>Wat je ermee kunt</h2>
        <ul>
          <li>Je aanvragen en afspraken bekijken.</li>
          <li>Formulieren die je gegevens al kennen.</li>
          <li>Je adres en telefoonnummer veranderen.</li>
        </ul>
        <h2>Zo maak je er een</h2>
        <p>Bel de ledenservice op <a href="{tel.ledenservice}">{phone.ledenservice}</a>. We hebben je naam, je adres en je
        e-mailadres nodig. Je krijgt een e-mail met een link. Daarmee kies je zelf je wachtwoord.</p>
        <h2>Een goed wachtwoord</h2>
        <p>Kies minstens tien tekens. Een korte zin werkt beter dan één moeilijk woord. Gebruik je e-mailadres er niet
        in. Wij vragen nooit om je wachtwoord, ook niet aan de telefoon.</p>`,
    },
    { kind: 'desks', title: 'Bel de ledenservice', desks: ['ledenservice'] },
    {
      kind: 'interesting_links',
      title: 'Lees ook',
      links: [
        { label: 'Inloggen', href: '/inloggen' },
        { label: 'Wachtwoord vergeten', href: '/wachtwoord-vergeten' },
        { label: 'Lid worden', href: '/lidmaatschap/lid-worden' },
      ],
    },
  ],
}

export const wachtwoordVergeten: PageSeed = {
  kind: 'page',
  codename: 'wachtwoord_vergeten',
  path: '/wachtwoord-vergeten',
  layout: 'content',
  title: 'Wachtwoord vergeten',
  description: 'Wachtwoord kwijt? Zo kies je een nieuw wachtwoord voor je account bij {name}.',
  keywords: ['wachtwoord', 'inloggen', 'account'],
  blocks: [
    {
      kind: 'hero',
      title: 'Wachtwoord vergeten?',
      lead: 'Dat overkomt iedereen. Je kiest gewoon een nieuw wachtwoord.',
    },
    {
      kind: 'rich_text',
      text: html`
        <h2>Zo krijg je een nieuw wachtwoord</h2>
        <p>Bel de ledenservice op <a href="{tel.ledenservice}">{phone.ledenservice}</a>. Noem het e-mailadres van je
        account. Je krijgt een e-mail met een link. Die werkt één keer en niet lang.</p>
        <h2>Geen e-mail gekregen?</h2>
        <p>Kijk bij je ongewenste e-mail. Staat hij daar niet, dan ken je ons misschien onder een ander adres. De
        ledenservice zoekt dat met je uit.</p>
        <h2>Krijg je zo’n e-mail zonder dat je erom vroeg?</h2>
        <p>Klik dan nergens op. Je oude wachtwoord blijft gewoon werken. Bel ons als het vaker gebeurt.</p>`,
    },
    { kind: 'desks', title: 'Bel de ledenservice', desks: ['ledenservice'] },
    {
      kind: 'interesting_links',
      title: 'Lees ook',
      links: [
        { label: 'Inloggen', href: '/inloggen' },
        { label: 'Een account maken', href: '/registreren' },
      ],
    },
  ],
}
