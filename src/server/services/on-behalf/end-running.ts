import { nowOf, type Runtime } from '../context.ts'

/** Ends the call by phone that this colleague has running: that with this id, or whichever it is. */
export const endRunning = async (
  runtime: Pick<Runtime, 'database' | 'clock'>,
  staffId: string,
  id?: string,
): Promise<void> => {
  await runtime.database
    .updateTable('on_behalf')
    .set({ ended_at: nowOf(runtime) })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', String(id)))
    .execute()
}
