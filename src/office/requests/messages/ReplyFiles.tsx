import { useRef } from 'react'
import { attachFile } from '../../../core/contract/request-messages/request-messages-calls.ts'
import { uploadedFiles } from '../../../core/fields/files/attachments.ts'
import type { ReplyAct } from '../../../core/staff/reply-acts.ts'
import { fileSize } from '../../../web/form/file-size.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { Notice } from '../../../web/ui/Notice.tsx'
import { Failure } from '../../kit/Failure.tsx'
import { OfficeIcon } from '../../kit/OfficeIcon.tsx'
import { useOffice } from '../../shell/office-context.ts'
import { useAct } from '../../shell/use-act.ts'
import type { Reply } from './use-reply.ts'

interface ReplyFilesProps {
  act: ReplyAct
  reference: string
  reply: Reply
}

/** Files that go along with a message. Each is judged as it is added, as those of senders are. */
export function ReplyFiles({ act, reference, reply }: ReplyFilesProps) {
  const { call } = useOffice()
  const input = useRef<HTMLInputElement>(null)
  const { fault, isBusy, run } = useAct()
  const { files, gone } = reply
  const add = (chosen: readonly File[]) => {
    let came = false
    const adding = run(async () => {
      for (const file of chosen)
        reply.addFile(await call(attachFile, { params: { reference }, body: { File: [file] } }), act)
      came = true
    })
    // a message that is sent meanwhile waits for it
    reply.wait(
      adding.then(
        () => came,
        () => false,
      ),
    )
  }
  return (
    <div className="stack">
      {files.length > 0 && (
        <ul className="message-files">
          {files.map(({ id, name, bytes }) => (
            <li key={id}>
              <bdi>{name}</bdi> <span className="muted">{fileSize(bytes)}</span>{' '}
              <Button variant="quiet" onClick={() => reply.removeFile(id, act)}>
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
            add([...(event.target.files ?? [])])
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
      {gone !== undefined && (
        <Notice tone="warn" role="alert">
          <p>{gone}</p>
        </Notice>
      )}
      {fault && <Failure fault={fault} />}
    </div>
  )
}
