import { toolIsland } from '../../engine/tool/ToolIsland.tsx'
import { tool } from './studieschuld-en-hypotheek-tool.ts'

export default toolIsland(tool)
