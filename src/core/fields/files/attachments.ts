import * as z from 'zod/mini'
import { type Brick, brick } from '../brick/brick.ts'
import { annotated } from '../brick/schema-annotations.ts'
import { required } from '../brick/sentences.ts'
import { unreadable } from '../brick/text.ts'

/** What is known of a file before its content is read; the browser's `File` is one. `size` in bytes. */
export interface Attachment {
  readonly name: string
  readonly size: number
  /** Its media type as the device or browser declares it. */
  readonly type?: string
}

/** Most bytes of one file (spec 000 section 9). */
export const MAX_ATTACHMENT_BYTES = 10_485_760
/** Most files of one form (spec 000 section 9). */
export const MAX_ATTACHMENTS = 10

/** The extensions that each form accepts (spec 000 section 5, spec 001 section 9). */
export const contactFiles = ['.jpg', '.jpeg', '.png', '.gif', '.bmp', '.pdf', '.doc', '.docx'] as const
export const complaintFiles = ['.doc', '.docx', '.jpg', '.pdf', '.xls', '.xlsx'] as const
export const documentFiles = ['.pdf', '.doc', '.docx', '.png', '.jpeg', '.jpg'] as const
/** All extensions that any form accepts: an upload does not tell yet for which form it is. */
export const uploadedFiles: readonly string[] = [
  ...new Set<string>([...documentFiles, ...contactFiles, ...complaintFiles]),
]

/** The errors of a refused file (spec 000 section 5). */
export const fileSentences = {
  tooBig: 'Het bestand is te groot (maximaal 10 MB).',
  unsupported: 'Dit bestandstype wordt niet ondersteund.',
  notAccepted: (accept: readonly string[]) => `Alleen ${accept.join(', ')} bestanden zijn toegestaan.`,
  generic: 'Er is een probleem met het bestand.',
  otherName: (extension: string) => `De naam moet eindigen op ${extension}, net als het bestand.`,
}
/** The error of a file that is too big, on the contact and complaint forms (spec 000 section 5). */
export const attachmentTooBig = 'Maximale grootte is 10 MB.'
/** The hint beside every upload (spec 000 section 5). */
export const attachmentsDisclaimer =
  'Maak persoonsgegevens in je bijlagen onleesbaar, zoals je burgerservicenummer en rekeningnummer.'
const tooMany = (max: number) => `Je kunt maximaal ${max} bijlagen toevoegen.`

/** Characters of a path, which a file name may not hold. */
export const inPath = /[/\\]/

/** The extension in lower case with its dot, `''` where there is none. */
export const extensionOf = (name: string): string => /\.[a-z0-9]{1,10}$/i.exec(name)?.[0].toLowerCase() ?? ''

/** Extensions for files that phones offer without one (Android calls a photo `1000012345`), by the declared media type. */
const extensionsByType: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/jpg': '.jpg',
  'image/png': '.png',
  'image/gif': '.gif',
  'image/bmp': '.bmp',
  'application/pdf': '.pdf',
}

/**
 * Why a file is refused at the moment it is picked, as a sentence; undefined when it is accepted. A name without extension is
 * judged by the declared type, and the server names it by its content; without either the type counts as unsupported. The server
 * judges the content, and answers `unsupported`. `tooBig` is a form's own error for a file over 10 MB.
 */
export const fileFault = (
  file: Attachment,
  accept: readonly string[],
  tooBig: string = fileSentences.tooBig,
): string | undefined => {
  const named = extensionOf(file.name)
  const extension = named || (extensionsByType[file.type ?? ''] ?? '')
  // the length of the name as it is kept: composing makes some letters longer
  const kept = file.name.normalize('NFC').length + extension.length - named.length
  if (file.name.length > 255 || kept > 255) return fileSentences.generic
  if (file.size === 0 || unreadable.test(file.name) || inPath.test(file.name)) return fileSentences.generic
  if (extension === '') return fileSentences.unsupported
  if (!accept.includes(extension)) return fileSentences.notAccepted(accept)
  return file.size > MAX_ATTACHMENT_BYTES ? tooBig : undefined
}

const isAttachment = (value: unknown): value is Attachment =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'size' in value &&
  typeof value.size === 'number' &&
  value.size >= 0

/** Schema of one file, by what is known of it before its content is read. */
export const fileOf = (accept: readonly string[], tooBig: string) => {
  const faultOf = (value: unknown) =>
    isAttachment(value) ? fileFault(value, accept, tooBig) : fileSentences.generic
  const file = z.unknown().check((context) => {
    const message = faultOf(context.value)
    if (message !== undefined) context.issues.push({ code: 'custom', message, input: context.value })
  })
  // for the API description, which cannot read a check
  annotated(file, { type: 'string', format: 'binary' })
  return file
}

interface AttachmentsField {
  accept: readonly string[]
  min?: number
  max?: number
  label?: string
  tooBig?: string
}

/** Up to ten files of the types that a form takes, 10 MB each (spec 000 sections 5 and 9). */
export const attachments = ({
  accept,
  min = 1,
  max = MAX_ATTACHMENTS,
  label = 'Bijlage',
  tooBig = fileSentences.tooBig,
}: AttachmentsField): Brick<Attachment[], readonly Attachment[]> => {
  const schema = z
    .array(fileOf(accept, tooBig), required)
    .check(z.minLength(min, required), z.maxLength(max, tooMany(max)))
  return brick(schema as unknown as z.ZodMiniType<Attachment[], readonly Attachment[]>, {
    label,
    control: 'files',
    hint: attachmentsDisclaimer,
    example: [{ name: `voorbeeld${accept[0]}`, size: 2048 }],
    files: { accept, max },
    show: (files) => files.map((file) => file.name).join(', '),
    // its name and place are kept with the request; the browser keeps neither (D7)
    keeps: 'quiet',
    personal: true,
  })
}
