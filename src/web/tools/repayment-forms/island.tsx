import { toolIsland } from '../../engine/tool/ToolIsland.tsx'
import { repaymentForms } from './tool.ts'

export default toolIsland(repaymentForms)
