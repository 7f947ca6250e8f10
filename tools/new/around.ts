import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** What the project at `root` has already, as far as a new part asks. */
export interface Around {
  /** Also where only capitals differ, which is the same file on some machines. */
  has(path: string): boolean
  read(path: string): string
  /** Every call of the contract, as source. */
  contract(): string
  /** What content/ says of a funnel. */
  contentOf(slug: string): FunnelContent
}

export interface FunnelContent {
  /** Address of the first page with the funnel, and of its thank-you page. */
  page?: string
  thanks?: string
  /** It is one of those that give a funnel its thank-you page by themselves (`servicePage`). */
  isService: boolean
  /** Codename of the desk that sees to its requests. */
  desk: string
}

/** Asked of a process of its own: content may have changed since this one began. */
const question = (slug: string) => `
  import { seeds } from './content/index.ts'
  import { deskOfFunnel } from './src/core/content/funnel.ts'
  const slug = ${JSON.stringify(slug)}
  const pages = seeds.filter(({ kind }) => kind === 'page')
  const withBlock = (kind, name) =>
    pages.find(({ blocks }) => blocks.some((block) => block.kind === kind && block[name] === slug))
  const page = withBlock('funnel', 'slug')
  console.log(JSON.stringify({
    page: page?.path,
    thanks: withBlock('confirmation', 'funnel')?.path,
    isService: page?.codename === 'dienst_' + slug.replaceAll('-', '_'),
    desk: deskOfFunnel(slug),
  }))`

export const around = (root: string): Around => ({
  has: (path) => {
    const folder = join(root, dirname(path))
    const name = basename(path).toLowerCase()
    return existsSync(folder) && readdirSync(folder).some((one) => one.toLowerCase() === name)
  },
  read: (path) => readFileSync(join(root, path), 'utf8'),
  contract: () => {
    const folder = join(root, 'src/core/contract')
    return readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n')
  },
  contentOf: (slug) =>
    JSON.parse(
      execFileSync(process.execPath, ['--input-type=module', '--eval', question(slug)], {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    ) as FunnelContent,
})
