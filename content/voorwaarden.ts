import type { PageSeed } from '../src/core/content/page.ts'
import { html } from './html.ts'

export const voorwaarden: PageSeed = {
  kind: 'page',
  codename: 'voorwaarden',
  path: '/voorwaarden',
  layout: 'content',
  title: 'Voorwaarden',
  description: 'De afspraken die gelden als je deze website gebruikt of via {name} een klus aanvraagt.',
  keywords: ['algemene voorwaarden', 'afspraken'],
  blocks: [
    {
      kind: 'rich_text',
      text: html`
        <p>Hier staan de afspraken tussen jou en {name}. We hebben ze zo kort mogelijk gehouden.</p>
        <h2>De website</h2>
        <p>We doen ons best om te zorgen dat alles op deze site klopt. Toch kan er een fout in staan. Zie je er een? Laat
        het ons weten, dan maken we het goed.</p>
        <h2>Een klus aanvragen</h2>
        <ul>
          <li>Je aanvraag is nog geen afspraak. De afspraak ligt vast als de vakman één van je momenten bevestigt.</li>
          <li>De prijs die je bij een moment ziet, is inclusief btw. De servicekosten staan er apart bij.</li>
          <li>Verandert een prijs terwijl je bezig bent? Dan zie je dat voordat je bevestigt.</li>
          <li>Je betaalt pas als de klus af is.</li>
          <li>De vakman doet het werk en is er verantwoordelijk voor. Gaat er iets mis, dan helpen wij je om het op te
          lossen.</li>
        </ul>
        <h2>Niet tevreden?</h2>
        <p>Vertel het ons. Bel {phone} of mail naar <a href="mailto:{email}">{email}</a>. We zoeken samen
        een oplossing.</p>
        <h2>Recht</h2>
        <p>Op deze afspraken is het Nederlandse recht van toepassing. Ze gelden sinds 20 november 2026.</p>`,
    },
    {
      kind: 'interesting_links',
      title: 'Lees ook',
      links: [
        { label: 'Privacy', href: '/privacy' },
        { label: 'Klusservice', href: '/diensten/wonen-en-onderhoud-diensten/klusservice' },
      ],
    },
  ],
}
