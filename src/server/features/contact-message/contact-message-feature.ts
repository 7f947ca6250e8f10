import * as calls from '../../../core/contract/contact-message/contact-message-calls.ts'
import * as operations from '../../../core/contract/contact-message/contact-message-operations.ts'
import { feature } from '../../feature.ts'
import { anyone } from '../../services/permissions.ts'
import { contactForm } from './contact-message-request.ts'

export const contactMessage = feature('contact-message', calls, operations, {
  apiDescription: 'Een vraag stellen.',
  verbs: { send: { may: anyone, run: contactForm.send, trailWords: 'Vraag gesteld' } },
  requests: { send: contactForm.request },
})
