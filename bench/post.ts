import { SMTPServer } from 'smtp-server'

/** A mail server on this machine that takes every mail and forgets it. */
export interface Post {
  url: string
  close(): Promise<void>
}

/** Opens the mail server on a free port. */
export async function openPost(): Promise<Post> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.on('end', () => done())
      stream.resume()
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
