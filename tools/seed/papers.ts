import { createHash } from 'node:crypto'
import { register as registerMember } from '../../src/core/contract/membership/membership-calls.ts'
import { determine } from '../../src/core/contract/sale-price/sale-price-calls.ts'
import { register as registerReport } from '../../src/core/contract/valuation-report/valuation-report-calls.ts'
import { reportDocument } from '../../src/server/features/valuation-report/report-document.ts'
import { contract } from '../../src/server/features.ts'
import { receipt } from '../../src/server/services/payments/receipt.ts'
import type { SeededKind } from './kinds.ts'
import { requestsOf } from './requests.ts'
import { batchesOf, idOf, type RowWriter, type Seed, textOf } from './rows.ts'

/** Bytes of a made document: as large as a receipt of the site, and as hard to compress. */
const documentBytes = 12_000

/** A PDF with an empty page, filled up with pseudo-random bytes. */
const emptyPdf = (size: number): Buffer => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ].map((object, place) => `${place + 1} 0 obj\n${object}\nendobj\n`)
  const head = `%PDF-1.4\n${objects.join('')}trailer\n<< /Size 4 /Root 1 0 R >>\n%%EOF\n%`
  const noise = Array.from({ length: Math.ceil(size / 32) }, (_, place) =>
    createHash('sha256').update(String(place)).digest(),
  )
  return Buffer.concat([Buffer.from(head), ...noise]).subarray(0, size)
}

/** Writes the files that people uploaded, the documents that were made for them, and gift cards. */
export const seedPapers = async (
  seed: Seed,
  kinds: readonly SeededKind[],
  writer: RowWriter,
): Promise<void> => {
  const pdf = emptyPdf(documentBytes)
  for (const kind of kinds)
    for (const batch of batchesOf(kind.count)) {
      const from = requestsOf(seed, kind, batch)
      if (contract[kind.name]?.claimsFiles) await seedUploads(seed, kind, writer, from)
      if (kind.name === registerReport.name) await seedDocuments(seed, reportDocument, { writer, from, pdf })
      if (kind.name === registerMember.name) await seedGiftCards(seed, writer, from)
      if (kind.name === registerReport.name || kind.name === determine.name)
        await seedDocuments(seed, receipt, { writer, from: paidOf(from), pdf })
    }
}

/** Those of these requests of which the purchase is paid. */
const paidOf = (from: string): string =>
  `FROM (SELECT * ${from} WHERE EXISTS (
    SELECT FROM purchase WHERE submission_id = request.id AND receipt_number IS NOT NULL
  )) AS request`

/** Writes one to three uploads for each request. There are rows only, so that whoever opens one is told that the file is gone. */
const seedUploads = (seed: Seed, kind: SeededKind, writer: RowWriter, from: string): Promise<void> =>
  writer.insert({
    table: 'file',
    columns: {
      id: idOf(seed, `file ${kind.name}`, `i || '-' || place`),
      session_id: idOf(seed, `session ${kind.name}`, 'i'),
      name: `(ARRAY['Koopovereenkomst.pdf', 'Bijlage bij het contract.pdf', 'Plattegrond.jpg'])[place]`,
      content_type: `(ARRAY['application/pdf', 'application/pdf', 'image/jpeg'])[place]`,
      bytes: '80000 + (i * 7919 + place * 104729) % 4000000',
      created_at: `received_at - place * interval '1 minute'`,
      submission_id: 'id',
    },
    from: `${from}, generate_series(1, 1 + i % 3) AS place`,
  })

interface Papers {
  writer: RowWriter
  from: string
  pdf: Buffer
}

const seedDocuments = (
  seed: Seed,
  { kind, name }: Pick<typeof receipt, 'kind' | 'name'>,
  { writer, from, pdf }: Papers,
): Promise<void> => {
  const mark = '#'
  const named = textOf(name(mark))
  return writer.insert({
    table: 'made_document',
    columns: {
      id: idOf(seed, `document ${kind}`, 'id::text'),
      submission_id: 'id',
      kind: textOf(kind),
      name: `replace(${named}, '${mark}', (SELECT reference FROM submission WHERE submission.id = request.id))`,
      bytes: `decode('${pdf.toString('hex')}', 'hex')`,
      made_at: `received_at + interval '5 minutes'`,
    },
    from: `${from} WHERE state = 'confirmed'`,
  })
}

/** Writes two gift cards for every tenth new member: one is redeemed, the other still waits. */
const seedGiftCards = (seed: Seed, writer: RowWriter, from: string): Promise<void> => {
  const letters = `upper(replace(${idOf(seed, 'gift card', `i || '-' || card`)}::text, '-', ''))`
  const groups = [1, 5, 9, 13].map((start) => `substr(${letters}, ${start}, 4)`)
  return writer.insert({
    table: 'gift_card',
    columns: {
      code: groups.join(` || '-' || `),
      demo: String(seed.demo),
      redeemed_at: 'CASE WHEN card = 1 THEN received_at END',
      submission_id: 'CASE WHEN card = 1 THEN id END',
    },
    from: `${from}, generate_series(1, 2) AS card WHERE i % 10 = 0`,
  })
}
