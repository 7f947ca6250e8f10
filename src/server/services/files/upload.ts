import type { Attachment } from '../../../core/fields/files/attachments.ts'

export interface Upload extends Attachment {
  /** The media type that its sender declared. It is not trusted. */
  readonly type: string
  readonly content: Uint8Array
}
