import * as calls from '../../../core/contract/reply-texts/reply-texts-calls.ts'
import * as operations from '../../../core/contract/reply-texts/reply-texts-operations.ts'
import { feature } from '../../feature.ts'
import { role } from '../../services/permissions.ts'
import { listReplyTexts } from './list-reply-texts.ts'
import { removeReplyText } from './remove-reply-text.ts'
import { replyTextHistory } from './reply-text-history.ts'
import { replyTextsPersonalData } from './reply-texts-personal-data.ts'
import { saveReplyText } from './save-reply-text.ts'

/** Who writes to senders, and who writes texts. An adviser writes those of their own desks alone, which the verbs ask. */
const may = role('member-service', 'adviser', 'editor')

/** Feature: texts with placeholders, from which colleagues choose when they write to whoever sent a request. */
export const replyTexts = feature('reply-texts', calls, operations, {
  apiDescription: 'Teksten waaruit collega’s kiezen als ze een afzender schrijven.',
  verbs: {
    listReplyTexts: { may, run: listReplyTexts },
    replyTextHistory: { may, run: replyTextHistory },
    saveReplyText: { may, run: saveReplyText },
    removeReplyText: { may, run: removeReplyText },
  },
  personalData: replyTextsPersonalData,
})
