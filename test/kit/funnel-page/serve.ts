import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { AnyEndpoint } from '../../../src/core/contract/endpoint.ts'
import { contract } from '../../../src/server/features.ts'

// Funnels that stand on no page of the site, in a browser: built like an island, with the contract's examples for a server.

const config = fileURLToPath(new URL('vite.config.ts', import.meta.url))

export interface FunnelPage {
  /** Before the slug of a funnel. */
  url: string
  /** Bodies that a call was sent, by its name. */
  sent: { name: string; body: unknown }[]
  /** Answers the calls of an endpoint in another way than by its example from now on. */
  answerWith(endpoint: AnyEndpoint, answer: unknown, status?: number): void
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

/** Whether a request is this call. */
const isCall = ({ method, path }: AnyEndpoint, request: IncomingMessage): boolean => {
  const wanted = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
  return request.method === method && wanted.test(new URL(request.url ?? '', 'http://x').pathname)
}

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const body = await text(request)
  return body ? JSON.parse(body) : undefined
}

const answerJson = (response: ServerResponse, status: number, value: unknown) => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(value))
}

/** Builds the page and serves it, with a server that answers every call by its example; `own` are calls of no feature. */
export const openFunnelPage = async (own: readonly AnyEndpoint[]): Promise<FunnelPage> => {
  const outDir = await mkdtemp(join(tmpdir(), 'funnel-page-'))
  const vite = fileURLToPath(new URL('../../../node_modules/vite/bin/vite.js', import.meta.url))
  const options = ['build', '--config', config, '--outDir', outDir, '--logLevel', 'error']
  await promisify(execFile)(process.execPath, [vite, ...options], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const files = await readdir(join(outDir, 'assets'))
  const endpoints = [...own, ...Object.values(contract)]
  const answers = new Map<string, { answer: unknown; status: number }>()
  const sent: FunnelPage['sent'] = []
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://x')
    const endpoint = endpoints.find((one) => isCall(one, request))
    if (endpoint) {
      sent.push({ name: endpoint.name, body: await bodyOf(request) })
      const { answer, status } = answers.get(endpoint.name) ?? {
        answer: endpoint.example,
        status: endpoint.status,
      }
      return answerJson(response, status, answer)
    }
    if (pathname.startsWith('/api/')) return answerJson(response, 404, { status: 404 })
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
    sent,
    answerWith: (endpoint, answer, status = endpoint.status) =>
      void answers.set(endpoint.name, { answer, status }),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(outDir, { recursive: true })
    },
  }
}
