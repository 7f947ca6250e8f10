import type { ComponentType } from 'react'
import type { IslandProps } from '../../core/content/island.ts'
import type { ToolCodename } from '../../core/content/tool.ts'

/** The calculators that are built: the codename of the block, and the folder here. One line each. */
const tools: Partial<Record<ToolCodename, string>> = {
  berekenen_kosten_koper: 'purchase-costs',
  rekenmodule_annuiteiten_en_lineaire_hypotheek: 'repayment-forms',
}

interface ToolModule {
  default: ComponentType<IslandProps>
}

const loaders = import.meta.glob<ToolModule>('./*/island.tsx')

/** The file of a calculator below this folder, so that its page can name it. */
export const toolModuleOf = (codename: string): string | undefined => {
  const folder = tools[codename as ToolCodename]
  return folder && `${folder}/island.tsx`
}

const loaderOf = (codename: string): (() => Promise<ComponentType<IslandProps>>) => {
  const load = loaders[`./${toolModuleOf(codename)}`]
  if (!load) throw new Error(`The calculator ${codename} has no island.`)
  return async () => (await load()).default
}

/** The calculators by codename, each loaded when it is asked for. */
export const toolIslands = Object.fromEntries(
  Object.keys(tools).map((codename) => [codename, loaderOf(codename)]),
)
