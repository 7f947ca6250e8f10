import { useRef } from 'react'
import { attachFile } from '../../../core/contract/request-messages/request-messages-calls.ts'
import { uploadedFiles } from '../../../core/fields/files/attachments.ts'
import { fileSize } from '../../../web/form/file-size.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { Failure } from '../../kit/Failure.tsx'
import { OfficeIcon } from '../../kit/OfficeIcon.tsx'
import { useOffice } from '../../shell/office-context.ts'
import { useAct } from '../../shell/use-act.ts'
import type { RequestWhole } from '../request-words.ts'

export type ReplyFile = RequestWhole['files'][number]

interface ReplyFilesProps {
  reference: string
  files: readonly ReplyFile[]
  onFiles(files: readonly ReplyFile[]): void
}

/** Files that go along with a message. Each is judged as it is added, as those of senders are. */
export function ReplyFiles({ reference, files, onFiles }: ReplyFilesProps) {
  const { call } = useOffice()
  const input = useRef<HTMLInputElement>(null)
  const { fault, isBusy, run } = useAct()
  const add = (chosen: FileList | null) =>
    run(async () => {
      const added: ReplyFile[] = []
      for (const file of chosen ?? []) {
        added.push(await call(attachFile, { params: { reference }, body: { File: [file] } }))
        onFiles([...files, ...added])
      }
    })
  return (
    <div className="stack">
      {files.length > 0 && (
        <ul className="message-files">
          {files.map(({ id, name, bytes }) => (
            <li key={id}>
              <bdi>{name}</bdi> <span className="muted">{fileSize(bytes)}</span>{' '}
              <Button variant="quiet" onClick={() => onFiles(files.filter((one) => one.id !== id))}>
                Haal weg<span className="unseen">: {name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={uploadedFiles.join(',')}
          onChange={(event) => {
            void add(event.target.files)
            event.target.value = ''
          }}
        />
        <Button
          variant="quiet"
          busy={isBusy}
          busyText="Bestand controleren"
          onClick={() => input.current?.click()}
        >
          <OfficeIcon name="link" size="s" />
          Bestand erbij
        </Button>
      </div>
      {fault && <Failure fault={fault} />}
    </div>
  )
}
