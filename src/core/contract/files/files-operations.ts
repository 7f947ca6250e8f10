import * as z from 'zod/mini'
import { brick, optional } from '../../fields/brick/brick.ts'
import { group } from '../../fields/brick/group.ts'
import { required } from '../../fields/brick/sentences.ts'
import { line } from '../../fields/brick/text.ts'
import {
  type Attachment,
  fileFault,
  fileSentences,
  inPath,
  uploadedFiles,
} from '../../fields/files/attachments.ts'
import { operation } from '../operation.ts'

const isFile = (value: unknown): value is Attachment =>
  typeof value === 'object' && value !== null && 'name' in value && 'size' in value

const oneFile = z
  .custom<Attachment>(isFile, { error: fileSentences.generic, abort: true })
  .check((context) => {
    const message = fileFault(context.value, uploadedFiles)
    if (message !== undefined) context.issues.push({ code: 'custom', message, input: context.value })
  })

const file = brick(
  z.array(oneFile, required).check(z.minLength(1, required), z.maxLength(1, fileSentences.generic)),
  {
    label: 'Bestand',
    control: 'files',
    example: [{ name: 'tekening.pdf', size: 2048 }],
    keeps: 'never',
    personal: true,
    files: { accept: uploadedFiles, max: 1 },
  },
)

const name = brick(line({ max: 255, invalid: fileSentences.generic, ok: (text) => !inPath.test(text) }), {
  label: 'Naam van het bestand',
  control: 'text',
  example: 'tekening.pdf',
  keeps: 'plain',
  personal: true,
})

export const upload = operation({
  summary: 'Bewaart een bestand; alleen de afzender en onze medewerkers kunnen het lezen.',
  body: group({ Name: optional(name), File: file }),
  answer: z.object({ id: z.string() }),
  example: { id: '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42' },
  status: 201,
  limit: 'upload',
  keepsFile: true,
  faults: [
    { status: 403, code: 'uploads-closed', when: 'geen formulier neemt nu bestanden aan' },
    { status: 413, code: 'body-too-large', when: 'de hele inzending is te groot' },
    { status: 415, code: 'unsupported-media-type', when: 'de inhoud is geen multipart/form-data' },
    {
      status: 503,
      code: 'partner-unavailable',
      when: 'het bestand kan nu niet op virussen worden gecontroleerd of niet worden bewaard',
    },
    { status: 507, code: 'no-room', when: 'er is geen plaats voor meer bestanden' },
  ],
})
