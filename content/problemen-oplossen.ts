import type { PageSeed } from '../src/core/content/page.ts'
import { html } from './html.ts'

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
      lead: 'Zoek de plek op. Je leest wat je zelf kunt doen, en wanneer je iemand belt.',
      picture: 'handyman',
    },
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
      kind: 'accordion',
      anchor: 'badkamer-en-keuken',
      title: 'Badkamer en keuken',
      items: [
        {
          title: 'De kraan druppelt',
          text: html`<p>Sluit het water af. Vaak is een leertje of een binnenwerk versleten. Dat vervang je zelf voor een
          paar euro. Blijft het druppelen? <a href="/diensten/wonen-en-onderhoud-diensten/klusservice">Boek een
          loodgieter</a>.</p>`,
        },
        {
          title: 'De afvoer is verstopt',
          text: html`<p>Maak eerst de zwanenhals leeg, met een emmer eronder. Gebruik daarna een ontstopper. Giet geen
          ontstopmiddel door oude leidingen. Komt het water bij de buren omhoog? Dan zit het dieper.</p>`,
        },
        {
          title: 'Er zit schimmel in de hoeken',
          text: html`<p>Schimmel komt door vocht dat niet weg kan. Zet een rooster open, ook in de winter, en droog de
          muur na het douchen. Komt het terug na een paar weken? Laat dan zoeken waar het vocht vandaan komt.</p>`,
        },
      ],
    },
    {
      kind: 'accordion',
      anchor: 'muren-en-vloeren',
      title: 'Muren en vloeren',
      items: [
        {
          title: 'Er zit een scheur in de muur',
          text: html`<p>Zet een streepje aan beide kanten en schrijf de datum erbij. Wordt hij breder? Bel dan een
          bouwkundige. De <a href="/rekentools/scheurenwijzer">Scheurenwijzer</a> vertelt wat een scheur betekent.</p>`,
        },
        {
          title: 'De muur is vochtig',
          text: html`<p>Kijk waar de plek begint. Onderaan kan het water uit de grond zijn. Halverwege is het vaak een
          gevel die water doorlaat. Bovenaan is het meestal het dak of de goot.</p>`,
        },
        {
          title: 'De vloer veert of zakt',
          text: html`<p>Zet er geen zware kast meer op. Kijk als het kan in de kruipruimte. Hout dat zacht is, is
          aangetast. Laat dat snel <a href="/diensten/keuringen/bouwtechnische-keuring">bekijken</a>.</p>`,
        },
      ],
    },
    {
      kind: 'accordion',
      anchor: 'dak-en-buiten',
      title: 'Dak en buiten',
      items: [
        {
          title: 'Het lekt op zolder',
          text: html`<p>Zet een emmer neer en maak foto’s. Vaak ligt er een pan los of is een goot verstopt. Doe de
          <a href="/dakcheck">Dakcheck</a>.</p>`,
        },
        {
          title: 'De dakgoot loopt over',
          text: html`<p>Haal de bladeren weg en spoel na. Blijft het water staan? Dan hangt de goot scheef of is de
          afvoer verstopt.</p>`,
        },
        {
          title: 'De buren veroorzaken schade',
          text: html`<p>Praat eerst. Maak foto’s en schrijf op wanneer het begon. Kom je er niet uit? Leg het dan voor aan
          <a href="/diensten/juridisch/30-minuten-advies">een jurist</a>.</p>`,
        },
      ],
    },
    {
      kind: 'accordion',
      anchor: 'warmte-en-stroom',
      title: 'Warmte en stroom',
      items: [
        {
          title: 'De verwarming wordt niet warm',
          text: html`<p>Kijk naar de druk op de ketel. Onder één bar? Vul bij volgens het boekje. Wordt één radiator niet
          warm, dan moet hij ontlucht worden. Toont de ketel een storing? Bel je installateur.</p>`,
        },
        {
          title: 'De stroom valt uit',
          text: html`<p>Kijk in de meterkast welke schakelaar om is. Haal alle stekkers van die groep eruit en zet hem weer
          aan. Steek ze één voor één terug. Bij de laatste weet je wat er kapot is.</p>`,
        },
        {
          title: 'Het tocht',
          text: html`<p>Houd op een winderige dag een dun papiertje langs kozijnen en deuren. Tochtstrips plak je zelf. Maak
          ventilatieroosters niet dicht: die heb je nodig.</p>`,
        },
      ],
    },
    {
      kind: 'call_to_action',
      title: 'Kom je er niet uit?',
      text: 'Boek een vakman op een moment dat jou past. Of bel een bouwkundige op {phone.bouwkundig}.',
      action: { label: 'Bekijk de klusservice', href: klusservice },
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
      kind: 'hero',
      title: 'Zoek een oplossing',
      lead: 'Typ wat er mis is. Eén woord is vaak genoeg.',
      search: {
        label: 'Wat is er mis?',
        button: 'Zoek',
        often: [
          { label: 'lekkage', href: '/zoekresultaat?q=lekkage' },
          { label: 'scheur', href: '/zoekresultaat?q=scheur' },
          { label: 'vocht', href: '/zoekresultaat?q=vocht' },
        ],
      },
    },
    {
      kind: 'interesting_links',
      title: 'Of kies de plek in huis',
      links: [
        { label: 'Badkamer en keuken', href: '/problemen-oplossen#badkamer-en-keuken' },
        { label: 'Muren en vloeren', href: '/problemen-oplossen#muren-en-vloeren' },
        { label: 'Dak en buiten', href: '/problemen-oplossen#dak-en-buiten' },
        { label: 'Warmte en stroom', href: '/problemen-oplossen#warmte-en-stroom' },
        { label: 'Contact', href: '/contact' },
      ],
    },
  ],
}
