import * as operations from '../../../core/contract/contact-message.operations.ts'
import * as calls from '../../../core/contract/contact-message.ts'
import { feature } from '../../feature.ts'
import { caseEvents } from '../../services/cases/deliver.ts'
import { anyone } from '../../services/permissions.ts'
import { confirmContact } from './confirmation.ts'
import { handOver, send } from './send.ts'

/** Questions to the association. */
export const contactMessage = feature('contact-message', calls, operations, {
  about: 'Een vraag stellen.',
  verbs: { send: { may: anyone, run: send, done: 'Vraag gesteld' } },
  requests: { send: { confirm: confirmContact, deliveries: [handOver], events: caseEvents } },
})
