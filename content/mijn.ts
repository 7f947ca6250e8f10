import type { PageSeed } from '../src/core/content/page.ts'
import { html } from './html.ts'

/** The page that the link in the mail to a new e-mail address leads to. */
const emailBevestigen: PageSeed = {
  kind: 'page',
  codename: 'e_mailadres_bevestigen',
  path: '/e-mailadres-bevestigen',
  layout: 'funnel',
  title: 'E-mailadres bevestigen',
  description: 'Bevestig je e-mailadres bij {name} met de link uit onze e-mail.',
  hidden: true,
  blocks: [
    {
      kind: 'funnel',
      slug: 'e-mailadres-bevestigen',
      properties: { confirmation: '/e-mailadres-bevestigd' },
    },
  ],
}

/** The page after that link was used; it says nothing about anybody. */
const emailBevestigd: PageSeed = {
  kind: 'page',
  codename: 'e_mailadres_bevestigd',
  path: '/e-mailadres-bevestigd',
  layout: 'content',
  title: 'Je e-mailadres is bevestigd',
  description: 'Wat er verandert als je je e-mailadres bij {name} hebt bevestigd.',
  hidden: true,
  blocks: [
    {
      kind: 'rich_text',
      text: html`
        <p>Heb je net een nieuw e-mailadres bevestigd? Dan mailen we je voortaan op dat adres. Je logt er ook mee in. Je
        wachtwoord blijft hetzelfde. Op je oude adres krijg je nog één e-mail van ons, als bericht van deze
        wijziging.</p>
        <p>Was je daarbij niet ingelogd? Log dan in en ga naar je gegevens. Bevestig daar nog één keer dat dit adres bij
        jouw account hoort. Dan zie je ook wat je aanvroeg toen je niet was ingelogd.</p>`,
    },
    {
      kind: 'interesting_links',
      title: 'Verder',
      links: [
        { label: 'Bekijk je gegevens', href: '/mijn/gegevens' },
        { label: 'Home', href: '/' },
      ],
    },
  ],
}

/** The page after an account was deleted; it says nothing about anybody. */
const accountVerwijderd: PageSeed = {
  kind: 'page',
  codename: 'account_verwijderd',
  path: '/account-verwijderd',
  layout: 'content',
  title: 'Je account is verwijderd',
  description: 'Wat er gebeurt als je je account bij {name} laat verwijderen.',
  hidden: true,
  blocks: [
    {
      kind: 'rich_text',
      text: html`
        <p>Heb je net je account verwijderd? Dan ben je uitgelogd en zijn je gegevens weg. We sturen je hierover een
        laatste e-mail.</p>
        <p>Wat we nog even bewaren en waarom, lees je op <a href="/privacy#bewaren">onze privacypagina</a>. Vragen? Bel
        ons op <a href="{tel.ledenservice}">{phone.ledenservice}</a>.</p>`,
    },
    {
      kind: 'interesting_links',
      title: 'Waar wil je heen?',
      links: [
        { label: 'Home', href: '/' },
        { label: 'Een nieuw account maken', href: '/registreren' },
        { label: 'Contact', href: '/contact' },
      ],
    },
  ],
}

/** Pages that belong to one's own pages, but can be opened by anybody. */
export const mijnPages: PageSeed[] = [emailBevestigen, emailBevestigd, accountVerwijderd]
