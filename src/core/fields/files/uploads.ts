import * as z from 'zod/mini'
import { type Brick, brick } from '../brick/brick.ts'
import { required } from '../brick/sentences.ts'
import { attachmentsDisclaimer, MAX_ATTACHMENTS } from './attachments.ts'

/** A file that was uploaded, by the id that the server gave it (D29). `bytes` is its size. */
export interface UploadedFile {
  id: string
  name: string
  bytes: number
}

/** Error of a file that is gone: it was uploaded in another visit, or too long ago. */
export const uploadGone = 'Een van je bestanden is er niet meer. Verwijder het en voeg het opnieuw toe.'
/** Error of more files than a form accepts. */
export const tooManyUploads = (max: number) => `Je kunt maximaal ${max} bijlagen toevoegen.`

const exampleId = '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42'
export const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

interface UploadsField {
  label?: string
  accept: readonly string[]
  min?: number
  max?: number
  tooBig?: string
}

/**
 * Files that are uploaded while the form is filled in, each when it is picked; the answer holds those that arrived. A request
 * names them by `fileIds`. A browser keeps nothing of them (D7).
 */
export const uploads = ({
  label = 'Bijlage',
  accept,
  min = 1,
  max = MAX_ATTACHMENTS,
  tooBig,
}: UploadsField): Brick<UploadedFile[], UploadedFile[]> =>
  brick(
    z
      .array(
        z.object({
          id: z.string().check(z.regex(idForm)),
          name: z.string().check(z.maxLength(255)),
          bytes: z.int().check(z.gte(0)),
        }),
        required,
      )
      .check(z.minLength(min, required), z.maxLength(max, tooManyUploads(max))),
    {
      label,
      control: 'uploads',
      hint: attachmentsDisclaimer,
      example: [{ id: exampleId, name: `voorbeeld${accept[0]}`, bytes: 2048 }],
      files: { accept, max, tooBig },
      show: (files) => files.map(({ name }) => name).join(', '),
      keeps: 'quiet',
      personal: true,
    },
  )

/** Uploaded files in a request, by their ids (spec 001 section 3). `takeFiles` checks that they are the sender's. */
export const fileIds = ({
  label = 'Bijlagen',
  min = 0,
  max = MAX_ATTACHMENTS,
} = {}): Brick<string[], string[]> =>
  brick(
    z.array(z.string(required).check(z.regex(idForm, uploadGone)), required).check(
      z.maxLength(max, { error: tooManyUploads(max), abort: true }),
      z.minLength(min, required),
      z.refine((ids) => new Set(ids).size === ids.length, uploadGone),
    ),
    // the document shows their names as the server knows them
    { label, control: 'none', example: [exampleId], keeps: 'plain', unlisted: true },
  )
