import type { Fault } from './fault.ts'

const folder = 'src/server/services/appointments'
const [file, tests] = ['invitation.ts', ['invitation']]

/** In the calendar files of appointments. */
export const appointments: readonly Fault[] = [
  {
    rule: 'an appointment keeps its UID',
    instead: 'id: of.submissionId + of.sequence,',
    always: true,
  },
  { rule: 'a change replaces what a calendar has', instead: 'sequence: 0,' },
  { rule: 'a calendar file tells when its appointment changed', instead: 'stamp: new Date(),' },
  { rule: 'what is only asked for invites nobody', instead: '' },
].map((fault) => ({ ...fault, folder, file, tests }))
