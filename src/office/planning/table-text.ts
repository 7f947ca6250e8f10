/**
 * The text of a file with a table. Spreadsheets save it as UTF-8, or in the older alphabet of Windows: a text that is no UTF-8 is
 * read as that.
 */
export const tableText = (bytes: ArrayBuffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
