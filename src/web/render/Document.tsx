import type { ReactNode } from 'react'
import type { Surroundings } from '../../core/render.ts'
import type { Assets } from './assets.ts'

interface DocumentProps {
  title: string
  description?: string
  around: Surroundings
  assets: Assets
  /** Without one, search engines are kept away: an error page, a search, a confirmation. */
  canonical?: string
  /** Slug of the funnel that runs on the page. */
  island?: string
  /** Pages to fetch ahead, and the scripts they will want. */
  ahead?: { pages: readonly string[]; scripts: readonly string[] }
  children: ReactNode
}

/** The whole document around a page. No script or style stands in it: the content security policy allows none. */
export function Document(props: DocumentProps) {
  const { title, description, around, assets, canonical, island, ahead, children } = props
  const { name, slogan } = around.settings
  const whole = title === name ? `${name} - ${slogan}` : `${title} - ${name}`
  return (
    <html lang="nl">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{whole}</title>
        {description && <meta name="description" content={description} />}
        {canonical ? (
          <>
            <link rel="canonical" href={canonical} />
            <meta property="og:url" content={canonical} />
            <meta property="og:title" content={title} />
            <meta property="og:description" content={description} />
            <meta property="og:type" content="website" />
            <meta property="og:locale" content="nl_NL" />
            <meta property="og:site_name" content={name} />
          </>
        ) : (
          <meta name="robots" content="noindex" />
        )}
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f1b20" media="(prefers-color-scheme: dark)" />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <link rel="stylesheet" href={assets.style} />
        <script type="module" src={assets.plain} />
        {island && (
          <>
            {assets.island(island).map((file) => (
              <link key={file} rel="modulepreload" href={file} />
            ))}
            <script type="module" src={assets.client} />
          </>
        )}
        {ahead?.pages.map((page) => (
          <link key={page} rel="prefetch" href={page} />
        ))}
        {ahead?.scripts.map((file) => (
          <link key={file} rel="prefetch" href={file} as="script" />
        ))}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      </head>
      <body>{children}</body>
    </html>
  )
}
