import { expect, test } from 'vitest'
import { failures } from '../../../../test/kit/failures.ts'
import { lockedPdfs, lockedXls, xlsLocksOf } from '../../../../test/kit/locked-files.ts'
import {
  bmpOf,
  compoundFileOf,
  gifOf,
  jpegOf,
  jpegSegment,
  officeOf,
  pdf,
  pngOf,
  zipOf,
} from '../../../../test/kit/made-files.ts'
import { judgeContent } from './judge-content.ts'
import { type ContentRefused, unsupported } from './refusal.ts'

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

const theme = zipOf([
  { name: '[Content_Types].xml', content: '<Types/>' },
  { name: 'theme/theme/theme1.xml', content: '<theme/>' },
])
const png = pngOf()
const jpeg = jpegOf()
const svg = '<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd"><svg/>'
/** A file as Word and Excel wrote them before compound files: its first bytes, and a number at a place of its header. */
const oldOf = (begin: string, at: number, says: number) => {
  const bytes = Buffer.alloc(2000)
  Buffer.from(begin, 'hex').copy(bytes)
  bytes.writeUInt16LE(says, at)
  return bytes
}
const behind = (text: string) => Buffer.concat([Buffer.from(text, 'latin1'), pdf])
/** Files that every reader opens though a strict one would not: what is wrong, the name, the content. */
const opened: [string, string, Buffer][] = [
  ['a theme in a doc', 'a.doc', compoundFileOf(['WordDocument', '1Table'], { '1Table': theme })],
  ['a theme at the end of a xls', 'a.xls', compoundFileOf(['Workbook', 'x'], { Workbook: png, x: theme })],
  ['a letter of Word 2', 'a.doc', oldOf('dba52d00', 10, 0)],
  ['a sheet of Excel 2', 'a.xls', oldOf('09000400', 6, 0x10)],
  ['a sheet of Excel 4', 'a.xls', oldOf('09040600', 6, 0x10)],
  ['an empty line before a PDF', 'a.pdf', behind('\r\n')],
  ['the mark of an encoding before a PDF', 'a.pdf', behind('\xef\xbb\xbf')],
  ['words to a printer before a PDF', 'a.pdf', behind('\x1b%-12345X@PJL ENTER LANGUAGE=PDF\r\n')],
  ['a mail before a PDF', 'a.pdf', behind('From: Jan <jan@voorbeeld.nl>\r\nSubject: 1 < 2\r\n\r\n')],
  ['a thousand bytes before a PDF', 'a.pdf', behind('\0'.repeat(1019))],
  ['a JPEG without its end', 'a.jpg', jpeg.subarray(0, -2)],
  ['a JPEG that did not come whole', 'a.jpg', jpeg.subarray(0, -5)],
  ['bytes behind the begin of a JPEG', 'a.jpg', Buffer.concat([jpeg.subarray(0, 2), png, jpeg.subarray(2)])],
  ['bytes between segments of a JPEG', 'a.jpg', jpegOf([jpegSegment(0xfe, 'x'), png])],
  ['bytes behind a JPEG', 'a.jpg', Buffer.concat([jpeg, png])],
  ['a drawing with a DOCTYPE', 'a.docx', officeOf('docx', [{ name: 'word/media/image1.svg', content: svg }])],
  [
    'a drawing of Office with a DOCTYPE',
    'a.xlsx',
    officeOf('xlsx', [{ name: 'xl/drawings/vmlDrawing1.vml', content: '<!DOCTYPE xml><xml/>' }]),
  ],
  [
    'a page with a DOCTYPE',
    'a.docx',
    officeOf('docx', [{ name: 'word/afchunk.htm', content: '<!DOCTYPE html><p>Beste buren</p>' }]),
  ],
  ['a byte behind a docx', 'a.docx', Buffer.concat([officeOf('docx'), Buffer.from('\n')])],
  [
    'a template with the name of a document',
    'a.docx',
    officeOf('docx', [], {
      type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml',
    }),
  ],
  ...lockedPdfs
    .filter(({ opens }) => opens)
    .map(({ revision, content }): [string, string, Buffer] => [
      `a PDF of an owner, ${revision}`,
      'a.pdf',
      content,
    ]),
  ...Object.entries(xlsLocksOf('VelvetSweatshop', 0x9a0a)).map(([kind, lock]): [string, string, Buffer] => [
    `a workbook whose layout is protected, ${kind}`,
    'a.xls',
    lockedXls(lock),
  ]),
]
test('takes what every reader opens', async () => {
  expect(
    await failures(opened, async ([_what, name, content]) => {
      expect(await refusalOf(name, content)).toBe('taken')
    }),
  ).toEqual([])
})

test('names what came without extension by its content', async () => {
  expect(
    await failures<[string, Buffer]>(
      [
        ['.jpg', jpeg],
        ['.png', png],
        ['.gif', gifOf()],
        ['.bmp', bmpOf()],
        ['.pdf', pdf],
      ],
      async ([extension, content]) => {
        expect(await judgeContent('1000012345', content)).toMatchObject({ extension })
      },
    ),
  ).toEqual([])
  expect(await refusalOf('1000012345', Buffer.from('MZ'))).toBe(unsupported().message)
})

test('leaves out what stands behind a document', async () => {
  const docx = officeOf('docx')
  const two = Buffer.concat([docx, Buffer.from('<script>alert(1)</script>')])
  expect(Buffer.from((await judgeContent('a.docx', two)).content)).toEqual(docx)
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
  ['an old text as xls', 'a.xls', oldOf('dba52d00', 10, 0)],
  ['an old sheet of macros', 'a.xls', oldOf('09040600', 6, 0x40)],
  ['a picture as pdf', 'a.pdf', pngOf()],
  ['a pdf as picture', 'a.png', pdf],
  ['a program', 'a.pdf', Buffer.from('MZ\x90\0', 'latin1')],
  ['a page', 'a.gif', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a page that begins as a bitmap', 'a.bmp', Buffer.from('BM<script>alert(document.domain)</script>')],
  ['a page before a PDF', 'a.pdf', behind('<html><script>alert(1)</script>')],
  ['a page behind a line before a PDF', 'a.pdf', behind('\n\n<!-- x --><body onload=alert(1)>')],
  ['a program before a PDF', 'a.pdf', behind(`MZ\x90${'\0'.repeat(200)}`)],
  ['a program of Linux before a PDF', 'a.pdf', behind(`\x7fELF\x02\x01\x01${'\0'.repeat(60)}`)],
  ['a script before a PDF', 'a.pdf', behind('#!/bin/sh\nrm -rf ~\n')],
  ['a script of Windows before a PDF', 'a.pdf', behind('@echo off\r\ncalc\r\n')],
  ['a picture before a PDF', 'a.pdf', Buffer.concat([gifOf(), pdf])],
  ['a ZIP before a PDF', 'a.pdf', Buffer.concat([zipOf([{ name: 'a.exe', content: 'MZ' }]), pdf])],
  ['a header that no viewer looks for', 'a.pdf', behind('\0'.repeat(1020))],
  ['an unknown extension', 'a.svg', Buffer.from('<svg/>')],
]
test('refuses what is renamed', async () => {
  expect(
    await failures(renamed, async ([_what, name, content]) => {
      expect(await refusalOf(name, content)).toBe(unsupported().message)
    }),
  ).toEqual([])
})
