const dutch = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })

/** A file size in words: `380 kB`, `1,2 MB`. */
export const fileSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${dutch.format(bytes / 1_000_000)} MB`
