import type { PageSeed } from '../src/core/content/page.ts'
import type { SettingsSeed } from '../src/core/content/settings.ts'
import { html } from './html.ts'

export const complaintOptions: SettingsSeed['complaint_options'] = [
  { key: 'klusservice', value: 'Klusservice of vakman' },
  { key: 'advies', value: 'Advies van een specialist' },
  { key: 'keuringen', value: 'Keuring of taxatie' },
  { key: 'verzekeringen', value: 'Verzekeringen' },
  { key: 'lidmaatschap', value: 'Lidmaatschap en betalen' },
  { key: 'klantenservice', value: 'Hoe je geholpen bent' },
  { key: 'website', value: 'Website en account' },
  { key: 'anders', value: 'Iets anders' },
]

/** The page with the complaint form, about the association or about those who work for it (spec 000 section 2). */
export const klachtIndienen: PageSeed = {
  kind: 'page',
  codename: 'klacht_indienen',
  path: '/contact/klacht-indienen',
  layout: 'content',
  title: 'Een klacht indienen',
  label: 'Klacht indienen',
  description:
    'Niet tevreden over {name}? Vertel wat er misging. We lezen elke klacht, en je hoort de uitkomst met uitleg.',
  keywords: [
    'klacht',
    'ontevreden',
    'probleem',
    'fout',
    'klagen',
    'niet tevreden',
    'boos',
    'slecht geholpen',
  ],
  blocks: [
    { kind: 'funnel', slug: 'klacht-indienen' },
    {
      kind: 'how_it_works',
      title: 'Zo gaan we met je klacht om',
      steps: [
        { title: 'Je meldt het', text: 'Zeg wat er misging en welke oplossing je wilt. Bellen mag ook.' },
        { title: 'Je krijgt bericht', text: 'Meteen, met een referentie en een kopie van wat je schreef.' },
        {
          title: 'We zoeken het uit',
          text: 'Een collega die er niet bij betrokken was, bekijkt het opnieuw.',
        },
        { title: 'Je hoort de uitkomst', text: 'Met uitleg. Ook als we het niet met je eens zijn.' },
      ],
    },
    {
      kind: 'rich_text',
      text: html`
        <h2>Lukt het formulier niet?</h2>
        <p>Bel ons, of mail je klacht naar <a href="mailto:{email}">{email}</a>. Zet er je telefoonnummer bij, en de
        referentie van je aanvraag als je die hebt.</p>
        <h2>Gaat je klacht over een vakman of verzekeraar?</h2>
        <p>Meld het ook bij ons. We nemen contact op en blijven erbij tot het is opgelost.</p>`,
    },
    { kind: 'desks', title: 'Bel ons', desks: ['klantenservice', 'ledenservice'] },
    {
      kind: 'interesting_links',
      title: 'Lees ook',
      links: [
        { label: 'Contact', href: '/contact' },
        { label: 'Voorwaarden', href: '/voorwaarden' },
      ],
    },
  ],
}
