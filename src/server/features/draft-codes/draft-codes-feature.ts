import * as calls from '../../../core/contract/draft-codes/draft-codes-calls.ts'
import * as operations from '../../../core/contract/draft-codes/draft-codes-operations.ts'
import { feature } from '../../feature.ts'
import { anyone, role } from '../../services/permissions.ts'
import { draftCodesPersonalData } from './draft-codes-personal-data.ts'
import { makeCode } from './make-code.ts'
import { openCode } from './open-code.ts'

/** Feature: staff go on with the form of a caller, by a code from the caller's screen (ADR 110). */
export const draftCodes = feature('draft-codes', calls, operations, {
  apiDescription: 'Een medewerker aan de telefoon gaat verder met je formulier.',
  verbs: {
    makeCode: { may: anyone, run: makeCode },
    openCode: { may: role('member-service', 'adviser'), run: openCode },
  },
  personalData: draftCodesPersonalData,
})
