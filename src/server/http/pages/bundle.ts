import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Manifest, Renderer, RendererModule } from '../../../core/render.ts'
import { documentDrawer } from './draw-document.ts'

/** Folders of what was built for browsers: of the site, and of the office. */
export const browserFolders = (dist: string): string[] => [`${dist}/client`, `${dist}/office`]

/** Built files by their sources. The site and the office have none in common but fonts, which are the same in both. */
const readManifest = async (dist: string): Promise<Manifest> => {
  const manifests = await Promise.all(
    browserFolders(dist).map((folder) => readFile(`${folder}/.vite/manifest.json`, 'utf8')),
  )
  return Object.assign({}, ...manifests.map((text) => JSON.parse(text) as Manifest))
}

/**
 * Loads the renderer that `npm run build` made. Its path is dynamic on purpose: Node cannot read .tsx, and the server knows the
 * web only by the port in `core/render.ts`.
 * @throws Error when nothing was built.
 */
export const loadRenderer = async (dist: string): Promise<Renderer> => {
  // React reads this when it is loaded; without it React uses its development build, which renders pages seven times slower
  process.env.NODE_ENV ??= 'production'
  const manifest = await readManifest(dist)
  const { createRenderer } = (await import(pathToFileURL(`${dist}/server/server.js`).href)) as RendererModule
  return { ...createRenderer(manifest), document: documentDrawer(`${dist}/server/document.js`) }
}
