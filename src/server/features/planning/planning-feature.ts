import * as calls from '../../../core/contract/planning/planning-calls.ts'
import * as operations from '../../../core/contract/planning/planning-operations.ts'
import { feature } from '../../feature.ts'
import { anyone } from '../../services/permissions.ts'
import { readChanges, readDates, readNearest, readTimes } from './free.ts'
import { holdTime, releaseTime } from './hold.ts'
import { readOffices } from './offices.ts'
import { planningPersonalData } from './planning-personal-data.ts'

/** Feature: offices, free times, and holding a time for the visitor who chose it. */
export const planning = feature('planning', calls, operations, {
  apiDescription: 'Kantoren, vrije tijden en een tijdstip vasthouden.',
  verbs: {
    offices: { may: anyone, run: readOffices },
    dates: { may: anyone, run: readDates },
    times: { may: anyone, run: readTimes },
    nearest: { may: anyone, run: readNearest },
    changes: { may: anyone, run: readChanges },
    hold: { may: anyone, run: holdTime },
    release: { may: anyone, run: releaseTime },
  },
  personalData: planningPersonalData,
})
