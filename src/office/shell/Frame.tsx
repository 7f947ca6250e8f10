import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { officePaths } from '../../core/staff/office-pages.ts'
import { roleLabels } from '../../core/staff/roles.ts'
import { Button } from '../../web/ui/Button.tsx'
import { LogoMark } from '../../web/ui/Logo.tsx'
import { Colleague } from '../kit/Colleague.tsx'
import type { OfficeIconName } from '../kit/icons.ts'
import { OfficeIcon } from '../kit/OfficeIcon.tsx'
import { useOffice } from './office-context.ts'
import type { FurtherView, ScreenView, UseFurtherViews } from './screen.ts'

export interface RailEntry {
  path: string
  label: string
  icon: OfficeIconName
  views?: readonly ScreenView[]
  useFurtherViews?: UseFurtherViews
}

/** Where a browser keeps whether the column is folded. It says nothing about anybody. */
const foldKey = 'beheer-kolom'

const readFold = (): boolean => {
  try {
    return localStorage.getItem(foldKey) === 'in'
  } catch {
    return false
  }
}

const keepFold = (folded: boolean): void => {
  try {
    localStorage.setItem(foldKey, folded ? 'in' : 'uit')
  } catch {
    // a browser that keeps nothing shows the column as it is
  }
}

const street = (
  <svg className="rail-street" viewBox="0 0 196 56" aria-hidden="true">
    <path d="M2 52V24h5v-6h5v-6h14v6h5v6h5v28ZM40 52V20c0-5 3-6 5-9 2-4 5-7 11-7s9 3 11 7c2 3 5 4 5 9v32ZM76 52V22l20-18 20 18v30ZM120 52V24h4v-6h4v-6h10v6h4v6h4v28ZM150 52V28h38v24Z" />
  </svg>
)

const isAt = (location: string, path: string) =>
  path === '/' ? location === '/' : location === path || location.startsWith(`${path}/`)

interface ViewsProps extends Pick<RailEntry, 'path' | 'label'> {
  views: readonly ScreenView[]
  useFurtherViews: UseFurtherViews | undefined
}

const noViews: readonly FurtherView[] = []
const useNoViews: UseFurtherViews = () => noViews

/** The views of the screen that is open, below its name: its own, then those that somebody saved. */
function Views({ path, label, views, useFurtherViews = useNoViews }: ViewsProps) {
  const [location] = useLocation()
  const [params] = useSearchParams()
  const further = useFurtherViews()
  const isHere = location === path
  const saved = isHere ? further.find(({ isShown }) => isShown) : undefined
  const shown = isHere && !saved ? (params.get('weergave') ?? '') : undefined
  return (
    <>
      <ul className="rail-views" aria-label={`Weergaven van ${label}`}>
        {views.map((view) => (
          <li key={view.word}>
            <Link
              className="rail-link"
              href={view.word ? `${path}?weergave=${view.word}` : path}
              aria-current={view.word === shown ? 'page' : undefined}
            >
              {view.label}
            </Link>
          </li>
        ))}
      </ul>
      {further.length > 0 && (
        <ul className="rail-views" aria-label={`Bewaarde weergaven van ${label}`}>
          {further.map((view) => (
            <li key={view.key}>
              <Link
                className="rail-link"
                href={`${path}?${view.search}`}
                aria-current={view === saved ? 'page' : undefined}
              >
                <span className="rail-saved">
                  {view.label}
                  {view.whose !== undefined && <small> {view.whose}</small>}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The frame around every screen: the column of navigation, and the work beside it. On a small screen the column is a bar. */
export function Frame({ entries, children }: { entries: readonly RailEntry[]; children: ReactNode }) {
  const { me, start } = useOffice()
  const [location] = useLocation()
  const [isFolded, setFolded] = useState(readFold)
  const [isOpen, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: going elsewhere closes the menu of a small screen
  useEffect(() => setOpen(false), [location])
  const fold = () => {
    keepFold(!isFolded)
    setFolded(!isFolded)
  }
  return (
    <>
      <a className="skip" href="#inhoud">
        Naar de inhoud
      </a>
      <div className="app" {...(isFolded && { 'data-folded': '' })}>
        <header className="rail" {...(isOpen && { 'data-open': '' })}>
          <Link className="rail-logo" href="/">
            <LogoMark />
            <span className="rail-text">
              {start.name}
              <small>{start.demo ? 'kantoor, demo' : 'kantoor'}</small>
            </span>
          </Link>
          <Button
            variant="quiet"
            className="rail-menu"
            aria-expanded={isOpen}
            aria-controls="rail-nav"
            onClick={() => setOpen(!isOpen)}
          >
            <OfficeIcon name="menu" size="s" />
            Menu
          </Button>
          <nav className="rail-nav" id="rail-nav" aria-label="Kantoor">
            <ul>
              {entries.map(({ path, label, icon, views, useFurtherViews }) => (
                <li key={path}>
                  <Link
                    className="rail-link"
                    href={path}
                    aria-current={isAt(location, path) ? (views ? 'true' : 'page') : undefined}
                    title={isFolded ? label : undefined}
                  >
                    <OfficeIcon name={icon} />
                    <span className="rail-text">{label}</span>
                  </Link>
                  {views && isAt(location, path) && (
                    <Views path={path} label={label} views={views} useFurtherViews={useFurtherViews} />
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <div className="rail-foot">
            {street}
            <Button variant="quiet" className="rail-fold" aria-pressed={isFolded} onClick={fold}>
              <OfficeIcon name="fold" />
              <span className="rail-text">{isFolded ? 'Klap uit' : 'Klap in'}</span>
            </Button>
            <form method="post" action={officePaths.logOut}>
              <Button type="submit" variant="quiet" className="rail-out">
                <OfficeIcon name="out" />
                <span className="rail-text">Log uit</span>
              </Button>
            </form>
            <Link className="rail-me" href="/account">
              <Colleague id={me.id} name={me.name} bare />
              <span className="rail-text" aria-hidden="true">
                {me.name}
                <small>{me.roles.map((role) => roleLabels[role]).join(', ')}</small>
              </span>
            </Link>
          </div>
        </header>
        <main className="work" id="inhoud" tabIndex={-1}>
          {children}
        </main>
      </div>
    </>
  )
}
