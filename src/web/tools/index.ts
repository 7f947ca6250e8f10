import type { ComponentType } from 'react'
import type { IslandProps } from '../../core/content/island.ts'
import { codenames, type ToolCodename } from '../../core/content/tool.ts'

interface ToolModule {
  default: ComponentType<IslandProps>
}

// a folder has the name of its calculator's address: the codename with hyphens
const loaders = import.meta.glob<ToolModule>('./*/island.tsx')

const fileOf = (codename: ToolCodename) => `${codename.replaceAll('_', '-')}/island.tsx`

/** The file of a calculator below this folder, so that its page can name it; undefined as long as nobody built it. */
export const toolModuleOf = (codename: string): string | undefined => {
  const known = codenames.find((one) => one === codename)
  return known && `./${fileOf(known)}` in loaders ? fileOf(known) : undefined
}

/** The calculators by codename, each loaded when it is asked for. */
export const toolIslands: Readonly<Record<string, () => Promise<ComponentType<IslandProps>>>> =
  Object.fromEntries(
    codenames.flatMap((codename) => {
      const load = loaders[`./${fileOf(codename)}`]
      return load ? [[codename, async () => (await load()).default]] : []
    }),
  )
