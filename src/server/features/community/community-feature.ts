import * as calls from '../../../core/contract/community/community-calls.ts'
import * as operations from '../../../core/contract/community/community-operations.ts'
import { feature } from '../../feature.ts'
import { readIdentity } from '../../services/community/tickets.ts'
import { anyone, loggedIn } from '../../services/permissions.ts'
import { communityPersonalData } from './community-personal-data.ts'
import { aliasKind } from './community-request.ts'
import { setAlias } from './set-alias.ts'

/** Feature: a person's alias in the community, and the call by which the community asks who somebody is. */
export const community = feature('community', calls, operations, {
  apiDescription: 'De alias in de community.',
  verbs: {
    updateCommunityAlias: { may: loggedIn, run: setAlias, trailWords: 'Alias voor de community gekozen' },
    communityIdentity: { may: anyone, run: readIdentity },
  },
  requests: { updateCommunityAlias: aliasKind },
  funnels: {
    'community-alias': {
      properties: (_house, row, { hasCommunity }) => ({
        now: row.community_alias ?? '',
        ...(hasCommunity && { community: calls.communityLoginPath }),
      }),
    },
  },
  trail: { 'community.login': 'Ingelogd bij de community' },
  personalData: communityPersonalData,
})
