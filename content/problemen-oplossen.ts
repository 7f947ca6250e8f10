import type { PageSeed } from '../src/core/content/page.ts'
import { html } from './html.ts'
import { finderBlock } from './problems/finder.ts'

const klusservice = '/diensten/wonen-en-onderhoud-diensten/klusservice'

export const problemenOplossen: PageSeed = {
  kind: 'page',
  codename: 'problemen_oplossen',
  path: '/problemen-oplossen',
  layout: 'landing',
  title: 'Problemen oplossen',
  description: 'Iets mis in huis? Zoek de plek op en lees wat je zelf kunt doen, en wanneer je iemand belt.',
  keywords: ['probleem', 'lekkage', 'vocht', 'schimmel', 'scheur', 'verstopping', 'storing', 'tocht'],
  likely: [klusservice],
  blocks: [
    {
      kind: 'hero',
      title: 'Iets mis in huis?',
      lead: 'In drie stappen lees je wat je zelf kunt doen, en wanneer je iemand belt. Ruik je gas? Ga naar buiten en bel 0800 9009.',
      picture: 'handyman',
    },
    finderBlock,
    {
      kind: 'rich_text',
      text: html`
        <h2>Is er gevaar?</h2>
        <ul>
          <li>Ruik je gas? Doe geen lamp aan, zet ramen open, ga naar buiten en bel 0800 9009.</li>
          <li>Brand of instorting? Bel 112.</li>
          <li>Water op elektra? Zet de stroom uit in de meterkast en blijf er vandaan.</li>
          <li>Lekt een leiding? Draai de hoofdkraan dicht. Die zit meestal bij de watermeter.</li>
        </ul>`,
    },
    {
      kind: 'call_to_action',
      title: 'Kom je er niet uit?',
      text: 'Boek een vakman op een moment dat jou past. Of bel een bouwkundige op {phone.bouwkundig}.',
      action: { label: 'Bekijk de Klusservice', href: klusservice },
      points: ['Je ziet de prijs voordat je boekt.', 'Je betaalt pas als de klus af is.'],
    },
    {
      kind: 'interesting_links',
      title: 'Lees ook',
      links: [
        { label: 'Problemen zoeken met een woord', href: '/problemen-oplossen/resultaten' },
        { label: 'Een bouwkundige belt je terug', href: '/contact/terugbelafspraak-bouwtechnisch' },
      ],
    },
  ],
}

export const probleemResultaten: PageSeed = {
  kind: 'page',
  codename: 'probleem_resultaten',
  path: '/problemen-oplossen/resultaten',
  layout: 'content',
  title: 'Oplossingen zoeken',
  label: 'Resultaten',
  description: 'Zoek met een woord naar een oplossing voor je probleem in huis, of kies de plek in huis.',
  hidden: true,
  blocks: [
    {
      kind: 'problem_results',
      label: 'Wat is er mis?',
      button: 'Zoek',
      steps: { href: '/problemen-oplossen#plekken' },
      service: {
        text: 'Onze klantenservice denkt met je mee. Bel {phone.klantenservice}, of stuur een bericht.',
        label: 'Neem contact op',
        href: '/contact',
      },
    },
  ],
}
