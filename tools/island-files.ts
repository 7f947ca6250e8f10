import { readdirSync } from 'node:fs'

/**
 * Files of the funnels and calculators, each an entry of its own: its page names the file, so no script holds a list of
 * all. It is the funnel's definition, or an island of its own where there is one (`src/web/funnels/index.ts`).
 */
export const islandFiles = (root = '.'): string[] =>
  ['src/web/funnels', 'src/web/tools'].flatMap((rooms) =>
    readdirSync(`${root}/${rooms}`, { withFileTypes: true })
      .filter((one) => one.isDirectory())
      .flatMap(({ name }) => {
        const files = readdirSync(`${root}/${rooms}/${name}`)
        const file = ['island.tsx', 'funnel.ts'].find((one) => files.includes(one))
        return file ? [`${rooms}/${name}/${file}`] : []
      }),
  )
