import { createHash } from 'node:crypto'
import { rc4 } from '../../src/server/services/files/rc4.ts'
import { compoundFileOf } from './made-files.ts'

/** An encrypted PDF, whose encryption dictionary is an object of its own or stands in the trailer. */
export const lockedPdfOf = (lock: string, id: string, inTrailer = false): Buffer =>
  Buffer.from(
    [
      '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj',
      `15 0 obj\n<< /Filter /Other >>\nendobj\n5 0 obj\n${lock}\nendobj`,
      `trailer << /Root 1 0 R /Encrypt ${inTrailer ? lock : '5 0 R'} /ID [<${id}><${id}>] >>\nstartxref\n0\n%%EOF\n`,
    ].join('\n'),
  )

/**
 * Encryption dictionaries that qpdf made, of each revision: one with the password `geheim` for readers, one with a password for
 * the owner alone.
 */
const encryptionDictionaries = [
  {
    revision: 2,
    opens: false,
    id: '1a6d5885a0233aba4b234fd7963bbcab',
    lock: '/R 2 /V 1 /P -4 /Length 40',
    O: 'c10115564315d9f3d0e247c8518983c1db05f7c43ac11a0f715fd7c014ac4914',
    U: '0fb1315d75417ee67e40451caa7fde1c5bb03566cf6c22ff15edd48ab792340e',
  },
  {
    revision: 2,
    opens: true,
    id: '250126d95dfc68944fbe2a1858cbb883',
    lock: '/R 2 /V 1 /P -4 /Length 40',
    O: '8edb336d640d7b0dfabc47eb2432e6c9bb7d0888eba10aa15ee5ae564e7f0f62',
    U: 'ce4aefee216192dfef153a92a2a0bcb137a38c4b7e682c5b50e2ee69bc1381e3',
  },
  {
    revision: 3,
    opens: false,
    id: 'c06273c3e5623fbd4d4cc652cc9261d1',
    lock: '/R 3 /V 2 /P -4 /Length 128',
    O: '4e11fd7b19d7d929a4ecd55a288e7dcb719b268f84b83e3c0c51869fc1b45dd4',
    U: '9a5079d7496a4baee18ce12f2cb231840122456a91bae5134273a6db134c87c4',
  },
  {
    revision: 3,
    opens: true,
    id: '445aad31f5b2716e5bcd37dcfbe1d791',
    lock: '/R 3 /V 2 /P -4 /Length 128',
    O: '01cbdb403ecf7bd78eb2d5795d3518c311e3d9c355d82e9223ebff099b671ba2',
    U: 'd9229e3a9f20f1379149cfce8f6584720122456a91bae5134273a6db134c87c4',
  },
  {
    revision: 4,
    opens: false,
    id: '2334a342545d31cf42e0fbf49dee1782',
    lock: '/R 4 /V 4 /P -4 /Length 128',
    O: '4e11fd7b19d7d929a4ecd55a288e7dcb719b268f84b83e3c0c51869fc1b45dd4',
    U: 'f330799541076db26b33f34f41a6015f0122456a91bae5134273a6db134c87c4',
  },
  {
    revision: 4,
    opens: true,
    id: 'd0c15d2160de75c2d5af9b6f3dd8ec34',
    lock: '/R 4 /V 4 /P -4 /Length 128',
    O: '01cbdb403ecf7bd78eb2d5795d3518c311e3d9c355d82e9223ebff099b671ba2',
    U: '395ac47725007a460914cba5293fcbbf0122456a91bae5134273a6db134c87c4',
  },
  {
    revision: 5,
    opens: false,
    id: 'c33b9ee1df7596d3b7cac17a3c996f9e',
    lock: '/R 5 /V 5 /P -4 /Length 256',
    O: '4ebffeca3fb2107049bc93f8e06904208832519beb9a01ba72f839c3b82265751ef90b4870bebfd79117d54611bf371a',
    U: '0a3b942e4932df9ee1b3108a038011d56391b59edfb0baff87cd05c67e9115db4833e6ed5e2f94e17b6af4aab959fb89',
  },
  {
    revision: 5,
    opens: true,
    id: '8659ac92aa04f4e6f936cc575858021d',
    lock: '/R 5 /V 5 /P -4 /Length 256',
    O: 'fabd59704c8230bef1de212203b3e7d7ee81f60010194f74884679261341188c37c46a1a8283faeaa90c266cba96d163',
    U: '76d83f8390b6ef3ab8929a79247af461085aec769ac58c9771407c41ca596ec26c50f3127905f7e21835f57183f743d6',
  },
  {
    revision: 6,
    opens: false,
    id: 'cb9a7586b44014d787e599eb693e8385',
    lock: '/R 6 /V 5 /P -4 /Length 256',
    O: '8a8142e768b6f4e6e1070ce4e2b0c1381e8c03da4a1eac1ba33d9d8b0272cdb0f8f8c644af2fd47fef010588c0d44316',
    U: 'dd34bfba6c3a041416379d313f768c35241bb7dffbf84924b29e6c49794291cf1db2295cf0c84add2624211b62dce0b0',
  },
  {
    revision: 6,
    opens: true,
    id: '54617b8ea57e650b611b62c0cdc24fa3',
    lock: '/R 6 /V 5 /P -4 /Length 256',
    O: '4480aa4f3c2dad3210fa47ae6390d18e380c8a2c6aa3a2c48eb315a239eb133189eb80945a34a54d1696d5d612921169',
    U: 'bd9390f7f33185fc206e3db42bd2c746305e3dbd5a0dd2f6e3ddf3ad40b0d7ea9c90ef375106507c825923182d8b7102',
  },
]

/** Encrypted PDFs of each revision; `opens` where a reader needs no password. */
export const lockedPdfs = encryptionDictionaries.map(({ revision, opens, id, lock, O, U }) => ({
  revision,
  opens,
  content: lockedPdfOf(`<< /Filter /Standard ${lock} /O <${O}> /U <${U}> >>`, id),
  inTrailer: lockedPdfOf(`<< /Filter /Standard ${lock} /O <${O}> /U <${U}> >>`, id, true),
}))

/** A Word document (.doc) that asks for a password. */
export const lockedDoc = (): Buffer => {
  const head = Buffer.alloc(600)
  head.writeUInt16LE(0xa5ec)
  head.writeUInt16LE(0x0100, 10)
  return compoundFileOf(['WordDocument', '1Table'], { WordDocument: head })
}

const recordOf = (kind: number, body: Uint8Array): Buffer => {
  const head = Buffer.alloc(4)
  head.writeUInt16LE(kind)
  head.writeUInt16LE(body.length, 2)
  return Buffer.concat([head, body])
}

/** An Excel workbook (.xls) with this encryption record. */
export const lockedXls = (lock: Uint8Array, name: 'Workbook' | 'Book' = 'Workbook'): Buffer =>
  compoundFileOf([name], {
    [name]: Buffer.concat([
      recordOf(0x809, Buffer.alloc(16)),
      recordOf(0x86, Buffer.alloc(0)),
      recordOf(0x2f, lock),
    ]),
  })

const hash = (kind: 'md5' | 'sha1', ...parts: readonly Uint8Array[]): Buffer =>
  createHash(kind).update(Buffer.concat(parts)).digest()

/** Each kind of encryption record that Excel writes into a workbook, for this password. */
export const xlsLocksOf = (
  password: string,
  sum: number,
): Record<'before 97' | 'sum' | 'MD5' | 'SHA-1', Buffer> => {
  const word = Buffer.from(password, 'utf16le')
  const [salt, text] = [Buffer.alloc(16, 7), Buffer.alloc(16, 9)]
  const sums = Buffer.alloc(4)
  sums.writeUInt16LE(sum, 2)
  const round = Buffer.concat([hash('md5', word).subarray(0, 5), salt])
  const base = hash('md5', ...Array.from({ length: 16 }, () => round)).subarray(0, 5)
  const md5 = rc4(hash('md5', base, Buffer.alloc(4)), Buffer.concat([text, hash('md5', text)]))
  const header = Buffer.alloc(40)
  // the length of the header, and of the key that it describes
  header.writeUInt32LE(32, 4)
  header.writeUInt32LE(128, 24)
  const key = hash('sha1', hash('sha1', salt, word), Buffer.alloc(4)).subarray(0, 16)
  const sealed = rc4(key, Buffer.concat([text, hash('sha1', text)]))
  const length = (bytes: number) => Buffer.from([bytes, 0, 0, 0])
  return {
    'before 97': sums,
    sum: Buffer.concat([Buffer.alloc(2), sums]),
    MD5: Buffer.concat([Buffer.from([1, 0, 1, 0, 1, 0]), salt, md5]),
    'SHA-1': Buffer.concat([
      Buffer.from([1, 0, 2, 0, 2, 0]),
      header,
      length(16),
      salt,
      sealed.subarray(0, 16),
      length(20),
      sealed.subarray(16),
    ]),
  }
}
