import { desksInWords } from '../../core/content/settings.ts'
import type { OfficeInput } from '../../core/render.ts'
import { DoorPage, doorTitle } from '../../office/door/DoorPage.tsx'
import type { Start } from '../../office/shell/start.ts'
import { ground } from '../look/theme.ts'
import type { Assets } from './assets.ts'
import { inScript } from './island.tsx'

/** What the office's own script starts from: the association's name, and its desks by their keys. */
const startOf = ({ settings: { name, desks }, demo }: OfficeInput): Start => ({
  name,
  demo,
  ...desksInWords(desks),
})

/**
 * A page of the office, drawn for one request: a page of its door, whole, or the frame in which its script draws every screen.
 * The office has a stylesheet and a script of its own, and of the site's scripts only the one by which a page that the browser
 * translates goes on.
 */
export function Office({ input, assets }: { input: OfficeInput; assets: Assets }) {
  const { page, settings } = input
  const isScreens = page.kind === 'screens'
  return (
    <html lang="nl">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${doorTitle[page.kind]} - ${settings.name} kantoor`}</title>
        <meta name="robots" content="noindex" />
        {page.kind === 'open-again' && <meta httpEquiv="refresh" content={`0;url=${page.path}`} />}
        <meta name="theme-color" content={ground.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={ground.dark} media="(prefers-color-scheme: dark)" />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <link rel="stylesheet" href={assets.office.sheet} />
        {isScreens && (
          <>
            {assets.office.scripts.map((file) => (
              <link key={file} rel="modulepreload" href={file} />
            ))}
            <script type="module" src={assets.parts['translated-page']} />
            <script type="module" src={assets.office.script} />
          </>
        )}
        {page.kind === 'factor' && page.hasPasskey && <script type="module" src={assets.office.passkey} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body className="office">
        {isScreens ? (
          <>
            <div id="kantoor" className="door">
              <main id="inhoud">
                <p>Het kantoor wordt geopend…</p>
                <noscript>
                  <p>Het kantoor heeft JavaScript nodig. Zet het aan in je browser.</p>
                </noscript>
              </main>
            </div>
            <script
              type="application/json"
              id="begin"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: data, with every `<` escaped
              dangerouslySetInnerHTML={{ __html: inScript(startOf(input)) }}
            />
          </>
        ) : (
          <DoorPage page={page} name={settings.name} />
        )}
      </body>
    </html>
  )
}
