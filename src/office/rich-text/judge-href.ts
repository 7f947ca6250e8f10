import { fill, placeholder } from '../../core/content/fill.ts'
import { href } from '../../core/content/parts.ts'
import { telephone } from '../../core/content/telephone.ts'

/** A page that a link can lead to. */
export interface LinkPage {
  codename: string
  title: string
  /** Its address now: `/contact`. A link names the codename, and so follows the page. */
  path: string
  /** The places on it that a link with `#` can lead to. */
  anchors: readonly string[]
  /** Whether visitors cannot find it, such as a page that thanks them. */
  hidden?: boolean | undefined
}

/** Where links of a text can lead. */
export interface Links {
  pages: readonly LinkPage[]
  /** The places on the page that is being written. */
  here: readonly string[]
}

/** Placeholders with the value of today. */
export type Values = ReadonlyMap<string, string>

const linkedPage = /^page:([^#?]*)(?:\?[^#]*)?(?:#(.*))?$/

const pageFault = (codename: string, anchor: string | undefined, { pages }: Links): string | undefined => {
  const page = pages.find((one) => one.codename === codename)
  if (!page) return `De pagina ‘${codename}’ is er niet, of niet meer.`
  return anchor === undefined || page.anchors.includes(anchor)
    ? undefined
    : `Op de pagina ‘${page.title}’ is geen plek met de naam ‘${anchor}’.`
}

/**
 * What is wrong with where a link goes, as a sentence; undefined when it may stand. The rule is that of every link (`href` of
 * `core/content/parts.ts`), after placeholders are filled in as on the page; pages and places have to be there.
 */
export const hrefFault = (to: string, links: Links, values: Values): string | undefined => {
  if (to === '') return 'Zeg waar de link heen gaat.'
  const unknown = [...to.matchAll(placeholder)].find(([, name = '']) => !values.has(name))
  if (unknown) return `Het invulwoord ${unknown[0]} is er niet.`
  const filled = fill(to, values)
  if (filled.length > 500) return 'Dit adres is te lang. Het mag 500 tekens hebben.'
  if (/^http:/i.test(filled))
    return 'Gebruik een adres dat met https:// begint. Met http:// is het niet veilig.'
  if (!href.safeParse(filled).success)
    return 'Dit adres kan niet. Kies een pagina, of gebruik https://, een telefoonnummer of een e-mailadres.'
  const [page, codename = '', anchor] = linkedPage.exec(filled) ?? []
  if (page !== undefined) return pageFault(codename, anchor, links)
  return filled.startsWith('#') && !links.here.includes(filled.slice(1))
    ? `Op deze pagina is geen plek met de naam ‘${filled.slice(1)}’.`
    : undefined
}

/** The link to a page, or to a place on it. */
export const pageHref = (codename: string, anchor = ''): string =>
  anchor === '' ? `page:${codename}` : `page:${codename}#${anchor}`

/**
 * An address as somebody typed it, as a link has it: `www.voorbeeld.nl` gets its https, and an address of a page of ours becomes
 * the page, so that the link follows it.
 */
export const hrefOfAddress = (typed: string, { pages }: Links): string => {
  const text = typed.trim()
  const [, path = '', anchor = ''] = /^(\/[^#?]*)(?:#([\w-]+))?$/.exec(text) ?? []
  const page = pages.find((one) => one.path === path)
  if (page) return pageHref(page.codename, anchor)
  return /^[a-z0-9][a-z0-9-]*(\.[a-z0-9-]+)+([/?#]\S*)?$/i.test(text) ? `https://${text}` : text
}

/** A telephone number or an e-mail address as somebody typed it, as a link has it. */
export const hrefOfContact = (typed: string): string => {
  const text = typed.trim()
  if (text === '' || /^(mailto|tel):/i.test(text) || text.startsWith('{')) return text
  return text.includes('@') ? `mailto:${text}` : telephone(text)
}
