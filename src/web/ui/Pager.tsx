import { Icon } from './icons/Icon.tsx'

type PagerProps = {
  /** From 1. */
  page: number
  pages: number
  href: (page: number) => string
  previous: string
  next: string
}

/** Links to the previous and next part of a long list; nothing where there is only one part. */
export function Pager({ page, pages, href, previous, next }: PagerProps) {
  if (pages === 1) return null
  return (
    <nav className="pager" aria-label="Bladeren">
      {page > 1 && (
        <a className="link" rel="prev" href={href(page - 1)}>
          <Icon name="chevron-left" />
          {previous}
        </a>
      )}
      <span className="muted">
        Pagina {page} van {pages}
      </span>
      {page < pages && (
        <a className="link" rel="next" href={href(page + 1)}>
          {next}
          <Icon name="chevron-right" />
        </a>
      )}
    </nav>
  )
}
