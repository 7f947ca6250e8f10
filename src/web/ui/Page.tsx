import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { PageIcon, type PageIconName } from './icons/PageIcon.tsx'

type HeroProps = {
  title: string
  lead?: ReactNode
  picture?: ReactNode
  size?: 'home' | 'page'
  children?: ReactNode
}

/** The top of a page: a title, a sentence, what the visitor can do, and a picture that stands on the canal. */
export function Hero({ title, lead, picture, size = 'home', children }: HeroProps) {
  return (
    <div className={classes('hero', size === 'page' && 'hero-page')}>
      <div className="wrap hero-grid">
        <div className="hero-text">
          <h1>{title}</h1>
          {lead && <p className="lead">{lead}</p>}
          {children}
        </div>
        {picture && <div className="hero-picture">{picture}</div>}
      </div>
    </div>
  )
}

type SearchFormProps = {
  action: string
  name?: string
  label: string
  button: string
  value?: string
  links?: { title: string; items: readonly { label: string; href: string }[] }
}

/** Address of the site's search page; a search form for it suggests pages. */
const siteSearch = '/zoekresultaat'

/** A search field with links to what others often look for. Works as a plain form. */
export function SearchForm({ action, name = 'q', label, button, value, links }: SearchFormProps) {
  return (
    <div className="search-box">
      <search>
        <form className="search" action={action}>
          <input
            type="search"
            name={name}
            aria-label={label}
            placeholder={label}
            defaultValue={value}
            autoComplete="off"
            enterKeyHint="search"
            data-suggest={action === siteSearch ? '' : undefined}
          />
          <button className="btn btn-primary" type="submit">
            {button}
          </button>
        </form>
      </search>
      {links && (
        <div className="search-links">
          <span className="muted">{links.title}</span>
          <ul className="bare">
            {links.items.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

type BandProps = {
  title?: ReactNode
  lead?: ReactNode
  tone?: 'paper' | 'sand'
  id?: string
  children: ReactNode
}

/** A band of the page with a title and room around it. */
export function Section({ title, lead, tone = 'paper', id, children }: BandProps) {
  return (
    <section className={classes('section', tone === 'sand' && 'section-sand')} id={id}>
      <div className="wrap">
        {title && <h2 className="h1">{title}</h2>}
        {lead && <p className="section-lead">{lead}</p>}
        {children}
      </div>
    </section>
  )
}

export type Tile = { href: string; icon: PageIconName; title: string; text?: string }

/** Links as tiles. */
export function TileGrid({ tiles, level = 3 }: { tiles: readonly Tile[]; level?: 2 | 3 }) {
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <ul className="tiles bare">
      {tiles.map((tile) => (
        <li key={tile.href}>
          <a className="tile" href={tile.href}>
            <PageIcon name={tile.icon} size="l" />
            <div className="tile-text">
              <Title>{tile.title}</Title>
              {tile.text && <span className="muted">{tile.text}</span>}
            </div>
          </a>
        </li>
      ))}
    </ul>
  )
}

type CallToActionProps = { title: string; text?: ReactNode; action: ReactNode; points?: readonly ReactNode[] }

/** A deep blue band with one call to action and reasons for it. */
export function CallToAction({ title, text, action, points = [] }: CallToActionProps) {
  return (
    <section className="band">
      <div className="wrap band-grid">
        <div className="band-text">
          <h2 className="h1">{title}</h2>
          {text && <p>{text}</p>}
          <div className="band-action">{action}</div>
        </div>
        {points.length > 0 && (
          <ul className="band-points bare">
            {points.map((point, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: fixed text, never moved
              <li key={at}>
                <PageIcon name="check" />
                <span>{point}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

/**
 * Puts every table of cleaned HTML in a region that scrolls by itself where the table does not fit: at 200 % text size a table of
 * three columns is wider than a phone. The region is named after the table's caption.
 */
const inRegions = (html: string): string =>
  html
    .replace(/<table>(?:\s*<caption>(.*?)<\/caption>)?/gs, (start: string, caption = 'Tabel') => {
      const label = String(caption)
        .replace(/<[^>]*>/g, '')
        .replaceAll('"', '&quot;')
      return `<section class="table" aria-label="${label}" tabindex="0">${start}`
    })
    .replaceAll('</table>', '</table></section>')

/** Running text, as HTML or as elements: headings, lists, tables, quotes. */
export function Prose({ html, children }: { html?: string; children?: ReactNode }) {
  if (html !== undefined)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the caller gives HTML that the server has cleaned
    return <div className="prose" dangerouslySetInnerHTML={{ __html: inRegions(html) }} />
  return <div className="prose">{children}</div>
}

export type Fold = { title: string; content: ReactNode; id?: string; open?: boolean }

/** Questions that unfold without script. With `name` opening one closes the others. */
export function Accordion({
  items,
  name,
  level = 3,
}: {
  items: readonly Fold[]
  name?: string
  level?: 2 | 3
}) {
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <div className="folds">
      {items.map((item) => (
        <details key={item.title} className="fold" id={item.id} name={name} open={item.open}>
          <summary>
            <Title>{item.title}</Title>
            <PageIcon name="chevron-down" />
          </summary>
          <div className="fold-body">{item.content}</div>
        </details>
      ))}
    </div>
  )
}

type PictureTextProps = {
  title: string
  picture: ReactNode
  flip?: boolean
  children: ReactNode
  action?: ReactNode
}

/** A picture beside a text; `flip` puts the picture at the right. */
export function PictureText({ title, picture, flip, action, children }: PictureTextProps) {
  return (
    <div className={classes('duo', flip && 'duo-flip')}>
      <div className="duo-picture">{picture}</div>
      <div className="duo-text">
        <h2 className="h1">{title}</h2>
        {children}
        {action && <div>{action}</div>}
      </div>
    </div>
  )
}
