import { toolIsland } from '../../engine/tool/ToolIsland.tsx'
import { tool } from './tool.ts'
import { Wall } from './Wall.tsx'

export default toolIsland(tool, Wall)
