import { describe, expect, test } from 'vitest'
import { failures } from '../../../../test/kit/failures.ts'
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
const xls = compoundFileOf(['Workbook', 'SummaryInformation'])
const ordinary: [string, Buffer, string][] = [
  ['brief.pdf', pdf, 'application/pdf'],
  ['foto.jpg', jpegOf(), 'image/jpeg'],
  ['foto.jpeg', jpegOf(), 'image/jpeg'],
  ['foto.png', pngOf(), 'image/png'],
  ['foto.gif', gifOf(), 'image/gif'],
  ['foto.bmp', bmpOf(4, -4), 'image/bmp'],
  ['brief.doc', doc, 'application/msword'],
  ['lijst.xls', xls, 'application/vnd.ms-excel'],
  [
    'brief.docx',
    officeOf('docx', [{ name: 'word/embeddings/lijst.xls', content: xls }]),
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  ['LIJST.XLSX', officeOf('xlsx'), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
]

test('takes every ordinary file', async () => {
  expect(
    await failures(ordinary, async ([name, content, type]) => {
      expect(await judgeContent(name, content)).toMatchObject({ type })
    }),
  ).toEqual([])
})

const renamed: [string, string, Buffer][] = [
  ['a ZIP as docx', 'a.docx', zipOf([{ name: 'a.txt', content: 'a' }])],
  ['a ZIP with word/document.xml as docx', 'a.docx', zipOf([{ name: 'word/document.xml', content: '<a/>' }])],
  ['a spreadsheet as text', 'a.docx', officeOf('xlsx')],
  ['a text as spreadsheet', 'a.xlsx', officeOf('docx')],
  ['a doc as docx', 'a.docx', doc],
  ['a docx as doc', 'a.doc', officeOf('docx')],
  ['an installer as doc', 'a.doc', compoundFileOf(['_StringPool', '!_Tables'])],
  ['a spreadsheet as doc', 'a.doc', xls],
  ['a text as xls', 'a.xls', doc],
  ['a picture as pdf', 'a.pdf', pngOf()],
  ['a pdf as picture', 'a.png', pdf],
  ['a program', 'a.pdf', Buffer.from('MZ\x90\0', 'latin1')],
  ['a page', 'a.gif', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a page that begins as a bitmap', 'a.bmp', Buffer.from('BM<script>alert(document.domain)</script>')],
  ['an unknown extension', 'a.svg', Buffer.from('<svg/>')],
]
test('refuses what is renamed', async () => {
  expect(
    await failures(renamed, async ([_what, name, content]) => {
      expect(await refusalOf(name, content)).toBe(unsupported().message)
    }),
  ).toEqual([])
})

describe('refuses macros', () => {
  const project = compoundFileOf(['VBA/', 'PROJECT', '_VBA_PROJECT'])
  const macroType = 'application/vnd.ms-word.document.macroEnabled.main+xml'
  test('of every kind', async () => {
    expect(
      await failures<[string, string, Buffer]>(
        [
          ['of Word', 'a.doc', compoundFileOf(['WordDocument', 'Macros/', 'VBA/'])],
          ['of Excel', 'a.xls', compoundFileOf(['Workbook', '_VBA_PROJECT_CUR/'])],
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
    const text = compoundFileOf(['WordDocument'])
    text.write('Macros en VBA, uitgelegd', 900, 'utf16le')
    expect(await refusalOf('a.doc', text)).toBe('taken')
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
    const content = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "cccc">]><a>&b;</a>'
    const utf16 = Buffer.from(`\ufeff${content}`, 'utf16le')
    for (const text of [content, utf16])
      expect(await refusalOf('a.docx', officeOf('docx', [{ name: 'word/a.xml', content: text }]))).toBe(
        damaged().message,
      )
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
