import { describe, expect, test } from 'vitest'
import {
  exifOfPhone,
  gifExtension,
  gifOf,
  jpegOf,
  jpegScanData,
  jpegSegment,
  pngChunk,
  pngOf,
} from '../../../../../test/kit/made-files.ts'
import { damaged } from '../refusal.ts'
import { cleanGif } from './gif.ts'
import { cleanJpeg } from './jpeg.ts'
import { readOrientation } from './orientation.ts'
import { cleanPng } from './png.ts'

const place = 'GPS 52.1561 5.3878'
const exif = (body: Buffer) => jpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), body]))
const icc = Buffer.from('ICC_PROFILE\0\x01\x01 sRGB', 'latin1')

describe('of a JPEG', () => {
  test('everything beside the picture goes', () => {
    const told = jpegOf([
      exif(exifOfPhone(1)),
      jpegSegment(0xe1, `http://ns.adobe.com/xap/1.0/\0<x>${place}</x>`),
      jpegSegment(0xe1, `http://ns.adobe.com/xmp/extension/\0${place}`),
      jpegSegment(0xed, `Photoshop 3.0\0 8BIM ${place}`),
      jpegSegment(0xe0, `JFXX\0\x10${place}`),
      jpegSegment(0xe2, `MPF\0${place}`),
      jpegSegment(0xe4, place),
      jpegSegment(0xfe, place),
    ])
    expect(cleanJpeg(told)).toEqual(jpegOf())
  })
  test('the picture, its colours and which side is up stay', () => {
    for (const order of ['II', 'MM'] as const) {
      const clean = cleanJpeg(
        jpegOf([
          exif(exifOfPhone(6, order)),
          jpegSegment(0xe2, icc),
          jpegSegment(0xee, 'Adobe\0d\0\0\0\0\0\0'),
        ]),
      )
      expect(clean.includes(jpegScanData)).toBe(true)
      expect(clean.includes('ICC_PROFILE')).toBe(true)
      expect(clean.includes('Adobe')).toBe(true)
      expect(clean.includes('GPS')).toBe(false)
      expect(readOrientation(clean.subarray(clean.indexOf('Exif\0\0') + 6))).toBe(6)
      // Cleaning once more changes nothing.
      expect(cleanJpeg(clean)).toEqual(clean)
    }
  })
  test('the small picture of its head goes', () => {
    const withThumbnail = jpegOf()
    const head = Buffer.from('JFIF\0\x01\x02\0\0\x01\0\x01\x01\x01', 'latin1')
    const told = Buffer.concat([
      withThumbnail.subarray(0, 2),
      jpegSegment(0xe0, Buffer.concat([head, Buffer.from('RGB')])),
      withThumbnail.subarray(20),
    ])
    expect(cleanJpeg(told)).toEqual(jpegOf())
  })
  test('several scans and fill bytes are walked', () => {
    const whole = jpegOf()
    const scan = whole.subarray(whole.indexOf(Buffer.from([0xff, 0xda])), -2)
    const progressive = Buffer.concat([whole.subarray(0, -2), scan, whole.subarray(-2)])
    expect(cleanJpeg(progressive)).toEqual(progressive)
    const filled = Buffer.concat([progressive.subarray(0, 20), Buffer.from([0xff]), progressive.subarray(20)])
    expect(cleanJpeg(filled)).toEqual(progressive)
  })
  test('one without its end gets one, and stray bytes go', () => {
    const whole = jpegOf()
    expect(cleanJpeg(whole.subarray(0, -2))).toEqual(whole)
    const stray = Buffer.concat([Buffer.from(place), Buffer.from([0xff, 0x00, 0xff, 0xd3, 0x01])])
    expect(cleanJpeg(jpegOf([stray]))).toEqual(whole)
    expect(cleanJpeg(Buffer.concat([whole.subarray(0, 2), stray, whole.subarray(2)]))).toEqual(whole)
  })
})

describe('of a PNG', () => {
  test('everything beside the picture goes', () => {
    const told = pngOf([
      pngChunk('tEXt', `Comment\0${place}`),
      pngChunk('zTXt', place),
      pngChunk('iTXt', `XML:com.adobe.xmp\0${place}`),
      pngChunk('tIME', 'xxxxxxx'),
      pngChunk('eXIf', exifOfPhone(1)),
      pngChunk('prVt', place),
    ])
    expect(cleanPng(told)).toEqual(pngOf())
  })
  test('its colours and which side is up stay', () => {
    const clean = cleanPng(pngOf([pngChunk('iCCP', 'profile'), pngChunk('eXIf', exifOfPhone(8))]))
    expect(clean.includes('iCCP')).toBe(true)
    expect(clean.includes('GPS')).toBe(false)
    expect(readOrientation(clean.subarray(clean.indexOf('eXIf') + 4))).toBe(8)
    expect(cleanPng(clean)).toEqual(clean)
  })
})

describe('of a GIF', () => {
  test('everything beside the picture goes, and it is repeated as before', () => {
    const stays = [gifExtension(0xff, 'NETSCAPE2.0', '\x01\0\0'), gifExtension(0xf9, '\0\0\0\0')]
    const told = [
      gifExtension(0xfe, place),
      gifExtension(0xff, 'XMP DataXMP', place),
      gifExtension(0x01, place),
    ]
    expect(cleanGif(gifOf([...told, ...stays]))).toEqual(gifOf(stays))
  })
})

describe('what cannot be walked to its end is refused', () => {
  test.each([
    // The picture begins with its scan, and viewers show what is there.
    ['JPEG', jpegOf([exif(exifOfPhone(6))]).subarray(0, -2 - jpegScanData.length), cleanJpeg],
    ['PNG', pngOf([pngChunk('eXIf', exifOfPhone(6))]), cleanPng],
    ['GIF', gifOf([gifExtension(0xfe, place)]), cleanGif],
  ] as const)('a %s that is cut off anywhere', (_what, whole, clean) => {
    for (let length = 3; length < whole.length; length++)
      expect(() => clean(whole.subarray(0, length)), `${length} bytes`).toThrow(damaged().message)
  })
  test.each([
    ['JPEG', jpegOf([exif(exifOfPhone(6))]), cleanJpeg],
    ['PNG', pngOf([pngChunk('eXIf', exifOfPhone(6))]), cleanPng],
    ['GIF', gifOf([gifExtension(0xfe, place)]), cleanGif],
  ] as const)('a %s with any byte spoilt gives a picture or a sentence', (_what, whole, clean) => {
    for (let at = 3; at < whole.length; at++)
      for (const byte of [0, 1, 0x7f, 0xff]) {
        try {
          clean(Buffer.from(whole).fill(byte, at, at + 1))
        } catch (thrown) {
          expect(thrown).toMatchObject({ name: 'ContentRefused' })
        }
      }
  })
  test.each([
    ['no frame', jpegOf().subarray(0, 20)],
    ['two frames', jpegOf([jpegSegment(0xc2, Buffer.from([8, 0, 1, 0, 1, 1, 1, 0x11, 0]))])],
  ])('a JPEG with %s', (_what, content) => {
    expect(() => cleanJpeg(content)).toThrow(damaged().message)
  })
  test('a PNG with a part that a decoder must know', () => {
    expect(() => cleanPng(pngOf([pngChunk('EVIL', 'x')]))).toThrow(damaged().message)
  })
})

describe('a picture of more parts than anybody could look through is refused at once', () => {
  const [jpeg, png, gif] = [jpegOf(), pngOf(), gifOf()]
  const many = (part: Buffer) => Buffer.alloc(25_000 * part.length, part)
  const between = (whole: Buffer, at: number, part: Buffer) =>
    Buffer.concat([whole.subarray(0, at), many(part), whole.subarray(at)])
  test.each([
    ['tables of a JPEG', cleanJpeg, between(jpeg, 2, jpegSegment(0xdb, Buffer.alloc(0)))],
    ['scans of a JPEG', cleanJpeg, between(jpeg, jpeg.length - 2, jpegSegment(0xda, Buffer.alloc(0)))],
    ['comments of a JPEG', cleanJpeg, between(jpeg, 2, jpegSegment(0xfe, Buffer.alloc(0)))],
    ['chunks of a PNG', cleanPng, between(png, 33, pngChunk('IDAT', Buffer.alloc(0)))],
    ['blocks of a GIF', cleanGif, between(gif, gif.length - 1, Buffer.from('21f900', 'hex'))],
  ] as const)('%s', (_what, clean, content) => {
    expect(() => clean(content)).toThrow(damaged().message)
  })
})

test('an orientation that leads nowhere is none', () => {
  const whole = exifOfPhone(6)
  for (let length = 0; length < 20; length++) expect(readOrientation(whole.subarray(0, length))).toBe(1)
  expect(readOrientation(exifOfPhone(9))).toBe(1)
  expect(readOrientation(Buffer.from('II*\0\xff\xff\xff\xff\0\0\0\0\0\0', 'latin1'))).toBe(1)
})
