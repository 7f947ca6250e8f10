import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/**
 * How the mail server behaves. `well`: as it should; `greylisting`: turns every recipient away the first time; `refusing`: knows
 * no recipient; `hanging`: takes connections and says nothing; `forgetful`: takes a message and never acknowledges it.
 */
export type Mood = 'well' | 'greylisting' | 'refusing' | 'hanging' | 'forgetful'

/** A mail server on this machine that can be put in any mood, and closed. */
export interface PostOffice extends AsyncDisposable {
  url: string
  mood: Mood
  /** Messages in the order in which they were taken; a Message-ID may have come twice. */
  receivedMessages: { messageId: string; to: string }[]
  /** Recipients in the order in which the site asked for them. */
  requestedRecipients: string[]
  /** Closes the server, so that connections are refused from now on. */
  close(): Promise<void>
  open(): Promise<void>
}

const refusal = (responseCode: number) => Object.assign(new Error('No'), { responseCode })

export async function openPostOffice(port: number): Promise<PostOffice> {
  let server: SMTPServer | undefined
  const office: PostOffice = {
    url: `smtp://127.0.0.1:${port}`,
    mood: 'well',
    receivedMessages: [],
    requestedRecipients: [],
    open: () =>
      new Promise((resolve, reject) => {
        server = serve(office).once('error', reject)
        server.listen(port, '127.0.0.1', resolve)
      }),
    close: () => new Promise((resolve) => (server ? server.close(() => resolve()) : resolve())),
    [Symbol.asyncDispose]: () => office.close(),
  }
  await office.open()
  return office
}

const serve = (office: PostOffice): SMTPServer =>
  new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 200,
    onConnect(_session, done) {
      if (office.mood !== 'hanging') done()
    },
    onRcptTo({ address }, _session, done) {
      const before = office.requestedRecipients.includes(address)
      office.requestedRecipients.push(address)
      if (office.mood === 'refusing') done(refusal(550))
      else if (office.mood === 'greylisting' && !before) done(refusal(451))
      else done()
    },
    onData(stream, session, done) {
      buffer(stream)
        .then(async (content) => {
          const { messageId = '' } = await PostalMime.parse(content)
          for (const { address } of session.envelope.rcptTo)
            office.receivedMessages.push({ messageId, to: address })
          if (office.mood !== 'forgetful') done()
        })
        .catch(done)
    },
  })
