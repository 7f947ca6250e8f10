import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { Button, IconButton } from './Button.tsx'
import { classes } from './classes.ts'
import { FieldError, Hint } from './Field.tsx'
import { Icon } from './icons/Icon.tsx'
import { errorId, type Question, wiring } from './wiring.ts'

export type PickedFile = {
  key: string
  name: string
  /** The size in words: `1,2 MB`. */
  size: string
  error?: string
  /** True where sending it once more may succeed. */
  again?: boolean
  /** Share that was sent, from 0 to 1. */
  sent?: number
  /** Text while it is prepared for sending: `Foto omzetten…`. */
  doing?: string
}

type FilePickerProps = Question & {
  files: readonly PickedFile[]
  onAdd?: (files: File[]) => void
  onRemove?: (key: string) => void
  onAgain?: (key: string) => void
  /** Text of the button: `Extra bijlage toevoegen`. */
  addText: string
  /** True where no further file fits; the button is left out then. */
  full?: boolean
  /** Accepted extensions, as the browser's file dialog takes them: `.pdf,.jpg`. */
  accept?: string
  multiple?: boolean
  /** Text beside the button that files may be dropped there; left out where they may not. */
  dropText?: string
  disclaimer?: ReactNode
  /** What became of the last file, read out by screen readers. */
  status?: string
}

/** Files to send: a list with sizes, a button to add more, and the error of each file beside it. */
export function FilePicker(props: FilePickerProps) {
  const { id, label, hint, error, optional, files, onAdd, onRemove, onAgain, disclaimer } = props
  const list = useRef<HTMLDivElement>(null)
  const dropZone = useDropZone(props.dropText === undefined || props.full ? undefined : onAdd)
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {optional && <span className="optional"> Optioneel</span>}
      </label>
      {hint && <Hint id={id}>{hint}</Hint>}
      {disclaimer && <p className="files-disclaimer">{disclaimer}</p>}
      <div {...dropZone} className={classes('files', dropZone?.className)} ref={list}>
        {files.length > 0 && (
          <ul className="files bare">
            {files.map((file, at) => (
              <FileRow
                key={file.key}
                file={file}
                onAgain={onAgain}
                onRemove={(key) => {
                  onRemove?.(key)
                  focusAfterRemoval(list.current, at)
                }}
              />
            ))}
          </ul>
        )}
        <AddButton {...props} />
      </div>
      {props.status !== undefined && (
        <p className="unseen" role="status">
          {props.status}
        </p>
      )}
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}

/** The button to add files. The browser's own file input is hidden behind it, to carry the label and take the files. */
function AddButton(props: FilePickerProps) {
  const { id, label, hint, error, onAdd, addText, full, accept, multiple = true, dropText } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="files-add" hidden={full}>
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
      {dropText && <span className="files-drop">{dropText}</span>}
    </div>
  )
}

/**
 * Takes files that are dropped here, and shows during a drag that it will; anything else that is dropped is left to the browser.
 */
const useDropZone = (onAdd: FilePickerProps['onAdd']) => {
  const [over, setOver] = useState(false)
  if (!onAdd) return undefined
  return {
    className: over ? 'files-zone files-over' : 'files-zone',
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      // moving to an element inside is not leaving
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      setOver(false)
      if (event.dataTransfer.files.length === 0) return
      event.preventDefault()
      onAdd([...event.dataTransfer.files])
    },
  }
}

/** Moves the focus after a removal by keyboard: to the next file, or to the button to add more. */
const focusAfterRemoval = (list: HTMLElement | null, removed: number): void => {
  requestAnimationFrame(() => {
    const others = list?.querySelectorAll<HTMLElement>('.file .btn-icon') ?? []
    const next = others[removed] ?? others[removed - 1] ?? list?.querySelector<HTMLElement>('.files-add .btn')
    next?.focus()
  })
}

function FileRow({
  file,
  onRemove,
  onAgain,
}: { file: PickedFile } & Pick<FilePickerProps, 'onRemove' | 'onAgain'>) {
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
      {file.error && file.again && (
        <Button
          variant="secondary"
          size="small"
          className="file-again"
          aria-label={`Probeer opnieuw: ${file.name}`}
          onClick={() => onAgain?.(file.key)}
        >
          Probeer opnieuw
        </Button>
      )}
    </li>
  )
}
