import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Test files that take longest, the longest first; `npm test` tells what each takes. */
const longest = [
  'home-insurance/funnel.test',
  'openapi/both-ways.test',
  'tools/new.test',
  'start.db.test',
  'hostile/slow.db.test',
  'storms/install-folders.db.test',
  'hostile/input.db.test',
  'storms/kill.db.test',
  'storms/insurance.db.test',
  'storms/payments.db.test',
  'backup/backup.db.test',
  'hostile/requests.db.test',
  'storms/postgres.db.test',
  'inspections/register.db.test',
  'handyman/book-crash.db.test',
  'storms/mail.db.test',
  'storms/clock.db.test',
  'pages-room.journey',
  'home-insurance.journey',
  'pages.journey',
  'insulation-check.journey',
]

/** Begins with the longest test files, so that none of them runs on beside idle workers at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((part) => moduleId.includes(part))
      return at < 0 ? longest.length : at
    }
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b))
  }
}
