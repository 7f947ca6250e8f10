import { toolIsland } from '../../engine/tool/ToolIsland.tsx'
import { tool } from './financieringscheck-tool.ts'

export default toolIsland(tool)
