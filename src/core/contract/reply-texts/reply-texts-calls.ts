import { call } from '../call.ts'
import type * as operations from './reply-texts-operations.ts'

/** The texts to choose from that somebody may use or write. */
export const listReplyTexts = call<typeof operations.listReplyTexts>({
  name: 'reply-texts.list',
  method: 'GET',
  path: '/beheer/api/reply-texts',
})

/** What a text to choose from was before, by who changed it. */
export const replyTextHistory = call<typeof operations.replyTextHistory>({
  name: 'reply-texts.history',
  method: 'GET',
  path: '/beheer/api/reply-texts/{id}/history',
})

/** Saves a text to choose from: a new one, a change, or one that was removed and is put back. */
export const saveReplyText = call<typeof operations.saveReplyText>({
  name: 'reply-texts.save',
  method: 'POST',
  path: '/beheer/api/reply-texts',
})

/** Takes a text to choose from out of use. It is kept: saving it puts it back. */
export const removeReplyText = call<typeof operations.removeReplyText>({
  name: 'reply-texts.remove',
  method: 'POST',
  path: '/beheer/api/reply-texts/{id}/remove',
})
