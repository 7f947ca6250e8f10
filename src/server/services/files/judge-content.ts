import { fileTypeFromBuffer } from 'file-type'
import { extensionOf } from '../../../core/fields/files/attachments.ts'
import { hasArchiveAtEnd } from './archive-at-end.ts'
import { isBefore97 } from './before-97.ts'
import { isLockedPackage, judgeCompoundFile } from './compound-file.ts'
import { isZip, judgeOfficePackage } from './office-package.ts'
import { hasPdfHeader } from './pdf/header.ts'
import { isLockedPdf } from './pdf/lock.ts'
import { judgeBmp } from './pictures/bmp.ts'
import { cleanGif } from './pictures/gif.ts'
import { cleanJpeg, isJpeg } from './pictures/jpeg.ts'
import { cleanPng } from './pictures/png.ts'
import { locked, unsupported } from './refusal.ts'

export interface AcceptedFile {
  /** The extension for its content, with its dot. */
  extension: string
  type: string
  /** The content as it is kept. A picture loses its metadata. */
  content: Uint8Array
}

interface Kind {
  /** The type that the first bytes of the content show. */
  contentType: 'pdf' | 'png' | 'jpg' | 'gif' | 'bmp' | 'cfb' | 'zip'
  type: string
  /**
   * Judges the rest of the content; answers it where it is to be kept in another form.
   * @throws ContentRefused
   */
  judge(content: Uint8Array): Uint8Array | undefined | Promise<Uint8Array>
}

const judgePdf = (content: Uint8Array): undefined => {
  if (isLockedPdf(content)) throw locked()
}

const jpeg: Kind = { contentType: 'jpg', type: 'image/jpeg', judge: cleanJpeg }
const office = 'application/vnd.openxmlformats-officedocument'

const kinds: Readonly<Record<string, Kind>> = {
  '.pdf': { contentType: 'pdf', type: 'application/pdf', judge: judgePdf },
  '.png': { contentType: 'png', type: 'image/png', judge: cleanPng },
  '.jpg': jpeg,
  '.jpeg': jpeg,
  '.gif': { contentType: 'gif', type: 'image/gif', judge: cleanGif },
  '.bmp': { contentType: 'bmp', type: 'image/bmp', judge: (content) => void judgeBmp(content) },
  '.doc': {
    contentType: 'cfb',
    type: 'application/msword',
    judge: (content) => void judgeCompoundFile(content, 'word'),
  },
  '.xls': {
    contentType: 'cfb',
    type: 'application/vnd.ms-excel',
    judge: (content) => void judgeCompoundFile(content, 'excel'),
  },
  '.docx': {
    contentType: 'zip',
    type: `${office}.wordprocessingml.document`,
    judge: (content) => judgeOfficePackage(content, 'word'),
  },
  '.xlsx': {
    contentType: 'zip',
    type: `${office}.spreadsheetml.sheet`,
    judge: (content) => judgeOfficePackage(content, 'excel'),
  },
}

/** The type that the first bytes show. Viewers search for the header of a PDF in a file that begins with other bytes. */
const recognise = async (content: Uint8Array): Promise<string | undefined> => {
  if (isZip(content)) return 'zip'
  if (isJpeg(content)) return 'jpg'
  if (isBefore97(content)) return 'cfb'
  const found = await fileTypeFromBuffer(content).catch(() => undefined)
  return found?.ext ?? (hasPdfHeader(content) ? 'pdf' : undefined)
}

const extensionFor = (found: string | undefined): string =>
  Object.keys(kinds).find((extension) => kinds[extension]?.contentType === found) ?? ''

/**
 * Judges a file by its content. It must be what its extension says, or any accepted type where it has none; it opens without a
 * password, holds no macros, is not a file of another type as well, and does not grow beyond measure when it is opened.
 * @throws ContentRefused with a sentence for its sender.
 */
export const judgeContent = async (name: string, content: Uint8Array): Promise<AcceptedFile> => {
  const found = await recognise(content)
  const extension = extensionOf(name) || extensionFor(found)
  const kind = kinds[extension]
  if (!kind) throw unsupported()
  if (found !== kind.contentType)
    throw kind.contentType === 'zip' && isLockedPackage(content) ? locked() : unsupported()
  const kept = (await kind.judge(content)) ?? content
  // Documents may hold archives of their own; their judges look at the end themselves.
  if (kind.contentType !== 'zip' && kind.contentType !== 'cfb' && hasArchiveAtEnd(kept)) throw unsupported()
  return { extension, type: kind.type, content: kept }
}
