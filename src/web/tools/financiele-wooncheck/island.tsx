import { toolIsland } from '../../engine/tool/ToolIsland.tsx'
import { tool } from './tool.ts'

export default toolIsland(tool)
