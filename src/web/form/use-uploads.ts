import { useEffect, useRef, useState } from 'react'
import { fileFault } from '../../core/fields/files/attachments.ts'
import { tooManyUploads, type UploadedFile } from '../../core/fields/files/uploads.ts'
import { type FormHandle, useForm } from './handle.ts'
import { isHeic, jpegName, jpegOfHeic } from './heic/heic.ts'
import { NotSent, sendFile } from './send-file.ts'

/** A file that has not arrived yet: on its way, or refused with a sentence. */
export interface WaitingUpload {
  key: string
  file: File
  /** From 0 to 1. */
  sent: number
  doing?: string
  error?: string
  /** True where sending it once more may succeed. */
  again?: boolean
  controller: AbortController
}

/** What a form takes: extensions with their dot, how many files, and the sentence about a file that is too big. */
interface UploadLimits {
  accept: readonly string[]
  max: number
  tooBig?: string | undefined
}

/** Error that shows when `Volgende` is pressed while a file was refused. */
const mend = 'Verwijder de bestanden die niet zijn meegekomen, of voeg ze opnieuw toe.'
const converting = 'Foto omzetten…'

/** Whether a form that takes these extensions also takes HEIC photos of phones: they become a JPEG before they are sent. */
export const takesHeic = (accept: readonly string[]): boolean => accept.includes('.jpg')

/** Why a file cannot be sent, judged by the name under which it would be sent. */
const faultOf = (file: File, { accept, tooBig }: UploadLimits): string | undefined => {
  const name = takesHeic(accept) && isHeic(file) ? jpegName(file.name) : file.name
  return fileFault({ name, size: file.size, type: file.type }, accept, tooBig)
}

let counted = 0

/** The files that have not arrived. Whoever leaves the step keeps what has arrived; the rest is aborted. */
function useWaiting() {
  const [waiting, setWaiting] = useState<readonly WaitingUpload[]>([])
  const latest = useRef(waiting)
  latest.current = waiting
  useEffect(
    () => () => {
      for (const { controller } of latest.current) controller.abort()
    },
    [],
  )
  return {
    waiting,
    append: (more: readonly WaitingUpload[]) => setWaiting((all) => [...all, ...more]),
    change: (key: string, part: Partial<WaitingUpload>) =>
      setWaiting((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one))),
    drop: (key: string) => setWaiting((all) => all.filter((one) => one.key !== key)),
  }
}

const arrive = (form: FormHandle, path: string, file: UploadedFile): void => {
  const now = form.now(path)
  form.set(path, [...(Array.isArray(now) ? now : []), file])
}

/**
 * Uploads picked files one after the other, since the first may start the session that the others belong to. `status` tells what
 * became of the last file.
 */
export function useUploads(path: string, taken: UploadLimits) {
  const { waiting, append, change, drop } = useWaiting()
  const [status, setStatus] = useState('')
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const form = useForm()
  const latest = useRef(form)
  latest.current = form
  const send = async ({ key, file, controller: { signal } }: WaitingUpload) => {
    if (signal.aborted) return
    try {
      if (isHeic(file)) change(key, { doing: converting })
      const ready = isHeic(file) ? await jpegOfHeic(file, signal) : file
      change(key, { doing: undefined })
      arrive(
        latest.current,
        path,
        await sendFile(ready, { signal, onProgress: (sent) => change(key, { sent }) }),
      )
      drop(key)
      setStatus(`${ready.name} is toegevoegd.`)
    } catch (failed) {
      if (signal.aborted) return
      // a photo that could not be converted was never sent
      if (failed instanceof NotSent) latest.current.log('Failed to upload file')
      const error = (failed as Error).message
      change(key, { error, doing: undefined, again: failed instanceof NotSent && failed.again })
      setStatus(`${file.name}: ${error}`)
    }
  }
  const line = (one: WaitingUpload) => {
    queue.current = queue.current.then(() => send(one))
    form.wait(queue.current)
  }
  const failed = waiting.some(({ error }) => error !== undefined)
  useEffect(() => latest.current.block(path, failed ? mend : undefined), [path, failed])
  return {
    waiting,
    status,
    /** Adds files to the `held` ones that are there. A file over the maximum is shown as refused, never left out in silence. */
    add: (files: readonly File[], held: number) => {
      const more = files.map((file, at): WaitingUpload => {
        const error = held + at >= taken.max ? tooManyUploads(taken.max) : faultOf(file, taken)
        return { key: `upload-${++counted}`, file, sent: 0, error, controller: new AbortController() }
      })
      append(more)
      for (const one of more)
        one.error === undefined ? line(one) : setStatus(`${one.file.name}: ${one.error}`)
    },
    again: (key: string) => {
      const one = waiting.find((each) => each.key === key)
      if (!one) return
      change(key, { error: undefined, again: undefined, sent: 0 })
      line(one)
    },
    remove: (key: string) => {
      waiting.find((one) => one.key === key)?.controller.abort()
      drop(key)
      setStatus('Het bestand is verwijderd.')
    },
  }
}
