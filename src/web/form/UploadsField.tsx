import { useEffect, useRef, useState } from 'react'
import { fileFault } from '../../core/fields/attachments.ts'
import { tooManyUploads, type UploadedFile } from '../../core/fields/uploads.ts'
import { FilePicker, type PickedFile } from '../ui/FilePicker.tsx'
import type { ControlProps } from './control.ts'
import { fileSize } from './file-size.ts'
import { type FormHandle, useForm } from './handle.ts'
import { isHeic, jpegName, jpegOfHeic } from './heic/heic.ts'
import { sendFile } from './send-file.ts'

/** A file that has not arrived: on its way, or refused with a sentence. */
interface Waiting {
  key: string
  file: File
  sent: number
  doing?: string
  error?: string
  controller: AbortController
}

/** Said when `Volgende` is pressed while a file was refused. */
const mend = 'Verwijder de bestanden die niet zijn meegekomen, of voeg ze opnieuw toe.'

/** Shown while a photo of a phone is made one that everybody can open. */
const converting = 'Foto omzetten…'

/** Whether a form that takes these extensions takes photos of phones too: they become a JPEG before they are sent. */
const takesHeic = (accept: readonly string[]): boolean => accept.includes('.jpg')

/** Why a file cannot come along, by the name under which it will be sent. */
const faultOf = (file: File, accept: readonly string[]): string | undefined => {
  const name = takesHeic(accept) ? jpegName(file.name) : file.name
  return fileFault({ name, size: file.size }, accept)
}

let counted = 0

/** Uploads what is picked, one after the other: the first one may begin the session that the others belong to. */
function useUploads(
  form: FormHandle,
  path: string,
  { accept, max }: { accept: readonly string[]; max: number },
) {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([])
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const latest = useRef(form)
  latest.current = form
  const change = (key: string, part: Partial<Waiting>) =>
    setWaiting((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)))
  const drop = (key: string) => setWaiting((all) => all.filter((one) => one.key !== key))
  const arrive = (file: UploadedFile) => {
    const now = latest.current.value(path)
    latest.current.set(path, [...(Array.isArray(now) ? now : []), file])
  }
  const send = async ({ key, file, controller }: Waiting) => {
    if (controller.signal.aborted) return
    try {
      const { signal } = controller
      if (isHeic(file.name)) change(key, { doing: converting })
      const ready = isHeic(file.name) ? await jpegOfHeic(file, signal) : file
      change(key, { doing: undefined })
      arrive(await sendFile(ready, { signal, onProgress: (sent) => change(key, { sent }) }))
      drop(key)
    } catch (failed) {
      if (!controller.signal.aborted) change(key, { error: (failed as Error).message })
    }
  }
  /** Adds these to `held` that stand there: one over the most is told as one that was refused, and left out in silence never. */
  const add = (files: readonly File[], held: number) => {
    const more = files.map((file, at): Waiting => {
      const error = held + at >= max ? tooManyUploads(max) : faultOf(file, accept)
      const base = { key: `upload-${++counted}`, file, sent: 0, controller: new AbortController() }
      return error === undefined ? base : { ...base, error }
    })
    setWaiting((all) => [...all, ...more])
    for (const one of more.filter(({ error }) => error === undefined)) {
      queue.current = queue.current.then(() => send(one))
      form.wait(queue.current)
    }
  }
  const remove = (key: string) => {
    waiting.find((one) => one.key === key)?.controller.abort()
    drop(key)
  }
  const failed = waiting.some(({ error }) => error !== undefined)
  useEffect(() => latest.current.block(path, failed ? mend : undefined), [path, failed])
  // whoever leaves the step takes along what has arrived
  const open = useRef(waiting)
  open.current = waiting
  useEffect(
    () => () => {
      for (const { controller } of open.current) controller.abort()
    },
    [],
  )
  return { waiting, add, remove }
}

/** Files that are sent as they are picked, each with its progress, or with the sentence of its refusal. */
export default function UploadsField({ path, brick, question, value }: ControlProps) {
  const form = useForm()
  const { files: { accept = [], max = 10 } = {}, hint } = brick.facts
  const { waiting, add, remove } = useUploads(form, path, { accept, max })
  const arrived = (Array.isArray(value) ? value : []) as UploadedFile[]
  const rows: PickedFile[] = [
    ...arrived.map(({ id, name, bytes }) => ({ key: id, name, size: fileSize(bytes) })),
    ...waiting.map(({ key, file, sent, doing, error }) => ({
      key,
      name: file.name,
      size: fileSize(file.size),
      ...(error === undefined ? { sent, doing } : { error }),
    })),
  ]
  return (
    <FilePicker
      {...question}
      hint={undefined}
      optional={question.optional === true}
      files={rows}
      accept={(takesHeic(accept) ? [...accept, '.heic', '.heif'] : accept).join(',')}
      addText="Bestand toevoegen"
      full={rows.length >= max}
      disclaimer={hint}
      dropText="Sleep je bestanden hierheen"
      onAdd={(picked) => add(picked, rows.length)}
      onRemove={(key) => {
        remove(key)
        if (arrived.some(({ id }) => id === key))
          form.set(
            path,
            arrived.filter(({ id }) => id !== key),
          )
      }}
    />
  )
}
