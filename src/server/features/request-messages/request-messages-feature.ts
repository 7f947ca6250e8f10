import * as calls from '../../../core/contract/request-messages/request-messages-calls.ts'
import * as operations from '../../../core/contract/request-messages/request-messages-operations.ts'
import { fileSentences } from '../../../core/fields/files/attachments.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'
import { feature } from '../../feature.ts'
import { isWhole } from '../../services/files/keep-files.ts'
import { attachToReply } from '../../services/messages/attach.ts'
import { carryOut } from '../../services/messages/carry-out.ts'
import { keepReply } from '../../services/messages/drafts.ts'
import { messageLetter } from '../../services/messages/message-letters.ts'
import { messagesPersonalData } from '../../services/messages/messages-personal-data.ts'
import { unansweredQueue, waitingActQueue } from '../../services/messages/messages-queues.ts'
import { sendReply } from '../../services/messages/send-reply.ts'
import { readThread } from '../../services/messages/sender-thread.ts'
import { takeBackReply } from '../../services/messages/take-back-reply.ts'
import { bringBackUnanswered } from '../../services/messages/unanswered.ts'
import { anyone } from '../../services/permissions.ts'
import { answerMessage } from './answer-message.ts'
import { answerForm } from './own-form.ts'

/** Feature: what staff and the sender of a request write to each other about it (ADR 104). */
export const requestMessages = feature('request-messages', calls, operations, {
  apiDescription: 'Berichten tussen ons en wie een aanvraag deed.',
  verbs: {
    readMessages: { may: anyone, run: (ctx, { body }) => readThread(ctx, body) },
    answerMessage: {
      may: anyone,
      run: answerMessage,
      trailWords: 'Bericht over je aanvraag gestuurd',
    },
    sendReply: {
      may: sendReply.may,
      run: (ctx, { params, body }) => sendReply.run(ctx, { ...params, ...body }),
    },
    takeBackReply: { may: takeBackReply.may, run: (ctx, { params }) => takeBackReply.run(ctx, params) },
    keepReply: {
      may: keepReply.may,
      run: (ctx, { params, body }) => keepReply.run(ctx, { ...params, ...body }),
    },
    attachFile: {
      may: attachToReply.may,
      run: async (ctx, { params: { reference }, body: { File } }) => {
        const [file] = File
        if (!isWhole(file)) throw invalidFields({ File: [fileSentences.generic] })
        const { contentType: type, ...kept } = await attachToReply.run(ctx, { reference, file })
        return { ...kept, type }
      },
    },
  },
  forms: [answerForm],
  letters: [messageLetter],
  jobs: [
    { queue: waitingActQueue, run: carryOut },
    { queue: unansweredQueue, run: bringBackUnanswered, every: '25 * * * *' },
  ],
  personalData: messagesPersonalData,
})
