import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { settings } from '../../../../content/settings.ts'
import { runCommandHere } from '../../../../test/kit/command.ts'
import { type FreshDatabase, freshDatabase } from '../../../../test/kit/database.ts'
import { testSecret } from '../../../../test/kit/secret.ts'
import { addStaff } from '../../../../test/kit/staff.ts'
import { content } from '../../../../tools/content.ts'
import { makeVault } from '../vault.ts'

let fresh: FreshDatabase
let folder: string
const email = 'redactie@voorbeeld.nl'
beforeAll(async () => {
  fresh = await freshDatabase()
  await addStaff(fresh.db, makeVault([testSecret]), { email, roles: ['editor'] })
  folder = mkdtempSync(join(tmpdir(), 'content-'))
})
afterAll(async () => {
  await fresh?.close()
  rmSync(folder, { recursive: true, force: true })
})

const run = (...args: string[]) =>
  runCommandHere(content, [...args, '--as', email], { ...fresh.settings, DATA_DIR: folder }).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    ({ stdout, stderr }) => ({ code: 1, said: stdout + stderr }),
  )

it('an editor lists, writes, looks, publishes and looks back', async () => {
  const file = join(folder, 'settings.json')
  writeFileSync(file, JSON.stringify({ ...settings, name: 'Dijkhuis' }))
  expect((await run('list')).said).toMatch(/^home +\/$/m)
  expect((await run('edit', 'settings', file)).said).toContain('Concept van settings bewaard.')
  expect((await run('list')).said).toMatch(/^settings .*concept/m)
  expect((await run('preview', 'settings')).said).toMatch(
    /^http:\/\/localhost:3000\/concept\/settings\?sleutel=[\w-]{43}\n$/,
  )
  expect((await run('show', 'settings')).said).toContain('"name": "Dijkhuis"')
  expect(await run('publish', 'settings')).toEqual({ code: 0, said: 'settings is gepubliceerd.\n' })
  expect(await run('publish', 'settings')).toEqual({ code: 1, said: 'Van settings is er geen concept.\n' })
  const [newest = ''] = (await run('history', 'settings')).said.split('\n')
  expect(newest).toMatch(/^\d+ {2}\S+ {2}command /)
  expect((await run('history', 'settings', newest.split(' ')[0] ?? '')).said).toContain('"name": "Dijkhuis"')
})

it('an inbox that is no address is told as such', async () => {
  const file = join(folder, 'inbox.json')
  const { juridisch } = settings.desks
  const desks = { ...settings.desks, juridisch: { ...juridisch, inbox: 'balie' } }
  writeFileSync(file, JSON.stringify({ ...settings, desks, ander: 1 }))
  const { said } = await run('edit', 'settings', file)
  expect(said).toContain('settings  desks.juridisch.inbox: Vul een e-mailadres in')
  expect(said).toContain('settings  ander: Dit veld bestaat hier niet.')
  expect(said).not.toContain('verplicht')
})

it('a draft that is not whole is kept, told of, and published only when asked twice', async () => {
  const file = join(folder, 'proef.json')
  const hostile = {
    kind: 'page',
    codename: 'proef',
    path: '/proef',
    layout: 'content',
    title: 'Proef',
    description: 'Een pagina om mee te proberen.',
    blocks: [{ kind: 'rich_text', text: { html: '<script>alert(1)</script>' } }, { kind: 'van_morgen' }],
  }
  writeFileSync(file, JSON.stringify(hostile))
  const kept = await run('edit', 'proef', file)
  expect(kept).toMatchObject({ code: 1, said: expect.stringContaining('Concept van proef bewaard.') })
  expect(kept.said).toContain('proef  blocks.0.text.html: ‘<script>’ mag hier niet staan.')
  expect(kept.said).toContain('proef  blocks.1.kind: Het blok ‘van_morgen’ bestaat niet.')
  expect(await run('publish', 'proef')).toMatchObject({ code: 1, said: expect.stringContaining('niet heel') })
  expect(await run('publish', 'proef', 'toch')).toMatchObject({ code: 0 })
  writeFileSync(file, '{')
  expect(await run('edit', 'proef', file)).toMatchObject({
    code: 1,
    said: expect.stringContaining('geen JSON'),
  })
  expect(await run('show', 'nergens')).toMatchObject({ code: 1, said: expect.stringContaining('nergens') })
  expect(await run('iets')).toMatchObject({ code: 1, said: expect.stringContaining('npm run content') })
})
