import { expect, test } from 'vitest'
import { freshDatabase } from '../../../../test/kit/database.ts'
import { clockAt } from '../../../core/kernel/clock.ts'
import { mailSuite, type ReceivedMail } from '../../ports/mail.suite.ts'
import { mailSandbox, refusedDomain } from './mail-sandbox-adapter.ts'

const clock = clockAt('2026-11-20T12:00:00Z')

mailSuite('the sandbox', async () => {
  const fresh = await freshDatabase()
  return {
    port: mailSandbox(fresh.db, clock),
    refused: `niemand@${refusedDomain}`,
    close: fresh.close,
    arrived: async (to) => {
      const rows = await fresh.db
        .selectFrom('sandbox_message')
        .selectAll()
        .where('recipient', '=', to)
        .execute()
      return rows.map(({ recipient, reply_to, subject, text, html, attachments }) => ({
        to: recipient,
        replyTo: reply_to ?? undefined,
        subject,
        text,
        html,
        attachments: (attachments as ReceivedMail['attachments']).map((one) => ({
          ...one,
          content: Buffer.from(one.content, 'base64').toString('utf8'),
        })),
      }))
    },
  }
})

test('a message is kept from the moment that sending it is answered', async () => {
  await using fresh = await freshDatabase()
  const mail = mailSandbox(fresh.db, clock)
  await mail.send('key', { to: 'a@voorbeeld.nl', subject: 's', text: 't', html: '<p>t</p>' })
  const row = await fresh.db.selectFrom('sandbox_message').selectAll().executeTakeFirst()
  expect(row).toMatchObject({ channel: 'mail', key: 'key', sent_at: '2026-11-20T12:00:00Z' })
})
