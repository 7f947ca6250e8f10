import type { ModelName } from '../fields/content/document.ts'
import { promptStart } from './model-documents.ts'
import type { PageSeed } from './page.ts'

/** A page without what is asked of every new one. */
type ModelPage = Omit<PageSeed, 'codename' | 'path' | 'title'>

/** A question in the place of a text. */
const ask = (question: string): string => `${promptStart}${question}]`
const part = (title: string, ...questions: readonly string[]) => ({
  kind: 'rich_text' as const,
  text: { html: `<h2>${title}</h2>${questions.map((question) => `<p>${ask(question)}</p>`).join('')}` },
})

const description = ask('waarover gaat deze pagina? Zo staat ze in een lijst van gevonden pagina’s.')
/** An opening says the title of its page, which a new page gets. */
const opening = (lead: string) => ({ kind: 'hero' as const, title: ask('de titel'), lead: ask(lead) })

/** What a new page begins with, by its model. */
export const modelPages: Readonly<Record<ModelName, ModelPage>> = {
  dienst: {
    kind: 'page',
    layout: 'service',
    description,
    blocks: [
      opening('wat is het, en voor wie? Een of twee zinnen.'),
      part('Wat het is', 'wat krijgt iemand, en wat niet?'),
      {
        kind: 'how_it_works',
        title: 'Zo werkt het',
        steps: [
          { title: ask('eerste stap'), text: ask('wat doet iemand eerst?') },
          { title: ask('volgende stap'), text: ask('wat gebeurt er daarna?') },
        ],
      },
      {
        kind: 'price_list',
        title: 'Wat kost het?',
        rows: [{ what: ask('waarvoor is het?'), amount: ask('kies een prijs') }],
      },
      { kind: 'desks', title: 'Bel ons', desks: ['klantenservice'] },
    ],
  },
  nieuws: {
    kind: 'page',
    layout: 'content',
    description,
    // a new page gets the day on which it is made
    date: '2026-01-01',
    blocks: [
      {
        kind: 'rich_text',
        text: { html: `<p>${ask('wat is er nieuw? Begin met het belangrijkste.')}</p>` },
      },
      part('Wat dit voor jou betekent', 'wat merkt iemand hiervan, en wat kan die doen?'),
    ],
  },
  artikel: {
    kind: 'page',
    layout: 'content',
    description,
    blocks: [
      opening('welk probleem is dit, en wat lees je hier?'),
      part('Doe dit nu', 'wat doet iemand meteen? Wat gevaarlijk is eerst.'),
      part('Wat je ziet', 'waaraan merkt iemand dit?'),
      part('Wat het kan zijn', 'wat is de oorzaak? De waarschijnlijkste eerst.'),
      part('Wanneer je wie belt', 'wanneer lukt het niet zelf, en wie helpt dan?'),
      part('Wat het ongeveer kost', 'wat kost het herstel, met het jaar van die prijs?'),
    ],
  },
}
