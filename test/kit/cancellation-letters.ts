import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { sql } from 'kysely'
import type { DocumentContent } from '../../src/core/documents.ts'
import { group } from '../../src/core/fields/brick/group.ts'
import { fieldToday } from '../../src/core/fields/brick/today.ts'
import { type CancellationService, cancellationService } from '../../src/core/insurance/cancellation.ts'
import { dayOf } from '../../src/core/kernel/clock.ts'
import { documents, letters } from '../../src/server/features.ts'
import { orderLetters } from '../../src/server/services/cancellation-letters/follow-application.ts'
import { insurersForForm } from '../../src/server/services/cancellation-letters/insurers.ts'
import { keepLetters } from '../../src/server/services/cancellation-letters/keep-cancellation-letter.ts'
import { sendCancellation } from '../../src/server/services/cancellation-letters/send-cancellation-letter.ts'
import { attachDocument } from '../../src/server/services/documents/make.ts'
import { sendLetter } from '../../src/server/services/letters/send-letter.ts'
import { storedRequest } from '../../src/server/services/submissions/stored-request.ts'
import { addApplication, handOver } from './insurance-applications.ts'
import type { TestServer } from './server.ts'

/** A chunk of a PNG, with its length and its checksum. */
export const pngPart = (type: string, data = Buffer.alloc(0)): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([size, named, check])
}

/** A PNG file of these chunks. */
export const pngFrom = (...parts: Buffer[]): Buffer =>
  Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts])

/** The header chunk of a PNG; values that are left out are those that a canvas writes. */
export const pngHeader = (
  width: number,
  height: number,
  { depth = 8, color = 6, compression = 0, filter = 0, interlace = 0 } = {},
): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([depth, color, compression, filter, interlace], 8)
  return pngPart('IHDR', header)
}

/** A PNG file of these pixels, as a canvas writes it. */
export const pngOf = (
  width: number,
  height: number,
  pixels: Buffer,
  over: Parameters<typeof pngHeader>[2] = {},
): Buffer => pngFrom(pngHeader(width, height, over), pngPart('IDAT', deflateSync(pixels)), pngPart('IEND'))

/** A random scribble in base64, different from every other. */
export const scribble = (width = 40, height = 20): string => {
  const lines = Array.from({ length: height }, () => Buffer.concat([Buffer.alloc(1), randomBytes(width * 4)]))
  return pngOf(width, height, Buffer.concat(lines)).toString('base64')
}

/** The day on which the old insurances end (YYYY-MM-DD), which is in the future whenever tests run. */
export const oldPolicyEnds = dayOf(fieldToday()).add({ months: 18 }).toString()

/** The cancellation service of an application, for an insurer by its name. */
export const serviceOf = (
  { runtime: { vault } }: Pick<TestServer, 'runtime'>,
  { insurer = 'FBTO (Achmea)', insurances = 2 } = {},
): CancellationService => {
  const { encryptedInsurer = '' } = insurersForForm(vault).find(({ name }) => name === insurer) ?? {}
  return serviceTo(encryptedInsurer, insurances)
}

/** The cancellation service of an application, for the insurer with this code. */
export const serviceTo = (encryptedInsurer: string, insurances = 2): CancellationService => {
  const kinds = ['Opstalverzekering', 'Inboedelverzekering', 'Rechtsbijstandverzekering'] as const
  return {
    applicant: {
      ...{ initials: 'J.P.', infix: 'van der', lastName: 'Berg', signature: scribble() },
      address: {
        ...{ type: 0, postcode: '3821BT', houseNumber: 13, houseNumberAddition: 'a' },
        ...{ street: 'Voorbeeldlaan', city: 'Amersfoort' },
      },
      emailAddress: 'berg@voorbeeld.nl',
    },
    encryptedInsurer,
    insurances: kinds.slice(0, insurances).map((name, at) => ({
      ...{ name, insuranceNumber: `12.345.67${at}`, cancellationDate: oldPolicyEnds },
      // accepted also when the application has no new insurance for the old one
      nothingReplaces: true,
    })),
  }
}

/**
 * Adds an application that was handed to the insurer, with letters that wait for its decision. The stored request holds no more
 * than its form keeps.
 */
export const addCancellation = async (
  server: TestServer,
  of: { insurances?: number; personId?: string } = {},
) => {
  const { insurances, ...whose } = of
  const one = await addApplication(server, whose)
  const service = serviceOf(server, insurances === undefined ? {} : { insurances })
  const { db } = server.database
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('submission')
      .set({ request: storedRequest(group({ cancellationService }), { cancellationService: service }) })
      .where('id', '=', one.id)
      .execute()
    await keepLetters(tx, server.runtime, { submissionId: one.id, service })
  })
  return { ...one, service, partner: await handOver(server, one.id) }
}

export type AddedCancellation = Awaited<ReturnType<typeof addCancellation>>

/** The steps of cancellation letters that jobs would do, and readers of their result, for tests without a worker. */
export const lettersIn = (server: TestServer) => {
  const { runtime } = server
  const { db } = server.database
  const drawn: DocumentContent[] = []
  const making = {
    write: async (content: object) => ({ html: '', text: JSON.stringify(content) }),
    draw: async (content: DocumentContent) => {
      drawn.push(content)
      return Buffer.from(JSON.stringify({ ...content, signature: content.signature?.name }))
    },
  }
  const send = (letterId: string) => sendCancellation(runtime, making, letterId)

  const lettersOf = ({ id }: AddedCancellation) =>
    db
      .selectFrom('cancellation_letter')
      .selectAll()
      .where('submission_id', '=', id)
      .orderBy('number')
      .execute()
  const statesOf = async (one: AddedCancellation) => (await lettersOf(one)).map(({ state }) => state)
  const idsOf = async (one: AddedCancellation) => (await lettersOf(one)).map(({ id }) => id)
  const hasSignature = async ({ id }: AddedCancellation) =>
    (await db.selectFrom('cancellation_signature').selectAll().where('submission_id', '=', id).execute())
      .length > 0
  const posted = ({ reference }: AddedCancellation) =>
    db
      .selectFrom('sandbox_message')
      .selectAll()
      .where('recipient', '=', 'opzegservice@voorbeeld.nl')
      .where('subject', 'like', `%${reference}%`)
      .orderBy('subject')
      .execute()
  const toApplicant = ({ emailAddress }: AddedCancellation) =>
    db
      .selectFrom('letter')
      .select('id')
      .where('kind', '=', 'cancellations-sent')
      .where('address', '=', emailAddress)
      .execute()
  const queued = async (one: AddedCancellation) => {
    const { rows } = await sql<{ letter: string }>`SELECT data->>'letter' AS letter FROM pgboss.job
      WHERE name = 'cancellation-letter.send' AND data->>'letter' = ANY(${await idsOf(one)})`.execute(db)
    return rows.map(({ letter }) => letter)
  }
  const accepted = async (of: Parameters<typeof addCancellation>[1] = {}) => {
    const one = await addCancellation(server, of)
    await orderLetters(runtime, one.id)
    return { ...one, ids: await idsOf(one) }
  }
  /** Writes and sends the letter to the applicant, as the job of letters does, and answers the mail. */
  const tell = async (one: AddedCancellation) => {
    const [letter] = await toApplicant(one)
    await sendLetter(runtime, letters, making.write, letter?.id ?? '', (submission, kind) =>
      attachDocument(runtime, { kinds: documents, draw: making.draw }, { submission, kind }),
    )
    return db
      .selectFrom('sandbox_message')
      .selectAll()
      .where('key', '=', letter?.id ?? '')
      .executeTakeFirst()
  }
  return {
    drawn,
    making,
    send,
    lettersOf,
    statesOf,
    idsOf,
    hasSignature,
    posted,
    toApplicant,
    queued,
    accepted,
    tell,
  }
}
