import { toolIsland } from '../../engine/tool/ToolIsland.tsx'
import { tool } from './berekenen-kosten-koper-tool.ts'

export default toolIsland(tool)
