import { isMigrated, migrate } from './database/migrate.ts'
import { StartRefused } from './database/refusal.ts'
import { type DatabaseUrls, grantServingRole } from './database/roles.ts'
import { queues } from './features.ts'
import { isOutboxPrepared, prepareOutbox } from './outbox/boss.ts'

/**
 * Migrates the database to this release with the role that owns it, and lets the role that serves read and write. Without an
 * address for the owner it only checks whether that was done. `report` gets a sentence per migration.
 * @throws StartRefused when a
 * migration fails, or when one is still to be done and there is no owner's address.
 */
export const prepareDatabase = async (
  { url, ownerUrl }: DatabaseUrls,
  report: (sentence: string) => void = () => undefined,
): Promise<void> => {
  if (ownerUrl === undefined) {
    if ((await isMigrated(url)) && (await isOutboxPrepared(url))) return
    throw new StartRefused(
      'De database is niet bij deze uitgave: geef DATABASE_OWNER_URL op, of draai eerst `npm run migrate` met de rol die haar bezit.',
    )
  }
  for (const name of await migrate(ownerUrl)) report(`Database bijgewerkt: ${name}.`)
  await prepareOutbox(ownerUrl, queues)
  await grantServingRole(ownerUrl, url)
}
