import { toolIsland } from '../../engine/tool/ToolIsland.tsx'
import { tool } from './bestaande-bouw-verduurzamen-tool.ts'

export default toolIsland(tool)
