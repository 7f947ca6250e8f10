import type { SenderFile, SenderThread } from '../../../core/mijn/sender-thread.ts'
import { conversationIn } from '../../../core/requests/conversation.ts'
import type { RequestContext, Runtime } from '../context.ts'
import { fileLink } from './file-link.ts'
import { type MessageFile, noteRead, readMessages } from './thread.ts'
import { requestOf, type Whose } from './whose-request.ts'

/** Whose turn it is, and the desk that writes, by its name. */
const workOn = async (
  { database, settings }: Pick<Runtime, 'database' | 'settings'>,
  submissionId: string,
) => {
  const row = await database
    .selectFrom('request_work')
    .select(['conversation', 'desk'])
    .where('submission_id', '=', submissionId)
    .executeTakeFirst()
  const { name, desks } = await settings()
  return {
    isAsked: conversationIn(row?.conversation ?? null) === 'asked',
    desk: (row && desks[row.desk]?.name) ?? name,
  }
}

/**
 * The messages of a request as its sender reads them. Who of us wrote is told by the desk alone. `hrefOf`: the address at which they
 * download a file.
 */
export const senderThread = async (
  runtime: Pick<Runtime, 'database' | 'settings'>,
  submissionId: string,
  hrefOf: (file: MessageFile) => string,
): Promise<SenderThread> => {
  const messages = await readMessages(runtime.database, submissionId)
  if (messages.length === 0) return { messages: [], canAnswer: false, isAsked: false }
  const { isAsked, desk } = await workOn(runtime, submissionId)
  const fileOf = (file: MessageFile): SenderFile => ({
    name: file.name,
    bytes: file.bytes,
    href: hrefOf(file),
  })
  return {
    messages: messages.map(({ id, at, from, text, readAt, files }) => ({
      ...{ id, at, text, files: files.map(fileOf) },
      from: from === 'us' ? 'us' : 'you',
      by: from === 'us' ? desk : null,
      isNew: from === 'us' && readAt === null,
    })),
    canAnswer: messages.some(({ from }) => from === 'us'),
    isAsked,
  }
}

/**
 * Reads the messages of a request for its sender, and notes that ours were read. Each file has an address that works for an hour.
 * @throws Fault as `requestOf`.
 */
export const readThread = async (ctx: RequestContext, whose: Whose): Promise<SenderThread> => {
  const { id } = await requestOf(ctx, whose)
  const thread = await senderThread(ctx, id, (file) => fileLink(ctx, file.id))
  await noteRead(ctx, id, 'sender')
  return thread
}
