import * as calls from '../../../core/contract/complaint/complaint-calls.ts'
import * as operations from '../../../core/contract/complaint/complaint-operations.ts'
import { feature } from '../../feature.ts'
import { anyone } from '../../services/permissions.ts'
import { complaintForm } from './complaint-request.ts'
import { readOptions } from './options.ts'

export const complaint = feature('complaint', calls, operations, {
  apiDescription: 'Een klacht indienen.',
  verbs: {
    options: { may: anyone, run: readOptions },
    send: { may: anyone, run: complaintForm.send, trailWords: 'Klacht ingediend' },
  },
  requests: { send: complaintForm.request },
})
