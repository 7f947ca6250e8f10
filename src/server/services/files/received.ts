import type { Attachment } from '../../../core/fields/files/attachments.ts'

/** A file as it came in, whole. */
export interface Upload extends Attachment {
  /** As its sender declared it; not believed. */
  readonly type: string
  readonly content: Uint8Array
}
