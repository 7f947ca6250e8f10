import type { PageSeed } from '../src/core/content/page.ts'
import { html } from './html.ts'

export const voorwaarden: PageSeed = {
  kind: 'page',
  codename: 'voorwaarden',
  path: '/voorwaarden',
  layout: 'content',
  title: 'Voorwaarden',
  description: 'De afspraken die gelden als je deze website gebruikt, lid bent of via {name} iets aanvraagt.',
  keywords: ['algemene voorwaarden', 'afspraken'],
  blocks: [
    {
      kind: 'hero',
      title: 'Voorwaarden',
      lead: 'De afspraken tussen jou en {name}, zo kort mogelijk.',
    },
    {
      kind: 'rich_text',
      text: html`
        
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
        <h2>Lid zijn</h2>
        <ul>
          <li>Het lidmaatschap kost {price.lidmaatschap_jaar} per jaar en geldt voor je hele huishouden.</li>
          <li>Het gaat elk jaar vanzelf door. Je kunt altijd <a href="/lidmaatschap/opzeggen">opzeggen</a>. Je blijft dan
          lid tot het eind van het jaar waarvoor je hebt betaald.</li>
          <li>Een lidmaatschap van een cadeaukaart stopt vanzelf na een jaar.</li>
          <li>Kies je voor automatische incasso? Dan mag je een incasso bij je bank laten terugboeken.</li>
          <li>Verandert de prijs? Dan hoor je dat voordat je nieuwe jaar begint.</li>
        </ul>
        <h2>Advies en keuringen</h2>
        <ul>
          <li>Je ziet de prijs voordat je bevestigt.</li>
          <li>Een afspraak verzet je met de knop in onze e-mail, of met een telefoontje. Doe dat zo vroeg als je
          kunt.</li>
          <li>Een advies geldt voor de feiten die jij ons gaf, op de dag van het advies.</li>
          <li>Een keuring laat zien wat die dag te zien was. Wat achter een muur zit, zien we niet.</li>
        </ul>
        <h2>Verzekeringen</h2>
        <p>Een verzekering sluit je bij een verzekeraar. De voorwaarden van die verzekeraar gelden dan. Je leest ze voordat
        je afsluit.</p>
        <h2>Rekentools en schattingen</h2>
        <p>Een rekentool geeft een indruk. Beslis niet over veel geld zonder er met iemand over te praten.</p>
        <h2>Niet tevreden?</h2>
        <p>Vertel het ons. Bel {phone} of mail naar <a href="mailto:{email}">{email}</a>. We zoeken samen
        een oplossing. Zo gaan we om met een <a href="/contact/klacht-indienen">klacht</a>.</p>
        <h2>Recht</h2>
        <p>Op deze afspraken is het Nederlandse recht van toepassing. Ze gelden sinds 20 november 2026.</p>`,
    },
    {
      kind: 'interesting_links',
      title: 'Lees ook',
      links: [
        { label: 'Privacy', href: '/privacy' },
        { label: 'Een klacht indienen', href: '/contact/klacht-indienen' },
        { label: 'Klusservice', href: '/diensten/wonen-en-onderhoud-diensten/klusservice' },
      ],
    },
  ],
}
