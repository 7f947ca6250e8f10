import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { form, openCancellations, start } from '../../../../test/kit/cancellation.ts'
import { runCommandHere } from '../../../../test/kit/command.ts'
import { addPerson } from '../../../../test/kit/people.ts'
import { addStaff, staffContextOf } from '../../../../test/kit/staff.ts'
import { cancellations } from '../../../../tools/cancellations.ts'
import { perform } from '../../feature.ts'
import { matchCancellation } from './match.ts'

const { clock, server, cancel, endOf, mailsTo } = await openCancellations()
const { db } = server.database
afterAll(() => server.close())
beforeEach(() => clock.travel(start))

const { email } = await addStaff(db, server.runtime.vault, {
  email: 'ledenservice@voorbeeld.nl',
  roles: ['member-service'],
})
const staff = staffContextOf(server.runtime, ['member-service'])
const tool = (...args: string[]) =>
  runCommandHere(cancellations, [...args, '--as', email], server.database.settings).then(
    ({ stdout }) => stdout,
  )
const refusedWith = (sentence: string) => ({ code: 1, stderr: `${sentence}\n` })

let counted = 0
/** Makes a member, and the cancellation form that they would send without logging in. */
const leaver = async (membership: { starts?: string; ends?: string; renews?: boolean } = {}) => {
  const number = ++counted
  const { relationId = '', ...person } = await addPerson(server, {
    membership,
    person: {
      initials: 'J.P.',
      infix: 'van der',
      last_name: `Vindplaats${number}`,
      postcode: '3821BT',
      house_number: number,
      addition: '',
    },
  })
  const member = { ...person, relationId }
  const payload = form({ lastName: `Vindplaats${number}`, houseNumber: number })
  return { member, payload }
}
const sentBy = async (payload: object): Promise<string> => (await cancel(payload)).json().reference
const rowOf = (reference: string) =>
  db
    .selectFrom('cancellation')
    .innerJoin('submission', 'submission.id', 'cancellation.submission_id')
    .selectAll('cancellation')
    .select('flags')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
/** Of the two mails to an address, the one with these words; the other confirms the receipt. */
const mailWith = async (address: string, words: string) => {
  const found = (await mailsTo(address, 2)).find(({ text }) => text.includes(words))
  if (!found) throw new Error(`No mail says: ${words}`)
  return found
}
const trailOf = async (reference: string) => {
  const { submission_id: id } = await rowOf(reference)
  const rows = await db
    .selectFrom('audit')
    .select('action')
    .where((on) => on.or([on('subject_id', '=', id), on('submission_id', '=', id)]))
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action)
}
const match = (reference: string, relationId: string, sure = false) =>
  perform(staff, matchCancellation, { reference, relationId, sure })

describe('npm run cancellations', () => {
  test('finds who is meant in a building with more members than are looked at', async () => {
    const { member, payload } = await leaver()
    for (let count = 0; count < 60; count++)
      await addPerson(server, {
        membership: {},
        person: {
          last_name: 'Buur',
          postcode: '3821BT',
          house_number: payload.houseNumber,
          addition: `${count}`,
        },
      })
    // an updated row moves to the end of the table, so this member is read last
    await db
      .updateTable('membership')
      .set({ starts: '2019-04-02' })
      .where('relation_id', '=', member.relationId)
      .execute()
    const reference = await sentBy(payload)
    expect((await match(reference, member.relationId)).again).toBe(false)
  })

  test('refuses with a reason, mails it, and says nothing to who only wanted mail sent', async () => {
    const { member, payload } = await leaver()
    const reference = await sentBy(payload)
    expect(await tool('refuse', reference, 'geen-lid')).toBe('Geweigerd. De afzender krijgt een e-mail.\n')
    expect(await tool('refuse', reference, 'geen-lid')).toBe('Deze opzegging was al geweigerd.\n')
    await expect(tool('refuse', reference, 'al-opgezegd')).rejects.toMatchObject(
      refusedWith('Deze opzegging is al geweigerd: geen-lid.'),
    )
    await expect(tool('match', reference, member.relationId, '--sure')).rejects.toMatchObject(
      refusedWith('Deze opzegging is al geweigerd: geen-lid.'),
    )
    await mailWith(payload.emailAddress, 'We vonden geen lidmaatschap bij de gegevens die je invulde.')
    expect(await trailOf(reference)).toEqual(['cancellation.cancel', 'cancellation.refuse'])
    const nonsense = form()
    const spam = await sentBy(nonsense)
    expect(await tool('refuse', spam, 'onzin')).toBe('Geweigerd, zonder e-mail.\n')
    await mailsTo(nonsense.emailAddress, 1)
    expect(await tool()).not.toContain(spam)
  })
})

describe('a membership ends by a cancellation that is matched', () => {
  test('never when it is not clear whose it is, unless staff asked', async () => {
    const { member, payload } = await leaver()
    const son = await addPerson(server, {
      membership: {},
      person: {
        initials: 'J.',
        infix: 'van der',
        last_name: payload.lastName,
        postcode: '3821BT',
        house_number: payload.houseNumber,
        addition: '',
      },
    })
    const reference = await sentBy(payload)
    for (const relationId of [member.relationId, son.relationId ?? ''])
      await expect(match(reference, relationId)).rejects.toMatchObject({ code: 'not-clear' })
    const widow = form({ initials: 'A', lastName: 'Weduwe', relationId: member.relationId })
    const other = await sentBy(widow)
    await expect(match(other, member.relationId)).rejects.toMatchObject({ code: 'not-clear' })
    expect(await endOf(member)).toBeNull()
    await match(other, member.relationId, true)
    expect(await endOf(member)).toBe('2027-04-01')
    expect((await trailOf(other)).at(-1)).toBe('cancellation.match-asked')
  })

  test('not of a number that nobody has', async () => {
    const reference = await sentBy(form())
    await expect(match(reference, '99999999', true)).rejects.toMatchObject({ code: 'no-member' })
  })
})
