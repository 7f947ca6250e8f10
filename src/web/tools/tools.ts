import type { ComponentType } from 'react'
import type { IslandProps } from '../../core/content/island.ts'
import { codenames, type ToolCodename } from '../../core/content/tool.ts'

interface ToolModule {
  default: ComponentType<IslandProps>
}

// The folder of a calculator is its codename with hyphens, as in its address.
const loaders = import.meta.glob<ToolModule>('./*/*-island.tsx')

const fileOf = (codename: ToolCodename) => {
  const folder = codename.replaceAll('_', '-')
  return `${folder}/${folder}-island.tsx`
}

/** The file of a calculator in this folder, so that its page can name it; undefined as long as it is not built. */
export const toolModuleOf = (codename: string): string | undefined => {
  const known = codenames.find((one) => one === codename)
  return known && `./${fileOf(known)}` in loaders ? fileOf(known) : undefined
}

/** Loaders of the calculators, by codename. */
export const toolIslands: Readonly<Record<string, () => Promise<ComponentType<IslandProps>>>> =
  Object.fromEntries(
    codenames.flatMap((codename) => {
      const load = loaders[`./${fileOf(codename)}`]
      return load ? [[codename, async () => (await load()).default]] : []
    }),
  )
