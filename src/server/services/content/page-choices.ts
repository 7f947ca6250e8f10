import { anchorsOf } from '../../../core/content/anchors.ts'
import { placeholders, type Settings } from '../../../core/content/settings.ts'
import type { Site } from '../../../core/content/site.ts'
import type { Edition } from '../../ports/content.ts'
import { linkedDocuments } from './links-to.ts'

/** The pages that a text can name, by title: with their places, and whether a text of the site leads to them. */
export const pageChoices = ({ pages }: Pick<Site, 'pages'>, edition: Edition) => {
  const linked = linkedDocuments(edition)
  return [...pages.values()]
    .toSorted((a, b) => a.title.localeCompare(b.title, 'nl'))
    .map(({ codename, title, path, restricted, hidden, blocks }) => ({
      codename,
      title,
      path,
      restricted: restricted === true,
      hidden: hidden === true,
      anchors: anchorsOf(blocks),
      linked: linked.has(codename),
    }))
}

/** What a placeholder says, in words for who writes: `Telefoon van Klusservice`. */
const placeholderLabel = (name: string, { desks, prices }: Settings): string => {
  const [group = '', key = ''] = name.split('.')
  const desk = desks[key]?.name ?? key
  const price = prices[key]?.label ?? key
  const labels: Readonly<Record<string, string>> = {
    name: 'Naam van de vereniging',
    email: 'E-mailadres van de vereniging',
    phone: key ? `Telefoon van ${desk}` : 'Telefoon',
    tel: key ? `Link om ${desk} te bellen` : 'Link om te bellen',
    hours: key ? `Openingstijden van ${desk}` : 'Openingstijden',
    price,
    with_membership: `${price}, met een jaar lidmaatschap`,
    insulation_check: `Isolatiecheck: ${key}`,
    insurance: `Verzekeringen: ${key}`,
  }
  return labels[group] ?? name
}

/** The placeholders that a text can have filled in, with what they say on the day of a site. */
export const placeholderChoices = ({ settings, day }: Pick<Site, 'settings' | 'day'>) =>
  [...placeholders(settings, day)].map(([name, value]) => ({
    name,
    value,
    label: placeholderLabel(name, settings),
  }))
