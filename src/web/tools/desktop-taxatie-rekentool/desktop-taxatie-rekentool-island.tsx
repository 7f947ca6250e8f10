import { toolIsland } from '../../engine/tool/ToolIsland.tsx'
import { tool } from './desktop-taxatie-rekentool-tool.ts'

export default toolIsland(tool)
