import type { Context } from '../context.ts'
import { system } from '../permissions.ts'
import { auditCommand } from './audit-command.ts'

/**
 * Verb of staff, for the commands `backup` and `restore`: records the copy in the trail of the database that was read or filled.
 */
export const noteCopied = {
  may: system,
  run: (ctx: Context, action: 'backup.write' | 'backup.restore'): Promise<void> => auditCommand(ctx, action),
}
