import type { PersonalDataTable, Runtime } from '../context.ts'
import { sandboxDesk } from './desk.ts'

/** What sandbox partners received. The tables are empty where every partner is a real one. */
export const sandboxPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'sandbox_message',
    terms: ['sandbox'],
    sweep: { sandbox: (runtime: Runtime) => sandboxDesk(runtime).sweep() },
    notExported: 'What a partner received, in place of that partner.',
    onDeletion: 'stays',
  },
  {
    table: 'sandbox_order',
    terms: ['sandbox'],
    // Swept together with the messages.
    sweep: {},
    notExported: 'What a partner received, in place of that partner.',
    onDeletion: 'stays',
  },
]
