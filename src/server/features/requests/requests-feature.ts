import * as calls from '../../../core/contract/requests/requests-calls.ts'
import * as operations from '../../../core/contract/requests/requests-operations.ts'
import { changedAt, mijn, notMinePath } from '../../../core/mijn/paths.ts'
import { feature } from '../../feature.ts'
import { loggedIn } from '../../services/permissions.ts'
import { assignRequest } from '../../services/requests/assign.ts'
import { claimRequest } from '../../services/requests/claim.ts'
import { handOverRequest } from '../../services/requests/hand-over.ts'
import { handleRequest, reopenRequest } from '../../services/requests/handle.ts'
import { listRequests as listed } from '../../services/requests/list.ts'
import { noteRequest } from '../../services/requests/note.ts'
import { meters } from '../../services/requests/requests-meters.ts'
import { showRequest } from '../../services/requests/show.ts'
import { attachAction } from '../../services/submissions/attach.ts'
import { detach } from '../../services/submissions/detach.ts'
import { submissionsPersonalData } from '../../services/submissions/submissions-personal-data.ts'
import { requestChoices } from './choices.ts'
import { listRequests } from './list-requests.ts'
import { readRequest } from './read-request.ts'

/** What `requests.act` does, by its word. What only some kinds of requests allow joins them here. */
const actions = { done: handleRequest, reopen: reopenRequest } as const

/**
 * Feature: requests of all kinds as staff see to them in the office, and as they stand on the account of their sender. What staff
 * do are the verbs of `services/requests`, which commands run too.
 */
export const requests = feature('requests', calls, operations, {
  apiDescription: 'Aanvragen van alle soorten: de lijst, één aanvraag, en wat ermee gedaan wordt.',
  verbs: {
    listRequests: { may: listed.may, run: listRequests },
    requestChoices: { may: listed.may, run: requestChoices },
    readRequest: { may: showRequest.may, run: readRequest },
    claimRequest: {
      may: claimRequest.may,
      run: (ctx, { params, body }) => claimRequest.run(ctx, { ...params, ...body }),
    },
    assignRequest: {
      may: assignRequest.may,
      run: (ctx, { params, body }) => assignRequest.run(ctx, { ...params, ...body }),
    },
    handOverRequest: {
      may: handOverRequest.may,
      run: (ctx, { params, body }) => handOverRequest.run(ctx, { ...params, ...body }),
    },
    noteRequest: {
      may: noteRequest.may,
      run: (ctx, { params, body }) => noteRequest.run(ctx, { ...params, ...body }),
    },
    actOnRequest: {
      may: handleRequest.may,
      run: (ctx, { params: { reference, action }, body }) => actions[action].run(ctx, { ...body, reference }),
    },
  },
  forms: [
    {
      path: notMinePath(':reference'),
      may: loggedIn,
      run: (ctx, { path }) => detach(ctx, path.reference ?? ''),
      onSuccess: changedAt(mijn.requests, 'aanvraag'),
      onFault: mijn.requests,
    },
  ],
  trail: {
    [attachAction]: 'Aanvraag met je e-mailadres bij je account gezet',
    'requests.detach': 'Aanvraag van iemand anders van je account gehaald',
  },
  personalData: submissionsPersonalData,
  meters,
})
