import { toolIsland } from '../../engine/tool/ToolIsland.tsx'
import { tool } from './renteopslag-tool.ts'

export default toolIsland(tool)
