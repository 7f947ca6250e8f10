// `npm run staff list | invite <mail> -- --name "<name>" --role <role> | reset <mail> | leave <mail>`: who works here. What a
// colleague has to approve is approved in the office, never by a command.

import { parseArgs } from 'node:util'
import { formatInstant } from '../src/core/kernel/clock.ts'
import { isStaffRole, roleLabels, type StaffRole, staffRoles } from '../src/core/staff/roles.ts'
import { StartRefused } from '../src/server/database/refusal.ts'
import { perform } from '../src/server/feature.ts'
import type { Context } from '../src/server/services/context.ts'
import {
  inviteByCommand,
  type ListedStaff,
  leaveByCommand,
  listStaff,
  type Outcome,
  resetByCommand,
} from '../src/server/services/staff/staff-verbs.ts'
import { type Command, runHere, type Terminal } from './command.ts'
import {
  actorBy,
  actorNamed,
  contextOf,
  type Opened,
  takeOption,
  unnamed,
  withSite,
} from './command-context.ts'

const usage = `Kies: npm run staff list, invite <e-mailadres>, reset <e-mailadres> of leave <e-mailadres>
Bij invite (achter --): --name "<naam>", --role <rol> en voor een adviseur --desk <loket>; rol en loket mogen vaker.
Bij invite en reset: --note "<waarom>".
Rollen: ${staffRoles.map((role) => `${role} (${roleLabels[role]})`).join(', ')}
Namens wie: --as <e-mailadres>. Zolang er geen beheerder kan inloggen, gaat alles behalve list ook zonder.`

interface Asked {
  verb: string
  email: string
  name: string
  roles: StaffRole[]
  desks: string[]
  /** Why, in the words of who asks. */
  reason: string
}

const unexplained = 'Gevraagd met een opdracht op de server.'

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        name: { type: 'string', default: '' },
        role: { type: 'string', multiple: true },
        desk: { type: 'string', multiple: true },
        note: { type: 'string', default: unexplained },
      },
    })
  } catch {
    throw new StartRefused(usage)
  }
}

const read = (args: readonly string[]): Asked => {
  const { positionals, values } = parse(args)
  const [verb = 'list', email = '', ...more] = positionals
  const { name, role: asked = [], desk: desks = [], note: reason } = values
  const roles = asked.filter(isStaffRole)
  const known =
    more.length === 0 &&
    roles.length === asked.length &&
    (verb === 'list' ? email === '' : email !== '') &&
    (verb === 'invite') === (name !== '' && roles.length > 0)
  if (!known || !Object.hasOwn(works, verb)) throw new StartRefused(usage)
  return { verb, email, name, roles, desks, reason }
}

interface Work extends Terminal {
  ctx: Context
  site: Opened
}

/** Says what became of an invitation or a reset. Its link goes by mail; it is printed only where no mail leaves the machine. */
const tell = ({ say, site: { config, runtime } }: Work, { outcome, link }: Outcome): void => {
  if (outcome === 'asked') {
    say(`Gevraagd. Een andere beheerder keurt het goed, op ${config.publicUrl}/beheer/medewerkers.`)
    return
  }
  say('Gedaan. De uitnodiging gaat per e-mail.')
  if (link !== undefined && (config.mode === 'demo' || runtime.off.includes('mail'))) say(link)
}

const stateWords: Readonly<Record<ListedStaff['state'], string>> = {
  invited: 'uitgenodigd',
  active: 'werkt hier',
  left: 'vertrokken',
}

const works: Readonly<Record<string, (work: Work, asked: Asked) => Promise<void>>> = {
  list: async ({ ctx, say }) => {
    for (const { email, name, roles, desks, state, lastSeenAt } of await perform(ctx, listStaff, undefined))
      say(
        [
          ...[email, name, stateWords[state], roles.map((role) => roleLabels[role]).join(', ')],
          ...[desks.join(', '), lastSeenAt && `laatst gezien ${formatInstant(lastSeenAt)}`],
        ]
          .filter(Boolean)
          .join('  '),
      )
  },
  invite: async (work, { email, name, roles, desks, reason }) =>
    tell(work, await perform(work.ctx, inviteByCommand, { email, name, roles, desks, reason })),
  reset: async (work, { email, reason }) =>
    tell(work, await perform(work.ctx, resetByCommand, { email, reason })),
  leave: async ({ ctx, say }, { email }) => {
    const { ended } = await perform(ctx, leaveByCommand, { email })
    say(`${email} werkt hier niet meer. ${ended} keer uitgelogd.`)
  },
}

export const staff: Command = async (terminal) => {
  const { value: as, rest: args } = takeOption(terminal.args, '--as')
  const asked = read(args)
  const email = actorNamed(terminal, as)
  if (email === undefined && asked.verb === 'list') throw unnamed()
  await withSite(terminal, async (site) => {
    // in nobody's name the system acts: the verbs refuse it as soon as an operator can log in
    const actor =
      email === undefined ? ({ kind: 'system' } as const) : await actorBy(site.runtime.database, email)
    const ctx = contextOf(site.runtime, 'staff', actor)
    await works[asked.verb]?.({ ...terminal, ctx, site }, asked)
  })
}

await runHere(import.meta, staff)
