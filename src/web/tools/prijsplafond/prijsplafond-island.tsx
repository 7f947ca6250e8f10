import { toolIsland } from '../../engine/tool/ToolIsland.tsx'
import { tool } from './prijsplafond-tool.ts'

export default toolIsland(tool)
