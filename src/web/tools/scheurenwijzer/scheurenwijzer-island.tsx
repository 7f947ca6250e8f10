import { toolIsland } from '../../engine/tool/ToolIsland.tsx'
import { tool } from './scheurenwijzer-tool.ts'
import { Wall } from './Wall.tsx'

export default toolIsland(tool, Wall)
