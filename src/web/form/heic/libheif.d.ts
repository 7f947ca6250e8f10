/** The part of libheif's WebAssembly build that we use; the package itself describes only the parts below it. */
declare module 'libheif-js/libheif-wasm/libheif.js' {
  /** Pixels in RGBA, row by row. */
  interface Pixels {
    data: Uint8ClampedArray
    width: number
    height: number
  }
  interface HeifImage {
    get_width(): number
    get_height(): number
    is_primary(): boolean
    /** Fills the pixels, upright; `done` gets null where the picture cannot be read. */
    display(into: Pixels, done: (pixels: Pixels | null) => void): void
  }
  interface Libheif {
    HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] }
  }
  const open: (options: { wasmBinary: ArrayBuffer }) => Libheif
  export default open
}
