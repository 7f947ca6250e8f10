import { toolIsland } from '../../engine/tool/ToolIsland.tsx'
import { tool } from './overwaarde-scan-tool.ts'

export default toolIsland(tool)
