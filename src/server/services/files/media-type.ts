import { fileTypeFromBuffer } from 'file-type'
import { extensionOf } from '../../../core/fields/attachments.ts'

interface Kind {
  /** What the content is recognised as; old Office files are only known as their container. */
  content: string
  /** As the file is served again. */
  type: string
}

const kinds: Readonly<Record<string, Kind>> = {
  '.pdf': { content: 'pdf', type: 'application/pdf' },
  '.png': { content: 'png', type: 'image/png' },
  '.jpg': { content: 'jpg', type: 'image/jpeg' },
  '.jpeg': { content: 'jpg', type: 'image/jpeg' },
  '.gif': { content: 'gif', type: 'image/gif' },
  '.bmp': { content: 'bmp', type: 'image/bmp' },
  '.doc': { content: 'cfb', type: 'application/msword' },
  '.xls': { content: 'cfb', type: 'application/vnd.ms-excel' },
  '.docx': {
    content: 'docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  '.xlsx': { content: 'xlsx', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
}

/** The media type of a file whose content is what its extension says; undefined when it is anything else. */
export const mediaTypeOf = async (name: string, content: Uint8Array): Promise<string | undefined> => {
  const kind = kinds[extensionOf(name)]
  if (!kind) return undefined
  const found = await fileTypeFromBuffer(content).catch(() => undefined)
  if (found?.ext !== kind.content) return undefined
  return kind.content === 'bmp' && !isBitmap(content) ? undefined : kind.type
}

/** `BM` alone starts many texts: a bitmap also tells its header's size, which is one of these. */
const isBitmap = (content: Uint8Array): boolean => {
  if (content.length < 26) return false
  const header = new DataView(content.buffer, content.byteOffset, content.byteLength).getUint32(14, true)
  return [12, 40, 52, 56, 64, 108, 124].includes(header)
}
