import type { PageSeed } from '../src/core/content/page.ts'
import type { ContentIcon } from '../src/core/content/parts.ts'
import { html } from './html.ts'
import { advice } from './services/advies.ts'
import { mortgage } from './services/hypotheek.ts'
import { legal } from './services/juridisch.ts'
import { membership } from './services/lidmaatschap.ts'
import { servicePage } from './services/service.ts'
import { insurances } from './services/verzekeringen.ts'
import { value } from './services/waarde.ts'
import { greener, inspections } from './services/wonen.ts'

/** Icon of each insurance; the Woonpakket of all four has a shield. */
const icons: Partial<Record<string, ContentIcon>> = {
  opstalverzekering: 'home',
  inboedelverzekering: 'lock',
  aansprakelijkheidsverzekering: 'people',
  rechtsbijstandverzekering: 'scale',
}

/** Pages of the services. A service without a funnel has a page that says who helps by phone. */
export const servicePages: PageSeed[] = [
  ...membership,
  ...inspections,
  ...greener,
  ...mortgage,
  ...value,
  ...legal,
  ...advice,
  ...insurances,
].map(servicePage)

export const verzekeringenPage: PageSeed = {
  kind: 'page',
  codename: 'verzekeringen',
  path: '/diensten/verzekeringen',
  layout: 'landing',
  title: 'Verzekeringen',
  description: 'Verzeker je huis, je spullen en jezelf. Los of samen in één pakket met woonverzekeringen.',
  keywords: ['verzekering', 'premie', 'verzekeren', 'polis', 'dekking', 'schade melden', 'overstappen'],
  blocks: [
    {
      kind: 'hero',
      title: 'Goed verzekerd wonen',
      lead: 'Kies wat bij je past: één verzekering, of een pakket voor je huis en je spullen samen.',
      picture: 'insurance',
    },
    {
      kind: 'tile_grid',
      title: 'Welke verzekering zoek je?',
      tiles: [
        ...insurances.map(({ path, slug, title, lead }) => ({
          title,
          text: lead,
          href: path,
          icon: icons[slug] ?? ('shield' as const),
        })),
        {
          title: 'Verzekering voor je VvE',
          text: 'Het hele gebouw, voor alle eigenaren samen.',
          href: '/diensten/vve/vve-verzekering',
          icon: 'building' as const,
        },
      ],
    },
    {
      kind: 'rich_text',
      anchor: 'welke-heb-ik-nodig',
      text: html`
        <h2>Welke heb je nodig?</h2>
        <table>
          <caption>Verzekeringen bij jouw situatie</caption>
          <thead><tr><th scope="col">Jouw situatie</th><th scope="col">Begin hiermee</th></tr></thead>
          <tbody>
            <tr><th scope="row">Je koopt een huis</th><td>Opstal en inboedel. Je bank vraagt meestal om opstal.</td></tr>
            <tr><th scope="row">Je koopt een appartement</th><td>Inboedel. Vraag de VvE naar de opstalverzekering.</td></tr>
            <tr><th scope="row">Je hebt kinderen of huisdieren</th><td>Aansprakelijkheid. Een ongeluk is zo gebeurd.</td></tr>
            <tr><th scope="row">Je gaat verbouwen</th><td>Rechtsbijstand, voordat je begint. Meld de verbouwing ook bij
            je opstalverzekering.</td></tr>
          </tbody>
        </table>
        <p>We onderzoeken verzekeringen zelf. Vragen over wat een verzekering dekt? Bel
        {phone.verzekeringen}. Persoonlijk advies geven we niet: je kiest zelf.</p>`,
    },
    { kind: 'desks', title: 'Liever iemand spreken?', desks: ['verzekeringen'] },
    {
      kind: 'accordion',
      anchor: 'vragen',
      title: 'Veelgestelde vragen',
      items: [
        {
          title: 'Moet ik lid zijn?',
          text: html`<p>Ja, maar dat regel je in dezelfde aanvraag. Was je nooit eerder gratis lid? Dan is het eerste jaar
          gratis.</p>`,
        },
        {
          title: 'Zeggen jullie mijn oude verzekering op?',
          text: html`<p>Als lid kan dat gratis. Je zet je handtekening op het scherm en wij doen de rest. Je oude
          verzekeraar bevestigt het meestal binnen twee weken.</p>`,
        },
        {
          title: 'Ik heb al een verzekering bij jullie. Waar vind ik mijn polis?',
          text: html`<p>Bel {phone.verzekeringen}. We sturen je polis opnieuw, of passen hem met je aan.</p>`,
        },
        {
          title: 'Kan ik ook mijn auto verzekeren?',
          text: html`<p>Ja. Begin met je kenteken op de pagina <a href="/autoverzekering">Autoverzekering</a>.</p>`,
        },
      ],
    },
    {
      kind: 'interesting_links',
      title: 'Lees ook',
      links: [
        { label: 'Lid worden', href: '/lidmaatschap/lid-worden' },
        { label: 'Autoverzekering', href: '/autoverzekering' },
        { label: 'Contact', href: '/contact' },
      ],
    },
  ],
}
