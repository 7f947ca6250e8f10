import { toolIsland } from '../../engine/tool/ToolIsland.tsx'
import { tool } from './financiele-wooncheck-tool.ts'

export default toolIsland(tool)
