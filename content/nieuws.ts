import type { PageSeed } from '../src/core/content/page.ts'
import { html } from './html.ts'

export const nieuws: PageSeed = {
  kind: 'page',
  codename: 'nieuws',
  path: '/nieuws',
  layout: 'landing',
  title: 'Nieuws',
  description: 'Wat er verandert voor mensen met een eigen huis, en wat {name} daarin doet.',
  picture: 'street',
  keywords: ['actueel', 'bericht'],
  blocks: [
    {
      kind: 'hero',
      title: 'Nieuws voor je huis',
      lead: 'Wat er verandert, en wat dat voor jou betekent.',
      picture: 'street',
    },
    { kind: 'news_list', most: 20 },
    {
      kind: 'interesting_links',
      title: 'Blijf op de hoogte',
      links: [
        { label: 'Volg ons nieuws met een nieuwslezer (RSS)', href: '/nieuws/rss.xml' },
        { label: 'Wie we zijn', href: 'page:over_ons' },
      ],
    },
  ],
}

const after: PageSeed['blocks'] = [
  { kind: 'news_list', title: 'Meer nieuws', most: 3, more: { label: 'Al het nieuws', href: 'page:nieuws' } },
]

export const newsPages: PageSeed[] = [
  {
    kind: 'page',
    codename: 'nieuws_vernieuwde_website',
    path: '/nieuws/onze-nieuwe-website',
    layout: 'content',
    title: 'Onze website is vernieuwd',
    label: 'Nieuwe website',
    description: 'Je boekt nu zelf een vakman. En elke pagina werkt op je telefoon, ook als je slecht ziet.',
    date: '2026-11-16',
    picture: 'street',
    blocks: [
      {
        kind: 'rich_text',
        text: html`
          <p>Vanaf vandaag ziet onze website er anders uit. Je vindt sneller wat je zoekt. Alles werkt op je
          telefoon, je tablet en je computer.</p>
          <h2>Zelf een vakman boeken</h2>
          <p>Bij de <a href="page:klusservice">Klusservice</a> kies je nu zelf je momenten. Je ziet vooraf wat het
          kost. Past het niet? Dan bel je ons en zoeken we samen verder.</p>
          <h2>Voor iedereen te lezen</h2>
          <p>De letters zijn groter en de zinnen korter. Je kunt de site ook gebruiken zonder muis. Lukt iets niet?
          Vertel het ons. Op de pagina <a href="page:toegankelijkheid">Toegankelijkheid</a> lees je hoe.</p>
          <h2>We volgen je niet</h2>
          <p>We tellen alleen hoe vaak een pagina helpt. Wie je bent, weten we dan niet. Je hoeft dus ook nergens
          cookies te weigeren.</p>`,
      },
      ...after,
    ],
  },
  {
    kind: 'page',
    codename: 'nieuws_huis_winterklaar',
    path: '/nieuws/maak-je-huis-klaar-voor-de-winter',
    layout: 'content',
    title: 'Maak je huis klaar voor de winter',
    label: 'Klaar voor de winter',
    description:
      'Vijf klussen die je nu doet, voorkomen schade door vorst en regen. Je bent er een middag mee bezig.',
    date: '2026-11-09',
    picture: 'handyman',
    blocks: [
      {
        kind: 'rich_text',
        text: html`
          <p>De eerste vorst komt eraan. Met vijf klussen voorkom je de meeste schade.</p>
          <ol>
            <li><strong>Maak de dakgoot schoon.</strong> Bladeren houden water tegen. Dat loopt dan langs je muur.</li>
            <li><strong>Sluit de buitenkraan af.</strong> Draai de kraan binnen dicht en laat de leiding leeglopen.</li>
            <li><strong>Vul de verwarming bij.</strong> Is de druk te laag? Dan worden niet alle kamers warm.</li>
            <li><strong>Dicht kieren.</strong> Tochtband bij ramen en deuren kost weinig en scheelt veel.</li>
            <li><strong>Kijk naar je dak.</strong> Ligt er een pan los? Laat die vastzetten voordat het stormt.</li>
          </ol>
          <h2>Liever niet zelf het dak op?</h2>
          <p>Dat is verstandig. Onze <a href="page:klusservice">Klusservice</a> stuurt een vakman die het veilig doet.</p>`,
      },
      ...after,
    ],
  },
  {
    kind: 'page',
    codename: 'nieuws_samen_isoleren',
    path: '/nieuws/samen-isoleren',
    layout: 'content',
    title: 'Isoleren? Doe het samen met je straat',
    label: 'Samen isoleren',
    description: 'Wie samen met de buren isoleert, regelt het in één keer. We leggen uit hoe je begint.',
    date: '2026-11-02',
    picture: 'insulation',
    blocks: [
      {
        kind: 'rich_text',
        text: html`
          <p>De huizen in een straat lijken vaak op elkaar. Dan is ook de isolatie hetzelfde. Dat maakt het makkelijk
          om samen te kopen.</p>
          <h2>Zo begin je</h2>
          <ol>
            <li>Vraag een paar buren of ze mee willen doen.</li>
            <li>Kijk welk huis al isolatie heeft, en waar.</li>
            <li>Doe mee met onze <a href="/diensten/diensten-verduurzamen/collectieve-inkoop-isoleren">collectieve
            inkoop</a>.</li>
          </ol>
          <h2>Kijk ook naar subsidie</h2>
          <p>Misschien geeft je gemeente geld terug. Vraag dat aan voordat het werk begint. Bij de
          <a href="/subsidiecheck">subsidiecheck</a> zoek je het op.</p>`,
      },
      ...after,
    ],
  },
]
