import { toolIsland } from '../../engine/tool/ToolIsland.tsx'
import { tool } from './energiebelasting-tool-tool.ts'

export default toolIsland(tool)
