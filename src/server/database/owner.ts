import { readFileSync } from 'node:fs'
import { run, type SystemUser } from './command.ts'
import { StartRefused } from './refusal.ts'

const ownName = 'thuisbasis'

/**
 * Finds the user that PostgreSQL runs as. PostgreSQL refuses to run as root, so under root it runs as the system's `postgres`, or
 * as a system user made for it. Undefined when the site does not run as root: PostgreSQL then runs as the same user.
 * @throws StartRefused when root cannot make such a user.
 */
export async function databaseUser(): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const known = findUser('postgres') ?? findUser(ownName)
  if (known) return known
  // Debian, Fedora and most others have useradd; Alpine has its own adduser.
  await run('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', ownName])
  if (!findUser(ownName)) await run('adduser', ['-S', '-D', '-H', ownName])
  const made = findUser(ownName)
  if (made) return made
  throw new StartRefused(
    `PostgreSQL draait niet als root en de gebruiker ${ownName} kon niet worden gemaakt: start als gewone gebruiker of geef DATABASE_URL op.`,
  )
}

/** Whether a user can enter the folder and every folder above it. Tested by running `cd` as that user. */
export async function canEnter(user: SystemUser, folder: string): Promise<boolean> {
  const { code } = await run('/bin/sh', ['-c', 'cd "$0"', folder], { user })
  return code === 0
}

function findUser(name: string): SystemUser | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  if (!line) return undefined
  const [, , uid, gid] = line.split(':')
  return { name, uid: Number(uid), gid: Number(gid) }
}
