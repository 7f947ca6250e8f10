import { attachFile } from '../../src/core/contract/request-messages/request-messages-calls.ts'
import { pdf } from './made-files.ts'
import type { OfficeColleague } from './office-requests.ts'
import type { TestServer } from './server.ts'

interface Attaching {
  by: OfficeColleague
  reference: string
  name?: string
}

/** What came of it: the id of the file, or with which code and in which sentence it was refused. */
interface Attached {
  status: number
  /** Empty where it was refused. */
  id: string
  code?: string
  title?: string
}

/** Uploads a file for a message to the sender of a request, as a browser does. */
export const attachToReply = async (
  { app }: Pick<TestServer, 'app'>,
  { by: { cookie }, reference, name = 'offerte.pdf' }: Attaching,
): Promise<Attached> => {
  const form = new FormData()
  form.append('File', new File([new Uint8Array(pdf)], name))
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  const answer = await app.inject({
    method: 'POST',
    url: attachFile.path.replace('{reference}', reference),
    headers: { 'content-type': request.headers.get('content-type') ?? '', cookie },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: answer.statusCode, id: '', ...answer.json<Partial<Attached>>() }
}
