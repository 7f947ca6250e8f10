import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Mail, Message } from './mail.ts'
import type { PortUnderTest } from './suite.ts'

export interface ReceivedMail {
  to: string
  /** The address that an answer goes to; undefined where the mail names none. */
  replyTo: string | undefined
  subject: string
  text: string
  html: string
  attachments: { filename: string; contentType: string; content: string }[]
}

export type MadeMail = PortUnderTest<Mail> & {
  /** Distinct mails to this recipient, as a mail program would show them. */
  arrived(to: string): Promise<ReceivedMail[]>
  /** An address that the mail server always refuses. */
  refused: string
}

const calendar = 'BEGIN:VCALENDAR\r\nSUMMARY:Kraan repareren (één)\r\nEND:VCALENDAR\r\n'

const message: Message = {
  to: 'jannie@voorbeeld.nl',
  replyTo: 'ledenservice@thuisbasis.nl',
  subject: 'Je klus is aangevraagd: “één” kraan – KL-7H4K-2M9Q',
  text: 'Beste J. de Vries,\n\nWe hebben je aanvraag ontvangen. € 64,50 · Ĳssel\n.\nNa een punt.',
  html: `<p lang="nl">We hebben je aanvraag ontvangen. ${'Een lange regel. '.repeat(100)}</p>`,
  attachments: [
    {
      filename: 'moment 1 – ochtend.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: calendar,
    },
    {
      filename: 'bytes.bin',
      contentType: 'application/octet-stream',
      content: Uint8Array.of(0, 255, 10, 13),
    },
  ],
}

/** What every mail partner must do, sandbox or real. */
export const mailSuite = (name: string, make: () => Promise<MadeMail>): void => {
  describe(name, () => {
    let made: MadeMail
    beforeAll(async () => {
      made = await make()
    })
    afterAll(() => made.close())

    test('a message arrives as it was written, with its attachments', async () => {
      await made.port.send('suite-1', message)
      const [arrived] = await made.arrived(message.to)
      expect(arrived?.subject).toBe(message.subject)
      expect(arrived?.replyTo).toBe(message.replyTo)
      expect(tidy(arrived?.text)).toBe(message.text)
      expect(tidy(arrived?.html)).toBe(message.html)
      expect(arrived?.attachments.map((one) => one.filename)).toEqual(['moment 1 – ochtend.ics', 'bytes.bin'])
      expect(arrived?.attachments[0]?.contentType).toMatch(/^text\/calendar/)
      expect(tidy(arrived?.attachments[0]?.content)).toBe(tidy(calendar))
    })

    test('the same key is one message, however often it is sent', async () => {
      const to = 'twee@voorbeeld.nl'
      for (let times = 0; times < 3; times++) await made.port.send('suite-2', { ...message, to })
      expect(await made.arrived(to)).toHaveLength(1)
      await made.port.send('suite-3', { ...message, to })
      expect(await made.arrived(to)).toHaveLength(2)
    })

    test('a message that names nobody to answer to arrives without', async () => {
      const { replyTo: _, ...without } = message
      await made.port.send('suite-5', { ...without, to: 'drie@voorbeeld.nl' })
      expect(await made.arrived('drie@voorbeeld.nl')).toMatchObject([{ replyTo: undefined }])
    })

    test('an address that will never work is refused', async () => {
      const sent = made.port.send('suite-4', { ...message, to: made.refused })
      await expect(sent).rejects.toMatchObject({ partner: 'mail', reason: 'refused' })
      expect(await made.arrived(made.refused)).toEqual([])
    })
  })
}

/** Brings line ends and the end of a text into one form, as mail programs differ in them. */
const tidy = (text = ''): string => text.replaceAll('\r\n', '\n').trimEnd()
