/** A number of files with their total size. */
export interface Share {
  readonly files: number
  readonly bytes: number
}

/** Limits on uploads. They count the files that no request has claimed yet, unless said otherwise. */
export interface UploadRules {
  /** Whether any form claims uploads. While none does, the call refuses them. */
  readonly open: boolean
  readonly perSession: Share
  /** For one internet address, as rate limits see it. */
  readonly perAddress: Share
  /** For one internet address in a day, whether a request claimed the files or not. */
  readonly perDay: Share
  readonly inAll: Share
  /** Bytes of all files, claimed or not, above which only people who are logged in may add files. */
  readonly kept: number
  /** Bytes of the disk that uploads leave free. */
  readonly leaveFree: number
}

/** Bytes in a megabyte as settings count it. */
export const megabyte = 1_000_000
