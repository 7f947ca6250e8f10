import * as operations from '../../../core/contract/appointment.operations.ts'
import * as calls from '../../../core/contract/appointment.ts'
import { feature } from '../../feature.ts'
import { anyone } from '../../services/permissions.ts'
import { appointmentCancelled, appointmentMoved } from '../../services/planning/letters.ts'
import { change } from './change.ts'
import { read } from './read.ts'

/** An appointment is moved or cancelled by who made it. */
export const appointment = feature('appointment', calls, operations, {
  tags: { appointment: 'Een afspraak verzetten of afzeggen.' },
  verbs: {
    readAppointment: { may: anyone, run: read },
    changeAppointment: { may: anyone, run: change, done: 'Afspraak gewijzigd' },
  },
  letters: [appointmentMoved, appointmentCancelled],
})
