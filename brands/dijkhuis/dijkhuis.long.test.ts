import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { expect, it, vi } from 'vitest'
import { seeds } from '../../content/content.ts'
import { settings as ours } from '../../content/settings.ts'
import type { Settings } from '../../src/core/content/settings.ts'
import { clockAt } from '../../src/core/kernel/clock.ts'
import type { Manifest, RendererModule } from '../../src/core/render.ts'
import { siteOf } from '../../src/server/services/content/site.ts'
import { officeSource } from '../../src/web/render/office-source.ts'
import { partSource, parts } from '../../src/web/render/parts.ts'
import { sheets } from '../../src/web/render/sheets.ts'
import { settings } from './settings.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const theme = 'brands/dijkhuis/theme.css'
vi.stubEnv('THEME', `${root}${theme}`)

const manifest: Manifest = Object.fromEntries(
  [
    ...sheets.map((name) => `src/web/render/sheets/${name}.css`),
    'src/web/enhance/enhance.ts',
    ...parts.map(partSource),
    'src/web/render/client.ts',
    'src/web/look/fonts/figtree.woff2',
    'src/web/look/fonts/bricolage.woff2',
    ...Object.values(officeSource),
  ].map((file) => [file, { file: `assets/${file.replaceAll('/', '-')}` }]),
)
const documents = seeds.map((seed) => ({
  codename: seed.codename,
  body: seed.kind === 'settings' ? settings : seed,
}))

const built = async (input: string, ssr: boolean): Promise<Rolldown.RolldownOutput['output']> => {
  const made = (await build({
    root,
    configFile: `${root}vite.config.ts`,
    logLevel: 'silent',
    build: { write: false, ...(ssr ? { ssr: input } : { rolldownOptions: { input } }) },
  })) as Rolldown.RolldownOutput
  return made.output
}

it('one theme and one settings document change name, colours, type and numbers on every page and in mail', async () => {
  const { createRenderer } = (await import('../../src/web/render/server.tsx')) as RendererModule
  const site = siteOf(
    { version: 1, redirects: [], documents },
    { clock: clockAt('2026-11-20T12:00:00+01:00'), fallback: ours as Settings },
  )
  expect(site.defects).toEqual([])
  const renderer = createRenderer({ ...manifest })
  const around = { settings: site.settings, origin: 'https://dijkhuis.example', demo: false, dev: false }
  const theirs = new RegExp(
    [ours.name, ours.email, ours.address.street, ...Object.values(ours.desks).map(({ phone }) => phone)].join(
      '|',
    ),
  )
  for (const page of site.pages.values()) {
    const html = renderer.page({
      ...around,
      path: page.path,
      page,
      crumbs: [],
      likely: [],
      closed: [],
      news: site.news,
      report: () => undefined,
    })
    expect(html).toContain('Dijkhuis')
    expect(theirs.exec(html.replaceAll('\u00a0', ' '))?.[0], page.path).toBeUndefined()
  }
  const mail = await renderer.mail(
    { subject: 'Je klus', greeting: 'Dag,', intro: ['Tot snel.'] },
    {
      name: settings.name,
      phone: '085',
      hours: '',
      email: settings.email,
      siteUrl: 'https://dijkhuis.example',
    },
  )
  expect(theirs.exec(mail.html)).toBeNull()
  expect(mail.html).toMatch(/<a href="https:\/\/dijkhuis\.example"[^>]*>Dijkhuis<\/a>/)
})

it('the build takes the theme into the style sheet, the browser’s bars, the mail, and fetches no font that it leaves out', async () => {
  const colour = /--dakpan-6:\s*(#[0-9a-f]+)/
  const [, mine = ''] = colour.exec(readFileSync(`${root}${theme}`, 'utf8')) ?? []
  const [, other = ''] = colour.exec(readFileSync(`${root}src/web/look/theme.css`, 'utf8')) ?? []
  expect(mine).not.toBe(other)
  const style = (await built('src/web/render/sheets/base.css', false)).find(({ fileName }) =>
    /base-[^/]*\.css$/.test(fileName),
  )
  const css = String((style as Rolldown.OutputAsset).source)
  expect(css).toContain(mine)
  expect(css).not.toContain(other)
  expect(css).toContain('Georgia')

  const code = (await built('src/web/look/theme.ts', true)).flatMap((file) =>
    'code' in file ? [file.code] : [],
  )
  const url = `data:text/javascript,${encodeURIComponent(code.join('\n'))}`
  const { token, themeFonts } = (await import(/* @vite-ignore */ url)) as {
    token(name: string): string
    themeFonts: string[]
  }
  expect(token('dakpan-6')).toBe(mine)
  expect(themeFonts).toEqual([])
})
