import { group, list } from '../../../core/fields/brick/group.ts'
import { signature } from '../../../core/fields/files/signature.ts'
import { email } from '../../../core/fields/person/email.ts'
import { defineFunnel } from '../definition/define.ts'

/** A signature, and a list with entries to add and remove: what is done there is tried in a browser. */
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
