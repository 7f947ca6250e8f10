import { freshDatabase } from '../../../../test/kit/database.ts'
import { clockAt } from '../../../core/kernel/clock.ts'
import { smsSuite } from '../../ports/sms.suite.ts'
import { refusedNumber, smsSandbox } from './index.ts'

smsSuite('the sandbox', async () => {
  const { db, close } = await freshDatabase()
  return {
    port: smsSandbox(db, clockAt('2026-11-20T12:00:00Z')),
    refused: refusedNumber,
    close,
    arrived: async (to) => {
      const kept = db.selectFrom('sandbox_message').select('text').where('channel', '=', 'sms')
      const rows = await kept.where('recipient', '=', to).orderBy('id').execute()
      return rows.map(({ text }) => text)
    },
  }
})
