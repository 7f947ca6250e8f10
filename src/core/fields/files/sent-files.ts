import * as z from 'zod/mini'
import { type Brick, brick } from '../brick/brick.ts'
import { annotated } from '../brick/schema-annotations.ts'
import { required } from '../brick/sentences.ts'
import { type Attachment, fileOf, fileSentences, MAX_ATTACHMENTS } from './attachments.ts'
import { idForm, tooManyUploads, uploadGone } from './uploads.ts'

/** A file that travels in the request itself, or the id of one that was uploaded before. */
export type SentFile = Attachment | string

interface SentFilesField {
  label?: string
  accept: readonly string[]
  min?: number
  max?: number
  tooBig?: string
}

/**
 * Files of a form (multipart): each is sent in it, or was uploaded before and is named by its id; up to ten together, each id
 * once. `takeFiles` checks that the ids are the sender's.
 */
export const sentFiles = ({
  label = 'Bijlagen',
  accept,
  min = 1,
  max = MAX_ATTACHMENTS,
  tooBig = fileSentences.tooBig,
}: SentFilesField): Brick<SentFile[], readonly SentFile[]> => {
  const file = fileOf(accept, tooBig)
  const one = z.unknown().check((context) => {
    const sent = context.value
    if (typeof sent !== 'string') {
      const wrong = z.safeParse(file, sent).error?.issues[0]
      if (wrong) context.issues.push({ code: 'custom', message: wrong.message, input: sent })
    } else if (!idForm.test(sent)) context.issues.push({ code: 'custom', message: uploadGone, input: sent })
  })
  annotated(one, { type: 'string', format: 'binary' })
  const schema = z.array(one, required).check(
    z.maxLength(max, { error: tooManyUploads(max), abort: true }),
    z.minLength(min, required),
    z.refine((all) => {
      const ids = all.filter((sent) => typeof sent === 'string')
      return new Set(ids).size === ids.length
    }, uploadGone),
  )
  return brick(schema as unknown as z.ZodMiniType<SentFile[], readonly SentFile[]>, {
    label,
    control: 'files',
    example: [{ name: `voorbeeld${accept[0]}`, size: 2048 }],
    files: { accept, max },
    // the document shows their names as the server knows them; a row never shows content
    keeps: 'never',
    unlisted: true,
    personal: true,
  })
}
