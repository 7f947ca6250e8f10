import { expect, test } from 'vitest'
import { everyConfirmation } from '../../../../test/kit/mails.ts'
import { book } from '../../../core/contract/handyman/handyman-calls.ts'

test('the mail says that no moment is confirmed yet, and who confirms it', async () => {
  const content = (await everyConfirmation())[book.name]?.content
  expect(content?.intro.join(' ')).toContain('Ze zijn nog niet bevestigd: de vakman kiest er een uit.')
  expect(content?.next).toContain('De vakman kiest een van jouw momenten en bevestigt dat aan jou.')
})
