import { readdirSync } from 'node:fs'

/**
 * Files of the funnels and calculators, each an entry of the build: a page names its own file, so that no script holds a list of
 * all. The file is the funnel's definition, or its own island where it has one (`src/web/funnels/funnels.ts`).
 */
export const islandFiles = (root = '.'): string[] =>
  ['src/web/funnels', 'src/web/tools'].flatMap((rooms) =>
    readdirSync(`${root}/${rooms}`, { withFileTypes: true })
      .filter((one) => one.isDirectory())
      .flatMap(({ name }) => {
        const files = readdirSync(`${root}/${rooms}/${name}`)
        const file = [`${name}-island.tsx`, `${name}-funnel.ts`].find((one) => files.includes(one))
        return file ? [`${rooms}/${name}/${file}`] : []
      }),
  )
