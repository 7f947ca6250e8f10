import { openLink } from '../../../core/contract/drafts/drafts-calls.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { mailedLink } from '../../../core/fields/link/mailed-link.ts'
import { email } from '../../../core/fields/person/email.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import { behindMailedLink } from '../../login/mailed-link.tsx'
import { draftsCopy } from './drafts-content.ts'
import { DraftsAddress } from './steps/DraftsAddress.tsx'

/** Opens a form that was saved with us, by its mailed link and the address to which it was mailed. */
export const drafts = defineFunnel({
  slug: 'verder',
  draft: { where: 'none' },
  properties: group({}),
  steps: {
    verder: {
      title: draftsCopy.title,
      intro: draftsCopy.intro,
      asks: { link: mailedLink, emailAddress: email },
      view: DraftsAddress,
      ...behindMailedLink({ text: draftsCopy.missing, label: draftsCopy.services, href: '/diensten' }),
    },
  },
  profile: { emailAddress: 'emailAddress' },
  exits: {
    open: {
      endpoint: openLink,
      button: draftsCopy.open,
      failure: 'Failed to open draft',
      toRequest: ({ link, emailAddress }) => ({ body: { link, emailAddress } }),
      to: ({ id, holder, funnel, path, draft, openedAt }) => ({
        url: `${path}?step=${encodeURIComponent(draft.step)}`,
        draft: {
          funnel,
          value: {
            ...draft,
            kept: { id, holder, resumed: { elsewhere: openedAt !== undefined, step: draft.step } },
          },
        },
      }),
    },
  },
})
