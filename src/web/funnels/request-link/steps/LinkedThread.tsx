import type { AnswerOf } from '../../../../core/contract/endpoint.ts'
import type { readMessages } from '../../../../core/contract/request-messages/request-messages-calls.ts'
import { momentInWords } from '../../../../core/kernel/day.ts'
import { messageWords } from '../../../../core/requests/message-words.ts'
import { fileSize } from '../../../form/file-size.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { Thread } from '../../../ui/Thread.tsx'

export type LinkedMessages = AnswerOf<typeof readMessages>

/** What was written about the request, and whether we wait for its sender. */
export function LinkedThread({ thread: { messages, isAsked } }: { thread: LinkedMessages }) {
  return (
    <>
      {isAsked && (
        <Notice title={messageWords.asked}>
          <p>{messageWords.askedMore}</p>
        </Notice>
      )}
      <Thread
        messages={messages.map(({ id, at, from, by, text, isNew, files }) => ({
          key: id,
          own: from === 'you',
          by: by ?? messageWords.you,
          at,
          when: momentInWords(at),
          text,
          isNew,
          files: files.map(({ name, bytes, href }) => ({ name, href, size: fileSize(bytes) })),
        }))}
      />
    </>
  )
}
