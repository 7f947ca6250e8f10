import { toolIsland } from '../../engine/tool/ToolIsland.tsx'
import { purchaseCosts } from './tool.ts'

export default toolIsland(purchaseCosts)
