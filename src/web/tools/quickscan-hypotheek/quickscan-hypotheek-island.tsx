import { toolIsland } from '../../engine/tool/ToolIsland.tsx'
import { tool } from './quickscan-hypotheek-tool.ts'

export default toolIsland(tool)
