import { createServer, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { mailSuite } from '../../ports/mail.suite.ts'
import { schemaOf } from '../../ports/settings.ts'
import { smtp } from './smtp-adapter.ts'
import { smtpConfig } from './smtp-config.ts'

const from = { name: 'Thuisbasis, vereniging', address: 'service@thuisbasis.nl' }

interface Post {
  url: string
  raw: { to: string; content: Buffer }[]
  close(): Promise<void>
}

/** Starts a mail server on this machine. It refuses addresses `later@...` for now and `nobody@...` for good. */
const openPost = async (): Promise<Post> => {
  const raw: Post['raw'] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(new Error('Wrong password')),
    onRcptTo({ address }, _session, done) {
      const responseCode = address.startsWith('nobody@')
        ? 550
        : address.startsWith('later@')
          ? 451
          : undefined
      done(responseCode ? Object.assign(new Error('No'), { responseCode }) : undefined)
    },
    onData(stream, session, done) {
      buffer(stream).then((content) => {
        for (const { address } of session.envelope.rcptTo) raw.push({ to: address, content })
        done()
      }, done)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    raw,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

mailSuite('SMTP', async () => {
  const post = await openPost()
  return {
    port: smtp({ url: post.url, from, timeout: 30_000 }),
    refused: 'nobody@voorbeeld.nl',
    close: post.close,
    arrived: async (to) => {
      const mails = await Promise.all(
        post.raw.filter((one) => one.to === to).map((one) => PostalMime.parse(one.content)),
      )
      // Mail programs show messages with the same Message-ID once.
      const once = new Map(mails.map((mail) => [mail.messageId, mail]))
      return [...once.values()].map((mail) => ({
        to,
        replyTo: mail.replyTo?.[0]?.address,
        subject: mail.subject ?? '',
        text: mail.text ?? '',
        html: mail.html ?? '',
        attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
          filename: filename ?? '',
          contentType: mimeType,
          content: typeof content === 'string' ? content : new TextDecoder().decode(content),
        })),
      }))
    },
  }
})

describe('a mail server that goes wrong', () => {
  let post: Post
  beforeAll(async () => {
    post = await openPost()
  })
  afterAll(() => post.close())
  const message = { to: 'jannie@voorbeeld.nl', subject: 'Onderwerp', text: 'tekst', html: '<p>tekst</p>' }
  const sendBy = (url: string, over = {}, timeout = 30_000) =>
    smtp({ url, from, timeout }).send('key', { ...message, ...over })

  test('a server without TLS gets nothing where TLS is demanded', async () => {
    const before = post.raw.length
    const sent = smtp({ url: post.url, from, timeout: 30_000, demandsTls: true }).send('key', message)
    await expect(sent).rejects.toMatchObject({ partner: 'mail', reason: 'unreachable' })
    expect(post.raw).toHaveLength(before)
  })

  test('a refusal for now can be tried again', async () => {
    const sent = sendBy(post.url, { to: 'later@voorbeeld.nl' })
    await expect(sent).rejects.toMatchObject({ partner: 'mail', reason: 'unreachable' })
  })

  test('nobody there', async () => {
    await expect(sendBy('smtp://127.0.0.1:9')).rejects.toMatchObject({ reason: 'unreachable' })
  })

  test('a password of ours that is wrong says nothing about the recipient', async () => {
    const sent = sendBy(post.url.replace('smtp://', 'smtp://us:wrong@'))
    await expect(sent).rejects.toMatchObject({ reason: 'unreachable' })
  })

  test('a server that says nothing', async () => {
    const sockets: Socket[] = []
    const silent = createServer((socket) => sockets.push(socket))
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const address = silent.address()
    const url = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    await expect(sendBy(url, {}, 300)).rejects.toMatchObject({ reason: 'timeout' })
    for (const socket of sockets) socket.destroy()
    silent.close()
  })

  test('nothing that was typed becomes another header or another recipient', async () => {
    post.raw.length = 0
    await sendBy(post.url, {
      subject: 'Eén\r\nBcc: spion@voorbeeld.nl\u2028Twee',
      replyTo: 'service@thuisbasis.nl\r\nBcc: spion@voorbeeld.nl',
    })
    expect(post.raw.map((one) => one.to)).toEqual(['jannie@voorbeeld.nl'])
    const mail = await PostalMime.parse(post.raw[0]?.content ?? '')
    expect(mail.subject).toBe('Eén Bcc: spion@voorbeeld.nl Twee')
    expect(mail.bcc ?? []).toEqual([])
    expect(mail.replyTo ?? []).toEqual([])
    expect(mail.from).toMatchObject(from)
    const two = sendBy(post.url, { to: 'een@voorbeeld.nl, twee@voorbeeld.nl' })
    await expect(two).rejects.toMatchObject({ partner: 'mail' })
    expect(post.raw).toHaveLength(1)
  })

  test('an attachment travels byte for byte: a calendar file ends its lines with CRLF', async () => {
    post.raw.length = 0
    const content = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'
    await sendBy(post.url, { attachments: [{ filename: 'a.ics', contentType: 'text/calendar', content }] })
    expect(post.raw[0]?.content.toString()).toContain(Buffer.from(content).toString('base64'))
  })

  test.each([
    ['text/calendar; charset=utf-8; method=REQUEST', ['text/plain', 'text/html', 'text/calendar']],
    ['text/calendar; charset=utf-8; method=CANCEL', ['text/plain', 'text/html', 'text/calendar']],
    ['text/calendar; charset=utf-8; method=PUBLISH', ['text/plain', 'text/html']],
    ['text/plain; method=REQUEST', ['text/plain', 'text/html']],
  ])('a mail with %s has these forms', async (contentType, forms) => {
    post.raw.length = 0
    const content = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'
    await sendBy(post.url, { attachments: [{ filename: 'a.ics', contentType, content }] })
    const sent = post.raw[0]?.content.toString() ?? ''
    const [, boundary = ''] = /multipart\/alternative;\s+boundary="([^"]+)"/.exec(sent) ?? []
    const parts = sent.split(`--${boundary}`).slice(1, -1)
    expect(parts.map((part) => /Content-Type: ([a-z/]+)/i.exec(part)?.[1])).toEqual(forms)
    expect((await PostalMime.parse(sent)).attachments.map(({ filename }) => filename)).toContain('a.ics')
  })

  test('the Message-ID follows from the key alone', async () => {
    post.raw.length = 0
    await sendBy(post.url)
    await sendBy(post.url)
    const ids = await Promise.all(
      post.raw.map(async (one) => (await PostalMime.parse(one.content)).messageId),
    )
    expect(ids[0]).toMatch(/^<[0-9a-f]{40}@thuisbasis\.nl>$/)
    expect(ids[1]).toBe(ids[0])
  })
})

test.each(['requireTLS=false', 'ignoreTLS=true', 'tls.rejectUnauthorized=false'])(
  'an address with ?%s is refused: it would switch off what is demanded of the connection',
  (setting) => {
    const given = (url: string) =>
      z.safeParse(schemaOf(smtpConfig), { SMTP_URL: url, MAIL_FROM: 'service@voorbeeld.nl' })
    expect(given('smtp://mail.example:587').success).toBe(true)
    expect(given(`smtp://mail.example:587?${setting}`).error?.issues[0]?.message).toBe(
      'mag niets achter een vraagteken hebben.',
    )
  },
)
