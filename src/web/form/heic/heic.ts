import { extensionOf, MAX_ATTACHMENT_BYTES } from '../../../core/fields/files/attachments.ts'
import type { HeicRequest, HeicResponse } from './heic-worker.ts'

/** Milliseconds after which a device gives up on a photo, some ten times what a slow phone needs. */
const patience = 90_000

const failed = (name: string) =>
  `We konden ${name} niet omzetten naar jpg. Sla de foto zelf op als jpg en voeg haar opnieuw toe.`

/**
 * Converts a phone's photo (HEIC), which office programs cannot open, to a JPEG of the same name. The JPEG does not tell where or
 * when it was taken. Runs in a worker, so that the page stays responsive.
 * @throws Error with a sentence for the visitor, or the
 * signal's reason.
 */
export const jpegOfHeic = (file: File, signal: AbortSignal): Promise<File> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' })
    const end = () => {
      clearTimeout(timer)
      worker.terminate()
      signal.removeEventListener('abort', stop)
    }
    const fail = () => {
      end()
      reject(new Error(failed(file.name)))
    }
    const stop = () => {
      end()
      reject(signal.reason)
    }
    const timer = setTimeout(fail, patience)
    signal.addEventListener('abort', stop, { once: true })
    worker.addEventListener('error', fail)
    worker.addEventListener('message', ({ data }: MessageEvent<HeicResponse>) => {
      if ('failed' in data) return fail()
      end()
      resolve(new File([data.jpeg], jpegName(file.name), { type: 'image/jpeg' }))
    })
    worker.postMessage({ file, most: MAX_ATTACHMENT_BYTES } satisfies HeicRequest)
  })

/** The name of a photo after conversion to JPEG. */
export const jpegName = (name: string): string => `${name.replace(heicEnding, '')}.jpg`

/** Whether a file is a HEIC photo: by its name, or by its type where the name has no extension. */
export const isHeic = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  heicEnding.test(name) || (extensionOf(name) === '' && /^image\/hei[cf]$/.test(type))

const heicEnding = /\.hei[cf]$/i
