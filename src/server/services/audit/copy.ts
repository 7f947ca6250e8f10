import type { StaffContext } from '../context.ts'
import { staff } from '../permissions.ts'
import { auditCommand } from './audit-command.ts'

/**
 * Verb of staff, for the commands `backup` and `restore`: records the copy in the trail of the database that was read or filled.
 */
export const noteCopied = {
  may: staff,
  run: (ctx: StaffContext, action: 'backup.write' | 'backup.restore'): Promise<void> =>
    auditCommand(ctx, action),
}
