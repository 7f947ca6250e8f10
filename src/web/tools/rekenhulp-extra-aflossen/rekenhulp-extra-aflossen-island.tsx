import { toolIsland } from '../../engine/tool/ToolIsland.tsx'
import { tool } from './rekenhulp-extra-aflossen-tool.ts'

export default toolIsland(tool)
