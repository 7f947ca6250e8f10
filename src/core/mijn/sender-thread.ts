/** A file of a message, as the sender of the request gets it. */
export interface SenderFile {
  name: string
  bytes: number
  /** Address at which it is downloaded. */
  href: string
}

/** A message about a request, as its sender reads it. */
export interface SenderMessage {
  id: string
  /** ISO 8601 instant. */
  at: string
  from: 'us' | 'you'
  /** The desk that wrote it, as the settings name it; never who. Null for one of the sender. */
  by: string | null
  text: string
  /** True for one of ours that was not read before. */
  isNew: boolean
  files: SenderFile[]
}

/** What was written about a request, the oldest first, with whether its sender can answer and whether we wait for that. */
export interface SenderThread {
  messages: SenderMessage[]
  canAnswer: boolean
  isAsked: boolean
}
