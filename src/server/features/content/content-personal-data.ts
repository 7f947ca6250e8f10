import { sql } from 'kysely'
import { retentionCutOff } from '../../../core/rules/retention-cut-off.ts'
import { removeInBatches } from '../../database/remove-in-batches.ts'
import { instantFromNow, type PersonalDataTable, type Runtime } from '../../services/context.ts'

/** Seconds that a link to a draft is still listed after it stopped working. */
const linkListed = 30 * 86_400

/**
 * Removes drafts of two years ago that nobody published: not the draft that a document has now, what was on the site, or what a
 * link still shows.
 */
const forgetRevisions = ({ database, clock }: Runtime): Promise<number> =>
  removeInBatches(
    database,
    'content_revision',
    sql`made_at < ${retentionCutOff(clock, 'trail')}::timestamptz
      AND NOT EXISTS (SELECT FROM content_document
        WHERE content_document.codename = content_revision.codename AND draft_number = content_revision.number)
      AND NOT EXISTS (SELECT FROM content_history
        WHERE content_history.codename = content_revision.codename AND content_history.number = content_revision.number)
      AND NOT EXISTS (SELECT FROM content_preview_link
        WHERE content_preview_link.codename = content_revision.codename
          AND content_preview_link.number = content_revision.number)`,
  )

/** Removes links that stopped working, or were taken back, a month ago. */
const forgetLinks = (runtime: Runtime): Promise<number> =>
  removeInBatches(
    runtime.database,
    'content_preview_link',
    sql`least(until, ended_at) < ${instantFromNow(runtime, -linkListed)}::timestamptz`,
  )

const ofColleagues =
  'Which colleague wrote or published a text of the site; they have no account on it to download from.'

/**
 * Texts of the site say nothing of people, but who of the staff wrote and published them. When an account goes, two years after
 * its owner left, the texts stay without a name.
 */
export const contentPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'content_preview_link',
    terms: ['use'],
    sweep: { contentPreviewLinks: forgetLinks },
    notExported: ofColleagues,
    onDeletion: 'stays',
  },
  {
    table: 'content_revision',
    terms: ['trail'],
    sweep: { contentRevisions: forgetRevisions },
    notExported: ofColleagues,
    onDeletion: 'stays',
  },
  {
    table: 'content_history',
    terms: ['use', 'trail'],
    removedWith: 'staff_account',
    notExported: ofColleagues,
    onDeletion: 'stays',
  },
]
