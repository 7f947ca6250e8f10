import { fileTypeFromBuffer } from 'file-type'
import { extensionOf } from '../../../core/fields/attachments.ts'
import { hasArchiveAtEnd } from './archive-at-end.ts'
import { isLockedPackage, judgeCompoundFile } from './compound-file.ts'
import { isZip, judgeOfficePackage } from './office-package.ts'
import { judgeBmp } from './pictures/bmp.ts'
import { cleanGif } from './pictures/gif.ts'
import { cleanJpeg } from './pictures/jpeg.ts'
import { cleanPng } from './pictures/png.ts'
import { locked, unsupported } from './refusal.ts'

/** A file that is taken. */
export interface Judged {
  /** The media type that it is served as. */
  type: string
  /** As it is kept: of a picture without what it tells beside the picture. */
  content: Uint8Array
}

interface Kind {
  /** What the content is recognised as by its first bytes. */
  found: 'pdf' | 'png' | 'jpg' | 'gif' | 'bmp' | 'cfb' | 'zip'
  type: string
  /** Judges the rest; answers the content where it is kept otherwise. @throws ContentRefused */
  judge(content: Uint8Array): Uint8Array | undefined | Promise<void>
}

const jpeg: Kind = { found: 'jpg', type: 'image/jpeg', judge: cleanJpeg }
const office = 'application/vnd.openxmlformats-officedocument'

const kinds: Readonly<Record<string, Kind>> = {
  // read by nobody here: what stands in it stays
  '.pdf': { found: 'pdf', type: 'application/pdf', judge: () => undefined },
  '.png': { found: 'png', type: 'image/png', judge: cleanPng },
  '.jpg': jpeg,
  '.jpeg': jpeg,
  '.gif': { found: 'gif', type: 'image/gif', judge: cleanGif },
  '.bmp': { found: 'bmp', type: 'image/bmp', judge: (content) => void judgeBmp(content) },
  '.doc': {
    found: 'cfb',
    type: 'application/msword',
    judge: (content) => void judgeCompoundFile(content, 'word'),
  },
  '.xls': {
    found: 'cfb',
    type: 'application/vnd.ms-excel',
    judge: (content) => void judgeCompoundFile(content, 'excel'),
  },
  '.docx': {
    found: 'zip',
    type: `${office}.wordprocessingml.document`,
    judge: (content) => judgeOfficePackage(content, 'word'),
  },
  '.xlsx': {
    found: 'zip',
    type: `${office}.spreadsheetml.sheet`,
    judge: (content) => judgeOfficePackage(content, 'excel'),
  },
}

/** What the first bytes say that it is. */
const recognise = async (content: Uint8Array): Promise<string | undefined> => {
  if (isZip(content)) return 'zip'
  const found = await fileTypeFromBuffer(content).catch(() => undefined)
  return found?.ext
}

/**
 * Judges a file by its content: it is what its extension says, to its end, holds no macros, is no other file as well, and
 * does not grow beyond measure when it is opened.
 * @throws ContentRefused with a sentence for its sender.
 */
export const judgeContent = async (name: string, content: Uint8Array): Promise<Judged> => {
  const kind = kinds[extensionOf(name)]
  if (!kind) throw unsupported()
  if ((await recognise(content)) !== kind.found) {
    throw kind.found === 'zip' && isLockedPackage(content) ? locked() : unsupported()
  }
  const kept = (await kind.judge(content)) ?? content
  if (kind.found !== 'zip' && hasArchiveAtEnd(kept)) throw unsupported()
  return { type: kind.type, content: kept }
}
