import type { UploadedFile } from '../../core/fields/files/uploads.ts'
import { FilePicker, type PickedFile } from '../ui/FilePicker.tsx'
import type { ControlProps } from './control.ts'
import { fileSize } from './file-size.ts'
import { useForm } from './handle.ts'
import { takesHeic, useUploads } from './use-uploads.ts'

const limitsInWords = (accept: readonly string[], max: number): string => {
  // `.jpg` and `.jpeg` are one kind
  const kinds = accept.filter((extension) => extension !== '.jpeg').map((extension) => extension.slice(1))
  const count = max === 1 ? 'Eén bestand' : `Maximaal ${max} bestanden`
  return `${count} van 10 MB: ${[kinds.slice(0, -1).join(', '), kinds.at(-1)].filter(Boolean).join(' of ')}.`
}

/** Files that are sent as soon as they are picked, each with its progress or the reason of its refusal. */
export function UploadsField({ path, brick, question, value }: ControlProps) {
  const form = useForm()
  const { files: { accept = [], max = 10, tooBig } = {}, hint } = brick.facts
  const { waiting, status, add, again, remove } = useUploads(path, { accept, max, tooBig })
  const arrived = (Array.isArray(value) ? value : []) as UploadedFile[]
  const rows: PickedFile[] = [
    ...arrived.map(({ id, name, bytes }) => ({ key: id, name, size: fileSize(bytes) })),
    ...waiting.map(({ key, file, sent, doing, error, again: may }) => ({
      key,
      name: file.name,
      size: fileSize(file.size),
      ...(error === undefined ? { sent, doing } : { error, again: may }),
    })),
  ]
  return (
    <FilePicker
      {...question}
      hint={limitsInWords(accept, max)}
      optional={question.optional === true}
      files={rows}
      accept={(takesHeic(accept) ? [...accept, '.heic', '.heif'] : accept).join(',')}
      addText="Extra bijlage toevoegen"
      full={rows.length >= max}
      disclaimer={hint}
      dropText="Of sleep je bestanden hierheen"
      status={status}
      onAdd={(picked) => add(picked, rows.length)}
      onAgain={again}
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
