/** Where uploads are kept. Throws only `PartnerError('files', reason)`. */
export interface Files {
  put(id: string, content: Uint8Array): Promise<void>
  /** undefined when there is no such file. */
  get(id: string): Promise<Uint8Array | undefined>
  remove(id: string): Promise<void>
}
