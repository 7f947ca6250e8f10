/** Draws documents in a byte, for tests of something else. */
export const draw = async (): Promise<Uint8Array> => new Uint8Array([37])
