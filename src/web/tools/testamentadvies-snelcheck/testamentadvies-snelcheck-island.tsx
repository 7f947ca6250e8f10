import { toolIsland } from '../../engine/tool/ToolIsland.tsx'
import { tool } from './testamentadvies-snelcheck-tool.ts'

export default toolIsland(tool)
