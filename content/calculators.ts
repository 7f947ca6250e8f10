import type { PageSeed } from '../src/core/content/page.ts'
import { type ToolCodename, toolNames } from '../src/core/content/tool.ts'

/** What each calculator answers, in one sentence. */
const questions: Record<ToolCodename, string> = {
  berekenen_kosten_koper: 'Hoeveel geld heb je nodig naast de prijs van het huis?',
  overwaarde_scan: 'Hoeveel overwaarde zit er in je huis?',
  desktop_taxatie_rekentool: 'Is een taxatie vanaf een afstand genoeg voor jouw hypotheek?',
  energiebelasting_tool: 'Welk deel van je energierekening is belasting?',
  financieringscheck: 'Kun je het huis betalen dat je wilt kopen?',
  rekenmodule_annuiteiten_en_lineaire_hypotheek: 'Welke manier van aflossen past bij je?',
  studieschuld_en_hypotheek: 'Wat doet je studieschuld met je hypotheek?',
  quickscan_hypotheek: 'Hoeveel kun je ongeveer lenen?',
  renteopslag: 'Betaal je meer rente dan nodig is?',
  testamentadvies_snelcheck: 'Heb jij een testament nodig?',
  financiele_wooncheck: 'Kun je nu en later prettig blijven wonen?',
  bestaande_bouw_verduurzamen: 'Welke stappen maken jouw huis zuiniger?',
  rekenhulp_extra_aflossen: 'Wat levert het op als je extra aflost?',
  prijsplafond: 'Wat betaalde je onder het prijsplafond voor energie?',
  scheurenwijzer: 'Is de scheur in je muur een probleem?',
}
const codenames = Object.keys(toolNames) as ToolCodename[]
const pathOf = (codename: ToolCodename) => `/rekentools/${codename.replaceAll('_', '-')}`

export const calculatorPages: PageSeed[] = codenames.map((codename) => ({
  kind: 'page',
  codename: `rekentool_${codename}`,
  path: pathOf(codename),
  layout: 'content',
  title: toolNames[codename],
  description: questions[codename],
  keywords: ['berekenen', 'rekentool'],
  blocks: [
    { kind: 'hero', title: toolNames[codename], lead: questions[codename] },
    { kind: 'tool', codename },
  ],
}))

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
    },
    {
      kind: 'tile_grid',
      title: 'Wat wil je weten?',
      tiles: codenames.map((codename) => ({
        title: toolNames[codename],
        text: questions[codename],
        href: pathOf(codename),
        icon: 'calculator',
      })),
    },
  ],
}
