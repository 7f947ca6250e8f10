import { upload } from '../../core/contract/files/files-calls.ts'
import { tidyLine } from '../../core/fields/brick/text.ts'
import { fileSentences } from '../../core/fields/files/attachments.ts'
import type { UploadedFile } from '../../core/fields/files/uploads.ts'
import { onBehalfHeader, onBehalfMark } from '../../core/kernel/on-behalf.ts'

/** Milliseconds without progress or an answer after which an upload is given up. A slow line that still sends is not cut off. */
const silenceMs = 60_000

interface Sending {
  signal: AbortSignal
  /** Called with the share that was sent, from 0 to 1. */
  onProgress(sent: number): void
}

const away = 'Het bestand kon niet worden verstuurd. Probeer het opnieuw.'

/** The failure of an upload; its message is a sentence for the visitor. */
export class NotSent extends Error {
  /** Whether sending the same file once more may succeed. */
  readonly again: boolean

  constructor(sentence: string, again: boolean) {
    super(sentence)
    this.name = 'NotSent'
    this.again = again
  }
}

const idIn = (text: string): string | undefined => {
  try {
    const { id } = JSON.parse(text) as { id?: unknown }
    return typeof id === 'string' ? id : undefined
  } catch {
    return undefined
  }
}

const sentenceOf = (text: string): string => {
  try {
    const { errors, title } = JSON.parse(text) as { errors?: Record<string, string[]>; title?: string }
    return Object.values(errors ?? {})[0]?.[0] ?? title ?? fileSentences.generic
  } catch {
    return away
  }
}

/**
 * Uploads one file, by XMLHttpRequest, since only that tells how much was sent.
 * @throws NotSent, also when it was aborted.
 */
export const sendFile = (file: File, { signal, onProgress }: Sending): Promise<UploadedFile> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = (sentence: string, again = true) => reject(new NotSent(sentence, again))
    let silence: ReturnType<typeof setTimeout>
    const listen = () => {
      clearTimeout(silence)
      silence = setTimeout(() => request.abort(), silenceMs)
    }
    request.open('POST', upload.path)
    request.setRequestHeader('accept', 'application/json')
    const mark = onBehalfMark()
    if (mark) request.setRequestHeader(onBehalfHeader, mark.id)
    request.upload.onprogress = ({ loaded, total }) => {
      listen()
      onProgress(total > 0 ? loaded / total : 0)
    }
    request.onload = () => {
      const { status, responseText } = request
      if (status !== 201) return fail(sentenceOf(responseText), status === 429 || status >= 500)
      const id = idIn(responseText)
      return id === undefined ? fail(away) : resolve({ id, name: file.name, bytes: file.size })
    }
    request.onerror = () => fail(away)
    request.onabort = () => fail(away)
    request.onloadend = () => clearTimeout(silence)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    const body = new FormData()
    // both under the name that the server keeps, so that they have one extension
    const name = tidyLine(file.name)
    body.append('Name', name)
    body.append('File', file, name)
    listen()
    request.send(body)
  })
