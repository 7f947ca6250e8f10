import * as calls from '../../../core/contract/phone-calls/phone-calls-calls.ts'
import * as operations from '../../../core/contract/phone-calls/phone-calls-operations.ts'
import { feature } from '../../feature.ts'
import { role } from '../../services/permissions.ts'
import { correctCall } from './correct-call.ts'
import { listCalls } from './list-calls.ts'
import { noteCall } from './note-call.ts'
import { phoneCallsPersonalData } from './phone-calls-personal-data.ts'
import { takeBackCall } from './take-back-call.ts'

/** Who has people on the phone. */
const onThePhone = role('member-service', 'adviser')

/** Feature: a phone call is noted with how it ended, about a person, a request or nobody. */
export const phoneCalls = feature('phone-calls', calls, operations, {
  apiDescription: 'Telefoongesprekken: waarover ze gingen en hoe ze afliepen.',
  verbs: {
    noteCall: { may: onThePhone, run: noteCall },
    listCalls: { may: onThePhone, run: listCalls },
    correctCall: { may: onThePhone, run: correctCall },
    takeBackCall: { may: onThePhone, run: takeBackCall },
  },
  personalData: phoneCallsPersonalData,
})
