/** A port made for its conformance suite, and what ends it. */
export interface Made<P> {
  port: P
  close(): Promise<void>
}
