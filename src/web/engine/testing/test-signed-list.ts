import { group, list } from '../../../core/fields/brick/group.ts'
import { signature } from '../../../core/fields/files/signature.ts'
import { email } from '../../../core/fields/person/email.ts'
import { defineFunnel } from '../definition/define.ts'

/** A trial funnel for browser tests: a signature, and a list whose entries are added and removed. */
export const signedList = defineFunnel({
  slug: 'handtekening-en-lijst',
  properties: group({}),
  steps: {
    velden: {
      title: 'Velden',
      asks: {
        signature,
        people: list(group({ email }), { min: 1, max: 4, label: 'Persoon' }),
      },
    },
    daarna: { title: 'Daarna', asks: { email } },
  },
  draws: { signature: () => import('./test-signature.tsx') },
  exits: {},
})
