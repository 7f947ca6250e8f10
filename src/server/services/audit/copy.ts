import type { Context } from '../context.ts'
import { system } from '../permissions.ts'
import { auditStaff } from './audit-staff.ts'

/** What noting a copy needs: a command that makes one opens no partners. */
type Copying = Pick<Context, 'database' | 'clock' | 'requestId' | 'actor' | 'viewer'>

/**
 * Verb of the system, for the commands `backup` and `restore`, which need no account of staff: a database that is being restored
 * has none. Records the copy in the trail of the database that was read or filled.
 */
export const noteCopied = {
  may: system,
  run: (ctx: Copying, action: 'backup.write' | 'backup.restore'): Promise<void> => auditStaff(ctx, action),
}
