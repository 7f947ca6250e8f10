// Runs before `npm start` and `npm test`, on whatever Node (20 or newer) the machine has: installs what the
// lock file names and builds the pages, each only when something changed. Plain JavaScript on purpose.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const at = (...parts) => join(root, ...parts)
const lock = at('.cache', 'setup.lock')
const stamp = at('dist', '.sources')
const ownNode = at('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/**
 * Does the work unless it is done, one process at a time: two terminals may start the site at once.
 * A lock whose process is gone counts for nothing.
 */
function once(isDone, work) {
  for (let told = false; !isDone(); told = true) {
    if (takeLock()) {
      try {
        if (!isDone()) work()
      } finally {
        rmSync(lock, { force: true })
      }
      return
    }
    if (!told) say('Wachten op een ander proces dat hetzelfde doet.')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
  }
}

function takeLock() {
  mkdirSync(at('.cache'), { recursive: true })
  const own = `${lock}.${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    // A link appears with its content or not at all.
    linkSync(own, lock)
    return true
  } catch {
    if (existsSync(lock) && !isAlive(Number(readFileSync(lock, 'utf8')))) rmSync(lock, { force: true })
    return false
  } finally {
    rmSync(own, { force: true })
  }
}

function isAlive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Installs the locked libraries. */
function install() {
  say('Bibliotheken installeren. De eerste keer duurt dat ongeveer een minuut.')
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  // `ci` installs exactly what is locked; a registry that lacks a locked package may still have one that fits
  if (runNpm(['ci', ...options]) !== 0)
    npm(['install', '--no-save', ...options], 'Het installeren is mislukt.')
  if (existsSync(ownNode)) return
  // Newer versions of npm skip install scripts, and the `node` package fetches its program in one.
  npm(['rebuild', 'node', '--ignore-scripts=false'], 'Node 24 kon niet worden geïnstalleerd.')
  if (!existsSync(ownNode)) stop('Node 24 ontbreekt: voer `npm rebuild node` uit en probeer het opnieuw.')
}

// npm keeps what it installed in node_modules/.package-lock.json, so an install by hand counts too.
function isInstalled() {
  const done = at('node_modules', '.package-lock.json')
  if (!existsSync(done) || !existsSync(ownNode)) return false
  const wanted = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')).packages
  const present = JSON.parse(readFileSync(done, 'utf8')).packages
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    if (path === '') return true
    const found = present[path]
    return found ? found.version === version && found.integrity === integrity : optional === true
  })
}

/** Builds the pages, and remembers of which sources. */
function build() {
  const sources = hashSources()
  say('De site bouwen.')
  const command = JSON.parse(readFileSync(at('package.json'), 'utf8')).scripts.build
  const path = [at('node_modules', '.bin'), process.env.PATH].join(delimiter)
  const env = { ...process.env, PATH: path, NODE_ENV: 'production' }
  const { status } = spawnSync(command, { cwd: root, shell: true, stdio: 'inherit', env })
  if (status !== 0) stop('Het bouwen is mislukt.')
  mkdirSync(at('dist'), { recursive: true })
  writeFileSync(stamp, sources)
}

function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashSources()
}

function hashSources() {
  const hash = createHash('sha256')
  const files = [
    'package.json',
    'package-lock.json',
    'vite.config.ts',
    'vite.office.config.ts',
    'tsconfig.json',
  ]
  for (const part of ['browser-build', 'island-files', 'modern-phones']) files.push(`tools/${part}.ts`)
  if (process.env.THEME) files.push(process.env.THEME)
  for (const folder of ['src/core', 'src/web', 'src/office']) files.push(...filesBelow(folder))
  for (const file of files.sort()) {
    if (existsSync(at(file)))
      hash
        .update(`${file}\0`)
        .update(readFileSync(at(file)))
        .update('\0')
  }
  return hash.digest('hex')
}

function filesBelow(folder) {
  if (!existsSync(at(folder))) return []
  return readdirSync(at(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length))
}

function npm(args, failure) {
  if (runNpm(args) !== 0) stop(failure)
}

function runNpm(args) {
  const cli = process.env.npm_execpath
  const [program, first] = cli ? [process.execPath, [cli]] : ['npm', []]
  const { status } = spawnSync(program, [...first, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return status
}

function say(sentence) {
  console.log(sentence)
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  stop(`Node ${process.versions.node} is te oud: gebruik versie 20 of nieuwer.`)
}
once(isInstalled, install)
once(isBuilt, build)
