import type { PageSeed } from '../src/core/content/page.ts'
import type { Settings } from '../src/core/content/settings.ts'
import { cardPath, exampleConditionsPath, insuranceSlugs, productPath } from '../src/core/insurance/paths.ts'
import { productWords } from '../src/core/insurance/product-words.ts'
import { type InsuranceType, insuranceNames, insuranceTypes } from '../src/core/rules/insurance-packages.ts'
import { html } from './html.ts'
import { exampleNote } from './verzekering-parts.ts'

// Example policy conditions. The insurer's own document must replace each of them before anybody is really insured
// (docs/going-live.md).

const edition = '2026-01'
const from = '2026-01-01'
const titleOf = (type: InsuranceType) => `Voorwaarden ${insuranceNames[type].toLowerCase()}`

const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

const conditionsPage = (type: InsuranceType): PageSeed => {
  const name = insuranceNames[type].toLowerCase()
  const { covers, coversNot } = productWords[type]
  return {
    kind: 'page',
    codename: `polisvoorwaarden_${insuranceSlugs[type]}`,
    path: exampleConditionsPath(type),
    layout: 'content',
    title: `Polisvoorwaarden ${name}`,
    label: 'Polisvoorwaarden',
    description: `De voorwaarden van de ${name}: wat de verzekeraar betaalt, wat niet en wat hij van jou verwacht.`,
    // search engines must not show this example as the text of an insurer
    hidden: true,
    blocks: [
      { kind: 'hero', title: 'Polisvoorwaarden', lead: `${insuranceNames[type]}, editie ${edition}.` },
      {
        kind: 'rich_text',
        text: html`
          ${exampleNote('Hier komen de voorwaarden van de verzekeraar.')}
          <h2>Wat de verzekeraar betaalt</h2>
          ${list(covers)}
          <h2>Wat de verzekeraar niet betaalt</h2>
          ${list(coversNot)}
          <h2>Wat de verzekeraar van jou verwacht</h2>
          <ul>
            <li>Je antwoorden bij de aanvraag kloppen.</li>
            <li>Je vertelt het als er iets verandert.</li>
            <li>Je meldt schade zo snel je kunt.</li>
            <li>Je betaalt de premie op tijd.</li>
          </ul>`,
      },
      {
        kind: 'interesting_links',
        title: 'Lees ook',
        links: [
          { label: `Verzekeringskaart ${name}`, href: cardPath(type) },
          { label: insuranceNames[type], href: productPath(type) },
        ],
      },
    ],
  }
}

export const policyConditionPages: PageSeed[] = insuranceTypes.map(conditionsPage)

const exampleOf = (type: InsuranceType) => ({
  ...{ title: titleOf(type), edition, from },
  ...{ href: exampleConditionsPath(type), example: true },
})

export const policyConditions: NonNullable<Settings['insurance']>['conditions'] = {
  Home: exampleOf('Home'),
  Content: exampleOf('Content'),
  Liability: exampleOf('Liability'),
  Legal: exampleOf('Legal'),
}
