import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { seeds } from '../../../content/content.ts'
import { settings } from '../../../content/settings.ts'
import { otherPagesHtml } from '../../../test/kit/drawn-pages.ts'
import type { Settings } from '../../core/content/settings.ts'
import { clockAt } from '../../core/kernel/clock.ts'
import type { Renderer } from '../../core/render.ts'
import { answers } from '../../server/http/pages/answer.ts'
import { siteOf } from '../../server/services/content/site.ts'
import { createRenderer } from './server.tsx'

const jar = join(
  dirname(createRequire(import.meta.url).resolve('vnu-jar/package.json')),
  'build',
  'dist',
  'vnu.jar',
)
const hasJava = spawnSync('java', ['-version']).status === 0
if (!hasJava) console.log('Er is geen Java op deze machine: de Nu-validator wordt overgeslagen.')

/** Addresses of built files, whatever their hashes are. */
const manifest = new Proxy(
  {},
  { get: (_, name) => ({ file: `assets/${String(name).replaceAll('/', '-')}` }) },
)
const renderer: Renderer = createRenderer(manifest)
const documents = seeds.map((body) => ({ codename: body.codename, body }))
const site = siteOf(
  { version: 1, redirects: [], documents },
  { clock: clockAt('2026-11-20T12:00:00+01:00'), fallback: settings as Settings },
)
const kept = answers({
  renderer,
  origin: 'https://ons.example',
  demo: true,
  dev: false,
  report: (problem) => {
    throw new Error(problem)
  },
})

interface Told {
  type: string
  message: string
  url?: string
  extract?: string
}

describe.runIf(hasJava)('the Nu validator', () => {
  it('finds no error on any page, 404, 500 and search among them', { timeout: 900_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nu-'))
    const put = (name: string, html: string | Buffer) =>
      writeFileSync(join(folder, `${name.replaceAll('/', '_')}.html`), html)
    try {
      for (const page of site.pages.values()) put(page.path, kept.page(site, page).body.identity)
      put('404', kept.notFound(site).body.identity)
      put('500', kept.failed(site).body.identity)
      for (const [name, html] of otherPagesHtml) put(name, html)
      const told = await new Promise<Told[]>((resolve, reject) =>
        execFile(
          'java',
          ['-jar', jar, '--format', 'json', '--errors-only', folder],
          { maxBuffer: 64 * 1024 * 1024 },
          (_error, _out, said) => {
            try {
              resolve((JSON.parse(said) as { messages: Told[] }).messages)
            } catch {
              reject(new Error(said))
            }
          },
        ),
      )
      expect(
        told.map(({ message, url, extract }) => `${url?.split('/').at(-1)}: ${message} ${extract}`),
      ).toEqual([])
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
