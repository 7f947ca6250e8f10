// `npm run dev`: rebuilds the pages when their sources change, and restarts the server when it or what it serves changed. Reload
// the browser to see a change.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, watch } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openEmbedded } from '../src/server/database/embedded.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const settleMs = 200

// The database is held here, so that it keeps running while the server restarts.
const database = process.env.DATABASE_URL
  ? undefined
  : await openEmbedded(resolve(process.env.DATA_DIR || '.data'), console.log)

// Makes the next `npm start` build again, as this build may differ from its sources.
rmSync(`${root}/dist/.sources`, { force: true })

const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { scripts: { build: string } }
const builders = scripts.build
  .split('&&')
  .map((command) =>
    spawn(`exec ${command.trim()} --watch --logLevel warn`, { cwd: root, shell: true, stdio: 'inherit' }),
  )

let server: ChildProcess | undefined
let restart: NodeJS.Timeout | undefined
let stopping = false

const start = () => {
  server = spawn(process.execPath, ['--enable-source-maps', 'src/server/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, VIEWER_BAR: 'on' },
  })
}

const startAgain = () => {
  if (stopping) return
  const old = server
  if (!old || old.exitCode !== null) return start()
  old.once('exit', () => !stopping && start())
  old.kill('SIGTERM')
}

for (const folder of ['src/server', 'src/core', 'content', 'db', 'dist']) {
  if (!existsSync(`${root}/${folder}`)) continue
  watch(`${root}/${folder}`, { recursive: true }, (_event, file) => {
    if (/\.test\.tsx?$|~$/.test(file ?? '')) return
    clearTimeout(restart)
    restart = setTimeout(startAgain, settleMs)
  })
}

const stop = async () => {
  if (stopping) return
  stopping = true
  for (const builder of builders) builder.kill('SIGTERM')
  if (server?.exitCode === null) {
    server.kill('SIGTERM')
    await new Promise((done) => server?.once('exit', done))
  }
  await database?.release()
  process.exit()
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
start()
