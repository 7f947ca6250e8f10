import type { PageSeed } from '../../src/core/content/page.ts'
import { isdeDevices } from './isde-devices.ts'
import { isdeInsulation } from './isde-insulation.ts'
import { localGreen } from './local-green.ts'
import { localInsulation } from './local-insulation.ts'
import { national } from './national.ts'
import { type Subsidy, subsidyPage } from './subsidy.ts'

const subsidies: readonly Subsidy[] = [
  ...isdeInsulation,
  ...isdeDevices,
  ...national,
  ...localInsulation,
  ...localGreen,
]

export const subsidyPages: PageSeed[] = subsidies.map(subsidyPage)
