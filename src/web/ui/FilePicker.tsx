import { type DragEvent, type ReactNode, useRef } from 'react'
import { Button, IconButton } from './Button.tsx'
import { FieldError, Hint } from './Field.tsx'
import { Icon } from './icons/Icon.tsx'
import { errorId, type Question, wiring } from './wiring.ts'

export type PickedFile = {
  key: string
  name: string
  /** As shown: `1,2 MB`. */
  size: string
  error?: string
  /** From 0 to 1 while it is being sent. */
  sent?: number
  /** What is done with it before it is sent: `Foto omzetten…`. */
  doing?: string
}

type FilePickerProps = Question & {
  files: readonly PickedFile[]
  onAdd?: (files: File[]) => void
  onRemove?: (key: string) => void
  /** The button: `Extra bijlage toevoegen`. */
  addText: string
  /** No further file fits: the button is gone. */
  full?: boolean
  /** `.pdf,.jpg` as the browser's own list of files takes it. */
  accept?: string
  multiple?: boolean
  /** Beside the button, where files may be dropped as well. */
  dropText?: string
  /** Asks to hide personal data in attachments. */
  disclaimer?: ReactNode
}

/** Files to send along: a list with sizes, a button for more, and what is wrong beside the file it is about. */
export function FilePicker(props: FilePickerProps) {
  const {
    id,
    label,
    hint,
    error,
    optional,
    files,
    onAdd,
    onRemove,
    addText,
    full,
    accept,
    multiple = true,
  } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {optional && <span className="optional"> Optioneel</span>}
      </label>
      {hint && <Hint id={id}>{hint}</Hint>}
      {props.disclaimer}
      <div className="files">
        {files.length > 0 && (
          <ul className="files bare">
            {files.map((file) => (
              <FileRow key={file.key} file={file} onRemove={onRemove} />
            ))}
          </ul>
        )}
        <div className="files-add" hidden={full} {...(props.dropText && dropping(onAdd))}>
          <input
            ref={input}
            className="file-input"
            type="file"
            id={id}
            tabIndex={-1}
            accept={accept}
            multiple={multiple}
            {...wiring({ id, label, hint, error, optional: true })}
            onChange={(event) => {
              onAdd?.([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
          <Button
            variant="secondary"
            icon="plus"
            aria-describedby={error ? errorId(id) : undefined}
            onClick={() => input.current?.click()}
          >
            {addText}
          </Button>
          {props.dropText && <span className="files-drop">{props.dropText}</span>}
        </div>
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}

/** Takes files that are dropped here; what else is dropped goes its own way. */
const dropping = (onAdd: FilePickerProps['onAdd']) => ({
  onDragOver: (event: DragEvent<HTMLElement>) => {
    if (event.dataTransfer.types.includes('Files')) event.preventDefault()
  },
  onDrop: (event: DragEvent<HTMLElement>) => {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    onAdd?.([...event.dataTransfer.files])
  },
})

function FileRow({ file, onRemove }: { file: PickedFile } & Pick<FilePickerProps, 'onRemove'>) {
  return (
    <li className={file.error ? 'file file-error' : 'file'}>
      <Icon name="file" />
      <div className="file-name">
        {file.name} <span className="file-size">{file.size}</span>
      </div>
      <IconButton icon="trash" label={`Verwijder ${file.name}`} onClick={() => onRemove?.(file.key)} />
      {file.doing !== undefined && <p className="file-doing">{file.doing}</p>}
      {file.sent !== undefined && file.doing === undefined && (
        <progress className="file-bar" max={1} value={file.sent} aria-label={`${file.name} versturen`} />
      )}
      {file.error && <FieldError id={file.key}>{file.error}</FieldError>}
    </li>
  )
}
