import { toolIsland } from '../../engine/tool/ToolIsland.tsx'
import { tool } from './rekenmodule-annuiteiten-en-lineaire-hypotheek-tool.ts'

export default toolIsland(tool)
