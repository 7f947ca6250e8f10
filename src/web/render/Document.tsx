import type { ReactNode } from 'react'
import { type ContentPicture, pictures } from '../../core/content/parts.ts'
import { siteWords } from '../../core/fields/account/password-strength.ts'
import { onBehalfMeta } from '../../core/kernel/on-behalf.ts'
import type { FilledInFor, Surroundings } from '../../core/render.ts'
import { ground } from '../look/theme.ts'
import type { Assets } from './assets.ts'
import { inScript } from './island.tsx'
import type { Part } from './parts.ts'
import { type OwnSheet, type Sheet, withBase } from './sheets.ts'

interface DocumentProps {
  title: string
  description?: string
  around: Surroundings
  assets: Assets
  /** The stylesheets that the page needs beside `base`. */
  sheets: readonly OwnSheet[]
  /** Plain scripts for parts of this page, beside the script of every page. */
  parts?: readonly Part[]
  /** The address for search engines. Without one they are kept away: an error page, a search, a confirmation. */
  canonical?: string
  /** Name of the funnel or calculator that runs on the page. */
  island?: string
  /** The drawing that is shown where somebody shares the page, 1200 x 630. */
  picture?: ContentPicture
  structured?: object
  /** The feed of the news on this page. */
  feed?: { title: string; href: string }
  /** Pages to fetch ahead, without their scripts, which are larger than all the rest of a page. */
  ahead?: readonly string[]
  /** Stylesheets that the pages of `ahead` have and this one has not. */
  sheetsAhead?: readonly Sheet[]
  /** The call by phone for which a colleague fills in the page. */
  onBehalf?: FilledInFor | undefined
  children: ReactNode
}

/**
 * The whole HTML document around a page. It contains no inline script or style, because the content security policy allows none.
 */
export function Document(props: DocumentProps) {
  const { title, description, around, assets, sheets, canonical, island, children } = props
  const { picture = 'street', structured, feed, ahead, sheetsAhead, parts, onBehalf } = props
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
            <meta property="og:image" content={`${around.origin}/og/${picture}.png`} />
            <meta property="og:image:width" content="1200" />
            <meta property="og:image:height" content="630" />
            <meta property="og:image:alt" content={pictures[picture]} />
            <meta name="twitter:card" content="summary_large_image" />
          </>
        ) : (
          <meta name="robots" content="noindex" />
        )}
        {onBehalf && (
          <meta name={onBehalfMeta} content={onBehalf.id} data-member={onBehalf.isMember ? '' : undefined} />
        )}
        <meta name="theme-color" content={ground.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={ground.dark} media="(prefers-color-scheme: dark)" />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {withBase(sheets).map((sheet) => (
          <link key={sheet} rel="stylesheet" href={assets.sheets[sheet]} />
        ))}
        <script type="module" src={assets.plain} data-suggestions={assets.parts['search-suggestions']} />
        {parts?.map((part) => (
          <script key={part} type="module" src={assets.parts[part]} />
        ))}
        {island && (
          <>
            <script type="module" src={assets.parts['translated-page']} />
            {assets.island(island).map((file) => (
              <link key={file} rel="modulepreload" href={file} />
            ))}
            <script type="module" src={assets.client} data-island-file={assets.islandFile(island)} />
          </>
        )}
        {ahead?.map((page) => (
          <link key={page} rel="prefetch" href={page} />
        ))}
        {sheetsAhead?.map((sheet) => (
          <link key={sheet} rel="prefetch" href={assets.sheets[sheet]} />
        ))}
        {feed && <link rel="alternate" type="application/rss+xml" title={feed.title} href={feed.href} />}
        {structured && (
          <script
            type="application/ld+json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: data, with every `<` escaped
            dangerouslySetInnerHTML={{ __html: inScript(structured) }}
          />
        )}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      </head>
      {/* Words that a new password may not consist of. */}
      <body
        data-words={
          island && siteWords({ ...around.settings, host: new URL(around.origin).hostname }).join(' ')
        }
      >
        {children}
      </body>
    </html>
  )
}
