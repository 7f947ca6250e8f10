/** So many files and bytes together. */
export interface Share {
  readonly files: number
  readonly bytes: number
}

/** What may be uploaded, and when. Counted are files that no request has claimed yet, unless said. */
export interface UploadRules {
  /** Whether any form claims uploads; while none does, the call refuses. */
  readonly open: boolean
  readonly perSession: Share
  /** Of one internet address, as limits see it. */
  readonly perAddress: Share
  /** Of one internet address in a day, whether a request claimed them or not. */
  readonly perDay: Share
  /** Of everybody together. */
  readonly inAll: Share
  /** Bytes of all files, claimed or not, beyond which only who is logged in adds some. */
  readonly kept: number
  /** Bytes of the disk that uploads leave free. */
  readonly leaveFree: number
}

/** A megabyte as settings count it. */
export const megabyte = 1_000_000
