import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Sms } from './sms.ts'
import type { Made } from './suite.ts'

export type MadeSms = Made<Sms> & {
  /** Texts of the distinct messages to this number, in order of arrival. */
  arrived(to: string): Promise<string[]>
  /** A number that will never get a message. */
  refused: string
}

const longest = `Je afspraak is morgen. ${'é'.repeat(137)}`

/** What every partner for text messages must do, sandbox or real. */
export const smsSuite = (name: string, make: () => Promise<MadeSms>): void => {
  describe(name, () => {
    let made: MadeSms
    beforeAll(async () => {
      made = await make()
    })
    afterAll(() => made.close())

    test('a message arrives as it was written, to the last of its 160 characters', async () => {
      const to = '+31612345678'
      await made.port.send('suite-1', { to, text: longest })
      expect(await made.arrived(to)).toEqual([longest])
    })

    test('the same key is one message, however often it is sent', async () => {
      const to = '+32470123456'
      for (let times = 0; times < 3; times++) await made.port.send('suite-2', { to, text: 'een' })
      expect(await made.arrived(to)).toEqual(['een'])
      await made.port.send('suite-3', { to, text: 'twee' })
      expect(await made.arrived(to)).toEqual(['een', 'twee'])
    })

    test.each([
      ['of 161 characters', `${longest}a`],
      ['of which the euro signs take two', '€'.repeat(81)],
      ['in letters that text messages do not have', 'Beste Zoë'],
      ['without any', ''],
    ])('a text %s is refused, and no part of it arrives', async (_what, text) => {
      const to = '+31687654321'
      await expect(made.port.send('suite-4', { to, text })).rejects.toMatchObject({
        partner: 'sms',
        reason: 'refused',
      })
      expect(await made.arrived(to)).toEqual([])
    })

    test.each(['0612345678', '+31 6 12345678', '+31612345678,+31687654321', ''])(
      '%j is no number to send to',
      async (to) => {
        await expect(made.port.send('suite-5', { to, text: 'a' })).rejects.toMatchObject({
          reason: 'refused',
        })
        expect(await made.arrived(to)).toEqual([])
      },
    )

    test('a number that will never get a message is refused', async () => {
      const sent = made.port.send('suite-6', { to: made.refused, text: 'a' })
      await expect(sent).rejects.toMatchObject({ partner: 'sms', reason: 'refused' })
      expect(await made.arrived(made.refused)).toEqual([])
    })
  })
}
