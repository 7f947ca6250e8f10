import type { ReactNode } from 'react'
import { mijn } from '../../core/mijn/paths.ts'
import { PageIcon, type PageIconName } from '../ui/icons/PageIcon.tsx'

const places: readonly { href: string; label: string; icon: PageIconName }[] = [
  { href: mijn.overview, label: 'Overzicht', icon: 'home' },
  { href: mijn.details, label: 'Mijn gegevens', icon: 'user' },
  { href: mijn.home, label: 'Mijn huis', icon: 'roof' },
  { href: mijn.membership, label: 'Mijn lidmaatschap', icon: 'people' },
  { href: mijn.requests, label: 'Mijn aanvragen', icon: 'file' },
  { href: mijn.alias, label: 'Community alias', icon: 'chat' },
  { href: mijn.data, label: 'Mijn data', icon: 'lock' },
]

/** The entry of the list that a page belongs to: the longest path with which its own begins. */
const placeOf = (path: string): string =>
  places
    .map(({ href }) => href)
    .filter((href) => path === href || path.startsWith(`${href}/`))
    .toSorted((a, b) => b.length - a.length)[0] ?? ''

/** The navigation of the pages below `/mijn`: a list at the side, on a phone a row that scrolls. */
function Navigation({ path, name }: { path: string; name: string }) {
  const here = placeOf(path)
  return (
    <nav className="mijn-nav" aria-label={`Mijn ${name}`}>
      <ul className="bare">
        {places.map(({ href, label, icon }) => (
          <li key={href}>
            <a
              className="mijn-place"
              href={href}
              data-here={href === here ? '' : undefined}
              aria-current={href === path ? 'page' : href === here ? 'true' : undefined}
            >
              <PageIcon name={icon} size="s" />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Logging out is a plain form: it works without script, and no other site can send it. */
function LogOut() {
  return (
    <form className="mijn-out" method="post" action={mijn.logOut}>
      <button className="btn btn-secondary btn-small" type="submit">
        Uitloggen
      </button>
    </form>
  )
}

type LayoutProps = {
  path: string
  /** Name of the association. */
  name: string
  /** Name of the person who is logged in. */
  reader: string
  children: ReactNode
}

/** The frame of the pages below `/mijn`: who is logged in, the navigation, and the button to log out. */
export function Layout({ path, name, reader, children }: LayoutProps) {
  return (
    <div className="mijn wrap">
      <div className="mijn-side">
        <p className="mijn-who">
          <span className="muted">Ingelogd als</span> <b>{reader}</b>
        </p>
        <Navigation path={path} name={name} />
        <LogOut />
      </div>
      <div className="mijn-main">{children}</div>
    </div>
  )
}
