import openLibheif from 'libheif-js/libheif-wasm/libheif.js'
import program from 'libheif-js/libheif-wasm/libheif.wasm?url'

/** Most pixels that are decoded, of four bytes each, so that they fit in a phone's memory. */
const mostPixels = 60_000_000

/**
 * Decodes the main picture of a HEIC file, upright, by libheif: for browsers that cannot read one themselves.
 * @throws Error when
 * it cannot be read, or is too large.
 */
export const decodeHeic = async (file: Blob): Promise<ImageBitmap> => {
  const answer = await fetch(program)
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  const { HeifDecoder } = openLibheif({ wasmBinary: await answer.arrayBuffer() })
  const pictures = new HeifDecoder().decode(new Uint8Array(await file.arrayBuffer()))
  const picture = pictures.find((one) => one.is_primary()) ?? pictures[0]
  if (!picture) throw new Error('no picture')
  const [width, height] = [picture.get_width(), picture.get_height()]
  if (width * height > mostPixels) throw new Error('too many pixels')
  const pixels = new ImageData(width, height)
  await new Promise<void>((resolve, reject) => {
    picture.display(pixels, (filled) => (filled ? resolve() : reject(new Error('no pixels'))))
  })
  return createImageBitmap(pixels)
}
