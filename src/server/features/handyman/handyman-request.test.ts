import { expect, test } from 'vitest'
import { everyConfirmation } from '../../../../test/kit/mails.ts'
import { book } from '../../../core/contract/handyman/handyman-calls.ts'

test('the mail says that no moment is confirmed yet, and who confirms it', async () => {
  const content = (await everyConfirmation())[book.name]?.content
  expect(content?.intro.join(' ')).toContain('Ze zijn nog niet bevestigd: de vakman kiest er één uit.')
  expect(content?.next).toContain('De vakman kiest één van je momenten en bevestigt dat per e-mail.')
})

test('the mail names the desk that the thanks page names', async () => {
  const content = (await everyConfirmation())[book.name]?.content
  expect(content?.outro?.join(' ')).toContain('Bel ons op 088 000 12 02')
})
