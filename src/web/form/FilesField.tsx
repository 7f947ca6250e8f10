import { FilePicker } from '../ui/FilePicker.tsx'
import type { ControlProps } from './control.ts'
import { fileSize } from './file-size.ts'
import { useForm } from './handle.ts'

/** Attachments. Every file is checked on its own, so that its error stands beside it. */
export function FilesField({ path, brick, value }: ControlProps) {
  const form = useForm()
  const { facts, optional } = brick
  const files = (Array.isArray(value) ? value : []).filter((one): one is File => one instanceof File)
  const most = facts.files?.max ?? 10
  const errorOf = (file: File) => {
    const result = brick.schema.safeParse([file])
    return result.success ? undefined : result.error.issues[0]?.message
  }
  const rows = files.map((file, index) => {
    const error = errorOf(file)
    return {
      key: `${form.idOf(path)}-${index}`,
      name: file.name,
      size: fileSize(file.size),
      ...(error && { error }),
    }
  })
  return (
    <FilePicker
      id={form.idOf(path)}
      label={facts.label}
      optional={optional}
      error={rows.some((row) => 'error' in row) ? undefined : form.error(path)}
      files={rows}
      accept={facts.files?.accept.join(',')}
      addText="Extra bijlage toevoegen"
      full={files.length >= most}
      disclaimer={facts.hint}
      onAdd={(more) => form.set(path, [...files, ...more].slice(0, most))}
      onRemove={(key) =>
        form.set(
          path,
          files.filter((_file, index) => rows[index]?.key !== key),
        )
      }
    />
  )
}
