/** Draws every document as a single byte, for tests about something else. */
export const draw = async (): Promise<Uint8Array> => new Uint8Array([37])
