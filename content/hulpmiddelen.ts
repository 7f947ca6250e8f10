import type { PageSeed } from '../src/core/content/page.ts'
import { html } from './html.ts'

export const dakcheck: PageSeed = {
  kind: 'page',
  codename: 'dakcheck',
  path: '/dakcheck',
  layout: 'service',
  title: 'Dakcheck',
  description: 'Welk dak heb je, en waar moet je op letten? Kies je daktype en laat je dak bekijken.',
  keywords: [
    'dak',
    'daktype',
    'lekkage',
    'dakdekker',
    'dakgoot',
    'dak controleren',
    'dakpannen',
    'mos',
    'plassen',
    'lekkend dak',
    'plat dak',
    'schuin dak',
  ],
  blocks: [
    {
      kind: 'hero',
      title: 'Hoe staat je dak ervoor?',
      lead: 'Een klein lek kost weinig. Een groot lek kost een plafond. Kijk er elk jaar even naar.',
      picture: 'handyman',
      actions: [{ label: 'Doe de dakcheck', href: '#dakcheck' }],
    },
    {
      kind: 'roof_check',
      anchor: 'dakcheck',
      title: 'Doe de dakcheck',
      question: 'Welk dak heb je?',
      hint: 'Kies het dak dat het meest op dat van jou lijkt. Je ziet dan waar je op let.',
      roofs: [
        {
          key: 'between-0-and-15',
          name: 'Plat dak',
          text: 'Van 0 tot 15 graden',
          drawing: 'flat',
          look: [
            'Plassen die dagen na een bui nog op het dak staan.',
            'Blazen, scheuren of losse naden in de dakbedekking.',
            'Randen die loskomen van de muur.',
            'Bladeren in de afvoer. Dan kan het water niet weg.',
          ],
        },
        {
          key: 'between-0-and-30',
          name: 'Hellend dak',
          text: 'Van 0 tot 30 graden',
          drawing: 'low',
          look: [
            'Losse naden, of pannen die niet meer goed op elkaar liggen. Water loopt hier langzaam weg.',
            'Mos dat het water tegenhoudt.',
            'Naden bij een schoorsteen, dakraam of muur.',
            'Een goot die vol ligt of scheef hangt.',
          ],
        },
        {
          key: 'between-30-and-70',
          name: 'Schuin dak',
          text: 'Van 30 tot 70 graden',
          drawing: 'pitched',
          look: [
            'Pannen die gebroken of verschoven zijn, vooral na een storm.',
            'De nok: liggen alle vorsten nog vast?',
            'Het lood bij de schoorsteen en het dakraam.',
            'Vlekken of daglicht op zolder.',
          ],
        },
        {
          key: 'greater-than-70',
          name: 'Spits dak',
          text: 'Meer dan 70 graden',
          drawing: 'steep',
          look: [
            'Leien of pannen die losliggen. Kijk met een verrekijker vanaf de straat.',
            'De punt van het dak en het lood eromheen.',
            'Brokken die in de goot of in de tuin liggen.',
            'Ga nooit zelf dit dak op. Laat dat over aan een dakdekker.',
          ],
        },
      ],
      form: {
        label: 'Laat een bouwkundige bellen',
        href: 'page:terugbelafspraak_bouwtechnisch',
        note: 'Zie je iets, of twijfel je? Een bouwkundige denkt met je mee. We zetten je daktype alvast in je vraag.',
      },
    },
    {
      kind: 'rich_text',
      text: html`
        <h2>Zo kijk je zelf</h2>
        <ul>
          <li>Kijk op zolder of je vlekken of licht ziet.</li>
          <li>Maak de dakgoot schoon in het najaar, als de bladeren zijn gevallen.</li>
          <li>Kijk na een storm of er pannen liggen waar ze niet horen.</li>
          <li>Maak foto’s. Dan zie je volgend jaar wat er is veranderd.</li>
        </ul>
        <p>Ga nooit alleen een ladder op, en nooit bij regen of wind.</p>`,
    },
    {
      kind: 'rich_text',
      anchor: 'regelen',
      text: html`
        <h2>Laat je dak bekijken</h2>
        <p>Bel een bouwkundige op <a href="{tel.bouwkundig}">{phone.bouwkundig}</a>. Of
        <a href="/contact/terugbelafspraak-bouwtechnisch">laat je terugbellen</a>. Weet je al dat er iets kapot is?
        <a href="/diensten/wonen-en-onderhoud-diensten/klusservice">Boek dan een dakdekker</a>.</p>`,
    },
    {
      kind: 'interesting_links',
      title: 'Misschien ook handig',
      links: [
        { label: 'Bouwtechnische keuring', href: '/diensten/keuringen/bouwtechnische-keuring' },
        { label: 'Samen isoleren', href: '/diensten/diensten-verduurzamen/collectieve-inkoop-isoleren' },
        {
          label: 'Stormschade? Kijk bij opstal',
          href: '/diensten/verzekeringen/opstalverzekering',
        },
      ],
    },
  ],
}

export const autoverzekering: PageSeed = {
  kind: 'page',
  codename: 'autoverzekering',
  path: '/autoverzekering',
  layout: 'service',
  title: 'Autoverzekering',
  description: 'Je auto verzekeren via {name}: welke dekking past bij je, en hoe krijg je een premie?',
  keywords: [
    'auto',
    'kenteken',
    'wa',
    'casco',
    'premie',
    'wagen',
    'allrisk',
    'autopremie',
    'schadevrije jaren',
  ],
  blocks: [
    {
      kind: 'hero',
      title: 'Je auto goed verzekerd',
      lead: 'Een auto moet verzekerd zijn. Hoeveel je verzekert, kies je zelf.',
      picture: 'insurance',
      actions: [{ label: 'Bereken je premie', href: '#regelen' }],
    },
    {
      kind: 'tabs',
      title: 'Welke dekking past bij je?',
      tabs: [
        {
          title: 'WA',
          text: html`<p>Schade die jij bij een ander maakt. Dit is verplicht. Vaak genoeg voor een oudere auto.</p>`,
        },
        {
          title: 'WA plus',
          text: html`<p>Ook diefstal, brand, storm en ruitschade. Handig voor een auto die nog geld waard is.</p>`,
        },
        {
          title: 'Allrisk',
          text: html`<p>Ook schade aan je eigen auto als het je eigen schuld is. Past bij een nieuwe of dure auto.</p>`,
        },
      ],
    },
    {
      kind: 'licence_plate',
      anchor: 'regelen',
      title: 'Bereken je premie',
      text: 'Vul je kenteken in. Je ziet je premie bij de verzekeraar die met ons samenwerkt. We bewaren je kenteken alleen in dit tabblad.',
      button: 'Bereken je premie',
      redirect: { href: '/sandbox/autopremie' },
      desk: 'verzekeringen',
      at_hand: [
        'Je kenteken.',
        'Je schadevrije jaren. Die staan op je polis.',
        'Hoeveel kilometer je per jaar rijdt.',
      ],
    },
    {
      kind: 'accordion',
      title: 'Veelgestelde vragen',
      items: [
        {
          title: 'Wat zijn schadevrije jaren?',
          text: html`<p>Jaren waarin je geen schade meldde die jouw schuld was. Hoe meer jaren, hoe lager je premie.</p>`,
        },
        {
          title: 'Mijn auto staat stil. Moet ik hem verzekeren?',
          text: html`<p>Ja, zolang het kenteken op jouw naam staat. Je kunt een kenteken wel
          <a href="https://www.rdw.nl/">schorsen bij de RDW</a>.</p>`,
        },
      ],
    },
    {
      kind: 'interesting_links',
      title: 'Misschien ook handig',
      links: [
        { label: 'Alle verzekeringen', href: '/diensten/verzekeringen' },
        { label: 'Lid worden', href: '/lidmaatschap/lid-worden' },
      ],
    },
  ],
}
