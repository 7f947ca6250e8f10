import * as calls from '../../../core/contract/appointment/appointment-calls.ts'
import * as operations from '../../../core/contract/appointment/appointment-operations.ts'
import { feature } from '../../feature.ts'
import { anyone } from '../../services/permissions.ts'
import {
  appointmentCancelled,
  appointmentMoved,
  appointmentReoffered,
} from '../../services/planning/planning-letters.ts'
import { calendarQueue } from '../../services/planning/planning-queues.ts'
import { syncCalendar } from '../../services/planning/sync-calendar.ts'
import { cancel, move } from './change.ts'
import { checkHome } from './check-home.ts'
import { read } from './read-appointment.ts'

/** Feature: moving or cancelling an appointment oneself, by the link of its mails. */
export const appointment = feature('appointment', calls, operations, {
  apiDescription: 'Een afspraak verzetten of afzeggen.',
  verbs: {
    readAppointment: { may: anyone, run: read },
    checkHome: { may: anyone, run: checkHome },
    moveAppointment: { may: anyone, run: move, trailWords: 'Afspraak verzet' },
    cancelAppointment: { may: anyone, run: cancel, trailWords: 'Afspraak afgezegd' },
  },
  letters: [appointmentMoved, appointmentCancelled, appointmentReoffered],
  jobs: [
    {
      queue: calendarQueue,
      run: (ctx, { submission, office }) => syncCalendar(ctx, String(submission), Number(office)),
    },
  ],
})
