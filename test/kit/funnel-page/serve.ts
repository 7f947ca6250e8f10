import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

// Serves funnels that no page of the site has to a browser, built like an island. They ask a server nothing.

const config = fileURLToPath(new URL('vite.config.ts', import.meta.url))

export interface FunnelPage {
  /** Address to which the slug of a funnel is added. */
  url: string
  close(): Promise<void>
}

const types: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
}

const pageOf = (files: readonly string[]): string => {
  const sheets = files.filter((name) => name.endsWith('.css'))
  const links = sheets.map((name) => `<link rel="stylesheet" href="/assets/${name}">`).join('')
  return `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Proefpagina</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">${links}</head>
<body><main></main><script type="module" src="/assets/main.js"></script></body></html>`
}

export const openFunnelPage = async (): Promise<FunnelPage> => {
  const outDir = await mkdtemp(join(tmpdir(), 'funnel-page-'))
  const vite = fileURLToPath(new URL('../../../node_modules/vite/bin/vite.js', import.meta.url))
  const options = ['build', '--config', config, '--outDir', outDir, '--logLevel', 'error']
  await promisify(execFile)(process.execPath, [vite, ...options], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const files = await readdir(join(outDir, 'assets'))
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://x')
    const asset = pathname.startsWith('/assets/') ? pathname.slice('/assets/'.length) : undefined
    const known = asset !== undefined && files.includes(asset)
    response.writeHead(200, {
      'content-type': known ? (types[asset.split('.').at(-1) ?? ''] ?? 'text/plain') : 'text/html',
    })
    response.end(known ? await readFile(join(outDir, 'assets', asset)) : pageOf(files))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(outDir, { recursive: true })
    },
  }
}
