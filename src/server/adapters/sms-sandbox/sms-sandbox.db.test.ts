import { freshDatabase } from '../../../../test/kit/database.ts'
import { testChecks } from '../../ports/checks.suite.ts'
import { checks, suiteClock } from '../../ports/sms.suite.ts'
import { recordsInDatabase } from '../sandbox-kit/records-in-database.ts'
import { refusedNumber, smsSandbox } from './sms-sandbox-adapter.ts'

testChecks('the sandbox', checks, async () => {
  const { db, close } = await freshDatabase()
  return {
    port: smsSandbox(recordsInDatabase(db, suiteClock)),
    clock: suiteClock,
    refused: refusedNumber,
    close,
    arrived: async (to) => {
      const kept = db.selectFrom('sandbox_message').select('text').where('channel', '=', 'sms')
      const rows = await kept.where('recipient', '=', to).orderBy('id').execute()
      return rows.map(({ text }) => text)
    },
  }
})
