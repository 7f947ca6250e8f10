import type { StaffContext } from '../context.ts'
import { staff } from '../permissions.ts'
import { auditCommand } from './command.ts'

/** For staff, by the commands `backup` and `restore`: the trail of the database that was read or filled says so. */
export const noteCopied = {
  may: staff,
  run: (ctx: StaffContext, action: 'backup.write' | 'backup.restore'): Promise<void> =>
    auditCommand(ctx, action),
}
