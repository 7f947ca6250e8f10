import { afterAll, beforeAll, expect, test } from 'vitest'
import { settings as ownSettings } from '../content/settings.ts'
import { type Settings, settingsDocument } from '../src/core/content/settings.ts'
import { systemClock } from '../src/core/kernel/clock.ts'
import { seed } from '../src/server/services/content/seed.ts'
import type { Context } from '../src/server/services/context.ts'
import { makeVault } from '../src/server/services/vault.ts'
import { runCommandHere } from '../test/kit/command.ts'
import { type FreshDatabase, freshDatabase } from '../test/kit/database.ts'
import { testSecret } from '../test/kit/secret.ts'
import { addStaff } from '../test/kit/staff.ts'
import { staffCommand, takeOption } from './command-context.ts'

let fresh: FreshDatabase
let staffId: string
const email = 'adviseur@voorbeeld.nl'
beforeAll(async () => {
  fresh = await freshDatabase()
  const vault = makeVault([testSecret])
  staffId = (await addStaff(fresh.db, vault, { email, roles: ['adviser'], desks: ['juridisch'] })).id
  const left = await addStaff(fresh.db, vault, { email: 'vertrokken@voorbeeld.nl', roles: ['operator'] })
  await fresh.db
    .updateTable('staff_account')
    .set({ left_at: new Date().toISOString() })
    .where('id', '=', left.id)
    .execute()
  const invited = await addStaff(fresh.db, vault, { email: 'uitgenodigd@voorbeeld.nl', roles: ['operator'] })
  await fresh.db
    .updateTable('staff_account')
    .set({ password_hash: null })
    .where('id', '=', invited.id)
    .execute()
})
afterAll(() => fresh.close())

/** Runs a command that only looks at its context. */
const run = async (look: (ctx: Context) => Promise<unknown>, args: string[], env: NodeJS.ProcessEnv = {}) => {
  const command = staffCommand(
    'proef',
    () =>
      async ({ ctx, say }) =>
        say(JSON.stringify(await look(ctx))),
  )
  const { stdout } = await runCommandHere(command, args, { ...fresh.settings, ...env })
  return JSON.parse(stdout) as unknown
}
const actor = { kind: 'staff', name: 'Sanne Bakker', roles: ['adviser'], desks: ['juridisch'] }

test('a command acts in the name of an account, with its roles and desks, and never with a fresh factor', async () => {
  const look = async (ctx: Context) => [await ctx.actor(), ctx.requestId]
  for (const [args, env] of [
    [['--as', email], {}],
    [[`--as=${email.toUpperCase()}`], {}],
    [[], { STAFF: email }],
  ] as const)
    expect(await run(look, [...args], env)).toEqual([
      { ...actor, id: staffId, isFresh: false, byCommand: true },
      expect.stringMatching(/^proef \S+/),
    ])
})

test('without an account of somebody who works here it opens nothing', async () => {
  for (const [args, sentence] of [
    [[], /^Zeg namens wie je dit doet: --as/],
    [['--as', ''], /^Zeg namens wie je dit doet: --as/],
    [['--as', 'nergens@voorbeeld.nl'], /^Er werkt hier niemand/],
    [['--as', 'vertrokken@voorbeeld.nl'], /^Er werkt hier niemand/],
    [['--as', 'uitgenodigd@voorbeeld.nl'], /^Dit account heeft nog geen wachtwoord en tweede factor/],
  ] as const)
    await expect(
      run(async () => 'ran', [...args]),
      args.join(' '),
    ).rejects.toMatchObject({ stdout: '', stderr: expect.stringMatching(sentence) })
})

test('its context has what the site has: partners, the vault, and the settings as they are published', async () => {
  const look = async (ctx: Context) => [
    (await ctx.settings()).name,
    (await ctx.sender()).siteUrl,
    (await ctx.ports.addresses.lookup('3821BT', 10))?.streetName,
    ctx.vault.isSigned('proef', 'tekst', makeVault([testSecret]).sign('proef', 'tekst')),
  ]
  const own = settingsDocument.parse(ownSettings)
  expect(await run(look, ['--as', email])).toEqual([
    ...[own.name, 'http://localhost:3000', 'Voorbeeldlaan', true],
  ])
  const changed: Settings = { ...own, name: 'Dijkhuis' }
  await seed(fresh.db, systemClock, [changed])
  const [name] = (await run(look, ['--as', email])) as string[]
  expect(name).toBe('Dijkhuis')
})

test('an option is taken out with its value, wherever it stands', () => {
  expect(takeOption(['list', '--as', 'a@b.nl', '--all'], '--as')).toEqual({
    ...{ value: 'a@b.nl', rest: ['list', '--all'] },
  })
  expect(takeOption(['--as=a@b.nl', 'list'], '--as')).toEqual({ value: 'a@b.nl', rest: ['list'] })
  expect(takeOption(['list', '--as'], '--as')).toEqual({ value: '', rest: ['list'] })
  const other = ['list', '--asx', 'y']
  expect(takeOption(other, '--as')).toEqual({ value: undefined, rest: other })
})
