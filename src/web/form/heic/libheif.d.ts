/** The part of libheif's build for WebAssembly that we use; the package describes only what lies below it. */
declare module 'libheif-js/libheif-wasm/libheif.js' {
  /** RGBA, row by row. */
  interface Pixels {
    data: Uint8ClampedArray
    width: number
    height: number
  }
  interface HeifImage {
    get_width(): number
    get_height(): number
    is_primary(): boolean
    /** Fills the pixels, upright; tells null where they cannot be read. */
    display(into: Pixels, done: (pixels: Pixels | null) => void): void
  }
  interface Libheif {
    HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] }
  }
  const open: (options: { wasmBinary: ArrayBuffer }) => Libheif
  export default open
}
