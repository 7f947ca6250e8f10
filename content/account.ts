import type { PageSeed } from '../src/core/content/page.ts'
import { html } from './html.ts'

const inloggen: PageSeed = {
  kind: 'page',
  codename: 'inloggen',
  path: '/inloggen',
  layout: 'content',
  title: 'Inloggen',
  description: 'Log in bij {name} en bekijk je aanvragen en gegevens, of word lid met je e-mailadres.',
  hidden: true,
  blocks: [
    { kind: 'funnel', slug: 'inloggen', properties: { mine: 'Mijn {name}' } },
    {
      kind: 'rich_text',
      text: html`<p>Werk je bij {name}? <a href="/beheer/inloggen">Log in op het kantoor</a>.</p>`,
    },
    {
      kind: 'interesting_links',
      title: 'Lukt het niet?',
      links: [
        { label: 'Een nieuw wachtwoord kiezen', href: '/wachtwoord-vergeten' },
        { label: 'Nog geen account? Maak er een', href: '/registreren' },
        { label: 'Contact', href: '/contact' },
      ],
    },
  ],
}

const registreren: PageSeed = {
  kind: 'page',
  codename: 'registreren',
  path: '/registreren',
  layout: 'funnel',
  title: 'Een account maken',
  label: 'Registreren',
  description: 'Met een account bij {name} vind je je aanvragen terug. Je hoeft er geen lid voor te zijn.',
  keywords: ['account', 'registreren', 'aanmelden', 'inschrijven', 'profiel', 'nieuw account'],
  likely: ['/registreren/bedankt'],
  blocks: [
    { kind: 'funnel', slug: 'registreren', properties: { confirmation: '/registreren/bedankt' } },
    {
      kind: 'rich_text',
      text: html`
        <h2>Wat je ermee kunt</h2>
        <ul>
          <li>Je aanvragen en afspraken bekijken.</li>
          <li>Formulieren die je gegevens al kennen.</li>
          <li>Je adres en telefoonnummer veranderen.</li>
        </ul>
        <h2>Zo gaat het verder</h2>
        <p>We mailen je een link. Klik erop en vul je wachtwoord in. Dan werkt je account. Dat doe je binnen zeven
        dagen.</p>
        <h2>Een goed wachtwoord</h2>
        <p>Kies minstens tien tekens. Een korte zin werkt beter dan één moeilijk woord. Gebruik je e-mailadres er niet
        in. Wij vragen nooit om je wachtwoord, ook niet aan de telefoon.</p>`,
    },
    {
      kind: 'interesting_links',
      title: 'Lees ook',
      links: [
        { label: 'Inloggen', href: '/inloggen' },
        { label: 'Lid worden', href: '/lidmaatschap/lid-worden' },
      ],
    },
  ],
}

const geregistreerd: PageSeed = {
  kind: 'page',
  codename: 'geregistreerd',
  path: '/registreren/bedankt',
  layout: 'content',
  title: 'Bevestig je account',
  label: 'Bevestiging',
  description: 'Hier staat de referentie van je account, en hoe je het bevestigt.',
  hidden: true,
  blocks: [
    {
      kind: 'confirmation',
      funnel: 'registreren',
      title: 'Nog één stap: bevestig je account',
      intro:
        'We hebben je een e-mail gestuurd. Klik op de knop daarin en vul je wachtwoord in. Dan werkt je account.',
      next: [
        {
          when: 'Binnen een paar minuten',
          title: 'Je krijgt een e-mail met een knop',
          text: 'Niets gezien? Kijk bij je ongewenste e-mail.',
        },
        {
          when: 'Binnen zeven dagen',
          title: 'Je bevestigt je account',
          text: 'Daarna ben je meteen ingelogd. Doe je niets, dan verdwijnt het account vanzelf.',
        },
      ],
      cold: {
        title: 'Hier lees je straks hoe je je account bevestigt',
        text: 'Heb je net een account gemaakt? Dan staat in je e-mail een knop om het te bevestigen.',
        action: { label: 'Een account maken', href: '/registreren' },
      },
    },
    {
      kind: 'interesting_links',
      title: 'Handig om te weten',
      links: [
        { label: 'Mijn {name}', href: '/mijn' },
        { label: 'Contact', href: '/contact' },
      ],
    },
  ],
}

const accountBevestigen: PageSeed = {
  kind: 'page',
  codename: 'account_bevestigen',
  path: '/account-bevestigen',
  layout: 'funnel',
  title: 'Account bevestigen',
  description: 'Bevestig je account bij {name} met de link uit onze e-mail.',
  hidden: true,
  blocks: [{ kind: 'funnel', slug: 'account-bevestigen' }],
}

const wachtwoordVergeten: PageSeed = {
  kind: 'page',
  codename: 'wachtwoord_vergeten',
  path: '/wachtwoord-vergeten',
  layout: 'content',
  title: 'Wachtwoord vergeten',
  description: 'Wachtwoord kwijt? Zo kies je een nieuw wachtwoord voor je account bij {name}.',
  keywords: [
    'wachtwoord',
    'inloggen',
    'account',
    'kan niet inloggen',
    'nieuw wachtwoord',
    'resetten',
    'kwijt',
  ],
  blocks: [
    { kind: 'funnel', slug: 'wachtwoord-vergeten' },
    {
      kind: 'rich_text',
      text: html`
        <h2>Geen e-mail gekregen?</h2>
        <p>Kijk bij je ongewenste e-mail. Staat hij daar niet, dan kennen we je misschien onder een ander adres. De
        ledenservice zoekt dat met je uit op <a href="{tel.ledenservice}">{phone.ledenservice}</a>.</p>
        <h2>Krijg je zo’n e-mail zonder dat je erom vroeg?</h2>
        <p>Klik dan nergens op. Je oude wachtwoord blijft gewoon werken. Bel ons als het vaker gebeurt.</p>`,
    },
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

const wachtwoordInstellen: PageSeed = {
  kind: 'page',
  codename: 'wachtwoord_instellen',
  path: '/wachtwoord-instellen',
  layout: 'funnel',
  title: 'Kies een wachtwoord',
  description: 'Kies een wachtwoord met de link uit onze e-mail.',
  hidden: true,
  blocks: [{ kind: 'funnel', slug: 'wachtwoord-instellen' }],
}

/** Pages about having an account: logging in, making one, and the pages that mailed links lead to. */
export const accountPages: PageSeed[] = [
  inloggen,
  registreren,
  geregistreerd,
  accountBevestigen,
  wachtwoordVergeten,
  wachtwoordInstellen,
]
