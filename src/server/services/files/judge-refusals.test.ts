import { describe, expect, test } from 'vitest'
import { failures } from '../../../../test/kit/failures.ts'
import {
  lockedDoc,
  lockedPdfOf,
  lockedPdfs,
  lockedXls,
  xlsLocksOf,
} from '../../../../test/kit/locked-files.ts'
import {
  bmpOf,
  compoundFileOf,
  gifOf,
  jpegOf,
  officeOf,
  pdf,
  pngChunk,
  pngOf,
  zipOf,
} from '../../../../test/kit/made-files.ts'
import { judgeContent } from './judge-content.ts'
import {
  type ContentRefused,
  damaged,
  locked,
  macros,
  tooLargeOpened,
  tooManyPixels,
  unsupported,
} from './refusal.ts'

const refusalOf = (name: string, content: Uint8Array) =>
  judgeContent(name, content).then(
    () => 'taken',
    (thrown: ContentRefused) => thrown.message,
  )

const doc = compoundFileOf(['WordDocument', '1Table'])

const theme = zipOf([
  { name: '[Content_Types].xml', content: '<Types/>' },
  { name: 'theme/theme/theme1.xml', content: '<theme/>' },
])
const jpeg = jpegOf()
/** A file as Word and Excel wrote them before compound files: its first bytes, and a number at a place of its header. */
const oldOf = (begin: string, at: number, says: number) => {
  const bytes = Buffer.alloc(2000)
  Buffer.from(begin, 'hex').copy(bytes)
  bytes.writeUInt16LE(says, at)
  return bytes
}

describe('refuses macros', () => {
  const project = compoundFileOf(['VBA/', 'PROJECT', '_VBA_PROJECT'])
  const macroType = 'application/vnd.ms-word.document.macroEnabled.main+xml'
  test('of every kind', async () => {
    expect(
      await failures<[string, string, Buffer]>(
        [
          ['of Word', 'a.doc', compoundFileOf(['WordDocument', 'Macros/', 'VBA/'])],
          ['of Excel', 'a.xls', compoundFileOf(['Workbook', '_VBA_PROJECT_CUR/'])],
          ['of a template of Word 2', 'a.doc', oldOf('dba52d00', 10, 1)],
          ['in other letters', 'a.doc', compoundFileOf(['WordDocument', 'mAcRoS/'])],
          ['of a docm', 'a.docx', officeOf('docx', [], { type: macroType })],
          ['by name', 'a.docx', officeOf('docx', [{ name: 'word/vbaProject.bin', content: 'x' }])],
          [
            'by content, whatever the name',
            'a.xlsx',
            officeOf('xlsx', [{ name: 'xl/theme.png', content: project }]),
          ],
          [
            'of before VBA',
            'a.xlsx',
            officeOf('xlsx', [{ name: 'xl/macrosheets/sheet1.xml', content: '<a/>' }]),
          ],
          [
            'in a document within',
            'a.docx',
            officeOf('docx', [
              { name: 'word/embeddings/o.bin', content: compoundFileOf(['WordDocument', 'Macros/']) },
            ]),
          ],
          [
            'by type of a part',
            'a.docx',
            officeOf('docx', [], {
              types: '<Default Extension="x" ContentType="application/vnd.ms-office.vbaProject"/>',
            }),
          ],
        ],
        async ([_what, name, content]) => {
          expect(await refusalOf(name, content)).toBe(macros().message)
        },
      ),
    ).toEqual([])
  })

  test('and tells them from a text about macros', async () => {
    const text = Buffer.from('Macros en VBA, uitgelegd', 'utf16le')
    expect(await refusalOf('a.doc', compoundFileOf(['WordDocument'], { WordDocument: text }))).toBe('taken')
    const part = { name: 'word/header1.xml', content: '<?xml?><a>vbaProject.bin</a>' }
    expect(await refusalOf('a.docx', officeOf('docx', [part]))).toBe('taken')
  })
})

describe('refuses what grows beyond measure', () => {
  const zeros = Buffer.alloc(60 * 1024 * 1024)
  test('by what it says', async () => {
    const parts = ['a', 'b'].map((name) => ({ name: `word/${name}.xml`, content: zeros }))
    const bomb = officeOf('docx', parts)
    expect(bomb.length).toBeLessThan(200_000)
    expect(await refusalOf('a.docx', bomb)).toBe(tooLargeOpened().message)
  })
  test('by what it is, whatever it says', async () => {
    const bomb = officeOf('docx', [{ name: 'word/a.xml', content: zeros, says: 1000 }])
    expect(await refusalOf('a.docx', bomb)).toBe(damaged().message)
  })
  test('of parts', async () => {
    const parts = Array.from({ length: 2000 }, (_, at) => ({ name: `word/${at}.xml`, content: '' }))
    expect(await refusalOf('a.docx', officeOf('docx', parts))).toBe(tooLargeOpened().message)
  })
  test('of entities', async () => {
    const declared = '<!DOCTYPE a [<!ENTITY b "cccc">]><a>&b;</a>'
    const content = `<?xml version="1.0"?>${declared}`
    const far = Buffer.alloc(200_000, ' ')
    expect(
      await failures<[string, string, Buffer | string]>(
        [
          ['in a part', 'word/a.xml', content],
          ['in UTF-16', 'word/a.xml', Buffer.from(`\ufeff${content}`, 'utf16le')],
          ['in a drawing', 'word/media/a.svg', content],
          ['behind many spaces', 'word/a.xml', Buffer.concat([far, Buffer.from(declared)])],
          [
            'behind a long comment',
            'word/a.svg',
            Buffer.concat([Buffer.from('<!--'), far, Buffer.from(`-->${declared}`)]),
          ],
          ['that stand elsewhere', 'word/a.xml', '<!DOCTYPE a SYSTEM "b.dtd"><a/>'],
        ],
        async ([_where, name, text]) => {
          expect(await refusalOf('a.docx', officeOf('docx', [{ name, content: text }]))).toBe(
            damaged().message,
          )
        },
      ),
    ).toEqual([])
  })
  test('of pixels', async () => {
    expect(
      await failures<[string, string, Buffer]>(
        [
          ['a PNG', 'a.png', pngOf([], { width: 30_000, height: 30_000 })],
          ['a long PNG', 'a.png', pngOf([], { width: 1, height: 30_001 })],
          ['a JPEG', 'a.jpg', jpegOf([], { width: 12_000, height: 12_000 })],
          ['a GIF', 'a.gif', gifOf([], { width: 65_535, height: 65_535 })],
          ['a BMP', 'a.bmp', bmpOf(2_000_000, 1)],
        ],
        async ([_what, name, content]) => {
          expect(await refusalOf(name, content)).toBe(tooManyPixels().message)
        },
      ),
    ).toEqual([])
  })
  test('but takes what a phone makes', async () => {
    expect(await refusalOf('a.jpg', jpegOf([], { width: 12_000, height: 9000 }))).toBe('taken')
  })
})

describe('refuses what is two things', () => {
  const archive = zipOf([{ name: 'a.exe', content: 'MZ' }])
  test('a file and a ZIP', async () => {
    expect(
      await failures<[string, string, Buffer]>(
        [
          ['a PDF', 'a.pdf', Buffer.concat([pdf, archive])],
          ['a PDF, with something behind', 'a.pdf', Buffer.concat([pdf, archive, Buffer.from('%%EOF')])],
          ['a doc', 'a.doc', Buffer.concat([doc, archive])],
          [
            'a doc with a theme',
            'a.doc',
            Buffer.concat([compoundFileOf(['WordDocument', 'x'], { x: theme }), archive]),
          ],
          ['a JPEG without its end', 'a.jpg', Buffer.concat([jpeg.subarray(0, -2), archive])],
          ['a bitmap', 'a.bmp', Buffer.concat([bmpOf(), archive])],
          ['a profile of a PNG', 'a.png', pngOf([pngChunk('iCCP', archive)])],
        ],
        async ([_what, name, content]) => {
          expect(await refusalOf(name, content)).toBe(unsupported().message)
        },
      ),
    ).toEqual([])
  })
  test('a PDF that only tells of the ends of ZIPs is taken', async () => {
    const told = Buffer.concat([pdf, Buffer.from('PK\x05\x06'.repeat(9000), 'latin1')])
    expect(await refusalOf('a.pdf', told)).toBe('taken')
  })
  test('of a picture what stands behind its end is left out', async () => {
    expect(
      await failures<[string, string, Buffer]>(
        [
          ['a JPEG', 'a.jpg', jpegOf()],
          ['a PNG', 'a.png', pngOf()],
          ['a GIF', 'a.gif', gifOf()],
        ],
        async ([_what, name, content]) => {
          const two = Buffer.concat([content, Buffer.from('<script>alert(1)</script>'), archive])
          expect((await judgeContent(name, two)).content).toEqual(content)
        },
      ),
    ).toEqual([])
  })
})

test('tells of a password', async () => {
  expect(await refusalOf('a.docx', compoundFileOf(['EncryptedPackage', 'EncryptionInfo']))).toBe(
    locked().message,
  )
  const part = { name: 'word/a.xml', content: 'x', locked: true }
  expect(await refusalOf('a.docx', officeOf('docx', [part]))).toBe(locked().message)
  expect(
    await failures<[string, string, Buffer]>(
      [
        ['a doc', 'a.doc', lockedDoc()],
        ['a doc of Word 2', 'a.doc', oldOf('dba52d00', 10, 0x100)],
        ...Object.entries(xlsLocksOf('geheim', 0xcaaa)).map(([kind, lock]): [string, string, Buffer] => [
          `a workbook, ${kind}`,
          'a.xls',
          lockedXls(lock, kind === 'before 97' ? 'Book' : 'Workbook'),
        ]),
        ...lockedPdfs
          .filter(({ opens }) => !opens)
          .flatMap(({ revision, content, inTrailer }): [string, string, Buffer][] => [
            [`a PDF, ${revision}`, 'a.pdf', content],
            [`a PDF that says so in its trailer, ${revision}`, 'a.pdf', inTrailer],
          ]),
        ['a PDF for who has a certificate', 'a.pdf', lockedPdfOf('<< /Filter /Adobe.PubSec /V 4 >>', '00')],
      ],
      async ([_what, name, content]) => {
        expect(await refusalOf(name, content)).toBe(locked().message)
      },
    ),
  ).toEqual([])
})

test('of a lock that makes no sense the reader decides', async () => {
  expect(
    await failures(
      [
        '<< /Filter /Standard /R 6 /U <00> >>',
        '<< /Filter /Standard',
        '((((',
        '[[[[',
        `${'<<'.repeat(5000)}`,
        '5 0 R',
      ],
      async (lock) => {
        expect(await refusalOf('a.pdf', lockedPdfOf(lock, '00'))).toBe('taken')
      },
    ),
  ).toEqual([])
})

describe('refuses a broken document', () => {
  const docx = officeOf('docx')
  test('of every kind', async () => {
    expect(
      await failures<[string, Buffer]>(
        [
          ['cut off', docx.subarray(0, docx.length - 9)],
          ['two parts of one name', officeOf('docx', [{ name: 'WORD/document.xml', content: '<b/>' }])],
          ['a part that climbs', officeOf('docx', [{ name: '../../x', content: 'x' }])],
          ['types in hiding', officeOf('docx', [], { types: '<Default ContentType="&#118;bax"/>' })],
        ],
        async ([_what, content]) => {
          expect(await refusalOf('a.docx', content)).toBe(damaged().message)
        },
      ),
    ).toEqual([])
  })
  test('and looks at the next one', async () => {
    const all = await Promise.all([docx.subarray(0, 60), docx].map((one) => refusalOf('a.docx', one)))
    expect(all).toEqual([damaged().message, 'taken'])
  })
})
