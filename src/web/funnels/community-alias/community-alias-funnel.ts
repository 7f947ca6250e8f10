import * as z from 'zod/mini'
import { communityLoginPath, updateCommunityAlias } from '../../../core/contract/community/community-calls.ts'
import { alias } from '../../../core/fields/account/alias.ts'
import { optional, wire } from '../../../core/fields/brick/brick.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import { waitSentence } from '../../login/wait.ts'
import { communityAliasCopy } from './community-alias-content.ts'
import { Alias } from './steps/Alias.tsx'

/** Chooses a name in the community: one field (spec 001 section 2). */
export const communityAlias = defineFunnel({
  slug: 'community-alias',
  properties: group({
    /** The current alias of somebody. */
    now: optional(wire(z.string(), 'tuinliefhebber')),
    community: optional(wire(z.string().check(z.startsWith('/')), communityLoginPath)),
  }),
  steps: {
    alias: {
      title: communityAliasCopy.title,
      intro: communityAliasCopy.intro,
      asks: { alias },
      view: Alias,
      ownButtons: true,
    },
  },
  exits: {
    save: {
      endpoint: updateCommunityAlias,
      button: communityAliasCopy.send,
      failure: 'Failed to update community alias',
      says: waitSentence,
      toRequest: (answers) => ({ body: answers }),
      to: (answer) => ({ stay: communityAliasCopy.saved, note: communityAliasCopy.name(answer.alias) }),
    },
  },
})
