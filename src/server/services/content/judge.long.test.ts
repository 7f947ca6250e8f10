import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentEdits, edited, onDay, plainSite, wholeEdition } from '../../../../test/kit/content-edits.ts'
import { judgeWith } from './draft.ts'
import { makeJudge } from './judge.ts'
import { siteOf } from './site.ts'

test('one judge for many sequences of edits, with drafts in between, makes the sites that judging everything makes', async () => {
  const judge = makeJudge()
  await fc.assert(
    fc.asyncProperty(contentEdits, fc.nat(), async (edits, drafted) => {
      let now = { edition: wholeEdition(), options: onDay() }
      for (const edit of edits) {
        const draft = now.edition.documents[drafted % now.edition.documents.length]
        now = edited(now, edit)
        if (draft) await judgeWith(judge, now.edition, draft, now.options)
        const afresh = plainSite(siteOf(now.edition, now.options))
        expect(plainSite(await judge.site(now.edition, now.options))).toEqual(afresh)
      }
    }),
    { numRuns: 40 },
  )
})
