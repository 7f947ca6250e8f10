import { crc32, deflateSync } from 'node:zlib'
import type { Upload } from '../files/upload.ts'

const uploaded = (name: string, type: string, content: Buffer): Upload => ({
  ...{ name, type, content },
  size: content.length,
})

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

const [width, height] = [320, 240]

/** Red, green and blue at a place of the picture: a light wall, with a stain that is darkest in its middle. */
const colourAt = (x: number, y: number): readonly number[] => {
  const away = Math.hypot((x - 190) / 110, (y - 165) / 60)
  const dark = away < 1 ? 1 - away : 0
  return [226 - 96 * dark, 218 - 92 * dark, 204 - 70 * dark].map(Math.round)
}

/** A picture of a wall with a damp stain, as somebody takes it with a phone. */
export const stainOnWall = (): Upload => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // eight bits of each of three colours
  head.writeUInt8(8, 8)
  head.writeUInt8(2, 9)
  const rows = Array.from({ length: height }, (_row, y) => [
    0,
    ...Array.from({ length: width }, (_place, x) => colourAt(x, y)).flat(),
  ])
  const picture = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return uploaded('vlek-kelder.png', 'image/png', picture)
}

const lines = [
  'Vocht in de kelder',
  '',
  '1. Kijk na regen waar het water binnenkomt.',
  '2. Maak de goot en de put bij de muur schoon.',
  '3. Zet de ventilatie open, ook in de winter.',
  '4. Blijft het nat? Laat de buitenmuur nakijken.',
]

/** A page of advice, as an adviser sends it along. */
export const adviceOnDamp = (): Upload => {
  const text = lines.map((line) => `(${line}) Tj T*`).join('\n')
  const drawn = `BT /F1 14 Tf 22 TL 60 760 Td\n${text}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const starts = objects.map((object, place) => {
    const start = file.length
    file += `${place + 1} 0 obj\n${object}\nendobj\n`
    return start
  })
  const table = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`
  file += starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return uploaded('advies-vocht.pdf', 'application/pdf', Buffer.from(file, 'latin1'))
}
