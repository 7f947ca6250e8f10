import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Manifest, Renderer, RendererModule } from '../../../core/render.ts'
import { documentDrawer } from './draw-document.ts'

export const clientFolder = (dist: string): string => `${dist}/client`

/**
 * Loads the renderer that `npm run build` made. Its path is dynamic on purpose: Node cannot read .tsx, and the server knows the
 * web only by the port in `core/render.ts`.
 * @throws Error when nothing was built.
 */
export const loadRenderer = async (dist: string): Promise<Renderer> => {
  // React reads this when it is loaded; without it React uses its development build, which renders pages seven times slower
  process.env.NODE_ENV ??= 'production'
  const manifest = JSON.parse(await readFile(`${clientFolder(dist)}/.vite/manifest.json`, 'utf8')) as Manifest
  const { createRenderer } = (await import(pathToFileURL(`${dist}/server/server.js`).href)) as RendererModule
  return { ...createRenderer(manifest), document: documentDrawer(`${dist}/server/document.js`) }
}
