import { readRequest } from '../../../core/contract/request-link/request-link-calls.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import { requestLinkCopy } from './request-link-content.ts'
import { RequestLink } from './steps/RequestLink.tsx'

/**
 * The page behind a mailed link to a request, for who has no account. Without a link it asks for one. Either is the gate of its
 * only step: nothing is sent from here, and the link is no answer that a browser could keep.
 */
export const requestLink = defineFunnel({
  slug: 'bericht',
  properties: group({}),
  draft: { where: 'none' },
  steps: {
    aanvraag: {
      title: requestLinkCopy.title,
      intro: requestLinkCopy.intro,
      asks: {},
      gate: { view: RequestLink },
    },
  },
  reads: {
    request: {
      endpoint: readRequest,
      input: (_known, _context, { token }: { token?: string } = {}) =>
        token ? { body: { token } } : undefined,
      failure: 'Failed to read a request',
    },
  },
  exits: {},
})
