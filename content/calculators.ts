import type { PageSeed } from '../src/core/content/page.ts'
import type { ContentIcon } from '../src/core/content/parts.ts'
import { type ToolCodename, toolNames } from '../src/core/content/tool.ts'
import { buildingCalculators } from './calculators/building.ts'
import type { Calculator } from './calculators/calculator.ts'
import { moneyCalculators } from './calculators/money.ts'

const calculators: Record<ToolCodename, Calculator> = { ...moneyCalculators, ...buildingCalculators }
const codenames = Object.keys(toolNames) as ToolCodename[]
const pathOf = (codename: ToolCodename) => `/rekentools/${codename.replaceAll('_', '-')}`

const page = (codename: ToolCodename, { words, question, about, ready, related }: Calculator): PageSeed => ({
  kind: 'page',
  codename: `rekentool_${codename}`,
  path: pathOf(codename),
  layout: 'content',
  title: toolNames[codename],
  description: question,
  keywords: ['berekenen', 'rekentool', ...words],
  blocks: [
    { kind: 'tool', codename },
    { kind: 'rich_text', anchor: 'uitleg', text: about },
    {
      kind: 'rich_text',
      anchor: 'bij-de-hand',
      text: {
        html: `<h2>Wat je bij de hand houdt</h2><ul>${ready.map((one) => `<li>${one}</li>`).join('')}</ul>`,
      },
    },
    {
      kind: 'interesting_links',
      title: 'Misschien ook handig',
      links: [...related, { label: 'Alle rekentools', href: '/rekentools' }],
    },
  ],
})

export const calculatorPages: PageSeed[] = codenames.map((codename) => page(codename, calculators[codename]))

const groups: { title: string; icon: ContentIcon; of: ToolCodename[] }[] = [
  {
    title: 'Een huis kopen',
    icon: 'home',
    of: [
      'berekenen_kosten_koper',
      'financieringscheck',
      'quickscan_hypotheek',
      'studieschuld_en_hypotheek',
      'desktop_taxatie_rekentool',
    ],
  },
  {
    title: 'Je hypotheek',
    icon: 'euro',
    of: [
      'rekenmodule_annuiteiten_en_lineaire_hypotheek',
      'renteopslag',
      'rekenhulp_extra_aflossen',
      'overwaarde_scan',
    ],
  },
  {
    title: 'Energie en onderhoud',
    icon: 'leaf',
    of: ['bestaande_bouw_verduurzamen', 'energiebelasting_tool', 'prijsplafond', 'scheurenwijzer'],
  },
  {
    title: 'Nu en later',
    icon: 'clock',
    of: ['financiele_wooncheck', 'testamentadvies_snelcheck'],
  },
]

export const rekentools: PageSeed = {
  kind: 'page',
  codename: 'rekentools',
  path: '/rekentools',
  layout: 'landing',
  title: 'Rekentools',
  description:
    'Reken uit wat je huis kost of oplevert: kosten koper, hypotheek, overwaarde, energie en meer.',
  keywords: ['berekenen', 'rekentool', 'rekenmachine'],
  blocks: [
    {
      kind: 'hero',
      title: 'Reken het eerst even uit',
      lead: 'Eerst weten, dan pas kiezen. Zoek hieronder de vraag die bij je past.',
      picture: 'mortgage',
    },
    ...groups.map(({ title, icon, of }) => ({
      kind: 'tile_grid' as const,
      title,
      tiles: of.map((codename) => ({
        title: toolNames[codename],
        text: calculators[codename].question,
        href: pathOf(codename),
        icon,
      })),
    })),
    {
      kind: 'call_to_action',
      title: 'Liever samen rekenen?',
      text: 'Een adviseur kijkt met je mee. Bel {phone.financieel}, of laat je terugbellen.',
      action: { label: 'Laat je terugbellen', href: '/contact/terugbelafspraak-financieel' },
    },
  ],
}
