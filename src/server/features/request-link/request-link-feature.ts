import * as calls from '../../../core/contract/request-link/request-link-calls.ts'
import * as operations from '../../../core/contract/request-link/request-link-operations.ts'
import { feature } from '../../feature.ts'
import { anyone } from '../../services/permissions.ts'
import { askLink } from './ask-link.ts'
import { readRequest } from './read-request.ts'
import { requestLinkLetter } from './request-link-letters.ts'

/** Feature: who sent a request without an account sees how it is, and who looked at it, by a mailed link (ADR 095). */
export const requestLink = feature('request-link', calls, operations, {
  apiDescription: 'Een aanvraag bekijken zonder account.',
  verbs: {
    askLink: { may: anyone, run: askLink },
    readRequest: { may: anyone, run: readRequest },
  },
  letters: [requestLinkLetter],
})
