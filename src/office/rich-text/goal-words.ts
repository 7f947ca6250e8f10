import { fill, placeholder } from '../../core/content/fill.ts'
import type { Links, Values } from './judge-href.ts'
import { placeholderLabel } from './placeholder-words.ts'

/** Where a link goes, in words: a name, and the address where the name does not say it. */
export interface GoalWords {
  title: string
  more?: string
}

const ofPage = (href: string, { pages }: Links): GoalWords | undefined => {
  const [, codename, path, query = '', anchor] =
    /^(?:page:([a-z0-9_]+)|(\/[^#?]*))(\?[^#]*)?(?:#(.*))?$/.exec(href) ?? []
  const page = pages.find((one) => (codename === undefined ? one.path === path : one.codename === codename))
  if (!page) return undefined
  return { title: page.title, more: `${page.path}${query}${anchor === undefined ? '' : `, bij ${anchor}`}` }
}

/** Where a link goes, for who has to see whether that is right. Undefined for a link that goes nowhere yet. */
export const goalWords = (
  href: string,
  links: Links,
  values: Values,
  labels: ReadonlyMap<string, string>,
): GoalWords | undefined => {
  if (href === '') return undefined
  const page = ofPage(href, links)
  if (page) return page
  if (href.startsWith('page:')) return { title: 'Deze pagina is er niet, of niet meer', more: href.slice(5) }
  if (href.startsWith('#')) return { title: 'Een plek op deze pagina', more: href.slice(1) }
  const [, name] = new RegExp(`^(?:mailto:)?${placeholder.source}$`).exec(href) ?? []
  const isKnown = [...href.matchAll(placeholder)].every(([, one = '']) => values.has(one))
  const filled = isKnown ? fill(href, values) : href
  const bare = filled.replace(/^(tel|mailto):/, '')
  if (name !== undefined) return { title: placeholderLabel(name, labels), more: bare }
  if (/^tel:/.test(filled)) return { title: 'Bellen', more: bare }
  return /^mailto:/.test(filled) ? { title: 'Mailen', more: bare } : { title: filled }
}

/** The same while somebody writes at the link: where it goes, and the keys that change that. */
export const goalSentence = ({ title, more }: GoalWords): string =>
  `Link naar ${[title, more].filter(Boolean).join(', ')}. Ctrl K verandert hem.`
