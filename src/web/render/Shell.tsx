import type { ReactNode } from 'react'
import type { Surroundings } from '../../core/render.ts'
import { DrawnFooter } from '../ui/Footer.tsx'
import { DemoNotice, DrawnHeader, SkipLink } from '../ui/Header.tsx'
import { funnelHeader, siteFooter, siteHeader } from './header-footer.tsx'
import { ViewerBar } from './ViewerBar.tsx'

interface ShellProps {
  around: Surroundings
  /** Draws the short header of a funnel, without links that lead away from it. */
  compact?: boolean
  /** The visitor is logged in; never true on a page that is cached. */
  isLoggedIn?: boolean
  children: ReactNode
}

/** The parts around every page: header, main, footer, and in a demo a notice that says so. */
export function Shell({
  around: { settings, path, demo, dev },
  compact,
  isLoggedIn: known,
  children,
}: ShellProps) {
  const footer = siteFooter(settings)
  return (
    <>
      <SkipLink />
      {demo && (
        <DemoNotice
          text="Dit is een demonstratie: niets op deze site is echt."
          link={{ label: 'Bekijk wat er verstuurd wordt', href: '/sandbox' }}
        />
      )}
      <DrawnHeader html={compact ? funnelHeader(settings) : siteHeader(settings, path, known)} />
      <main id="inhoud" tabIndex={-1}>
        {children}
      </main>
      {footer !== undefined && <DrawnFooter html={footer} />}
      {dev && <ViewerBar />}
    </>
  )
}
