/** Pixels of the longest side of the JPEG: enough to read a letter on it, in a few megabytes. */
const longestSide = 4096
/** Qualities of the JPEG, from 0 to 1: the second is used where the first gives more bytes than a form takes. */
const qualities = [0.85, 0.6]

export interface HeicRequest {
  file: Blob
  /** Most bytes of the JPEG. */
  most: number
}
export type HeicResponse = { jpeg: Blob } | { failed: string }

/** Reads a photo by the browser itself where it can (Safari), else by a decoder that is loaded for it. */
const read = async (file: Blob): Promise<ImageBitmap> => {
  try {
    return await createImageBitmap(file)
  } catch {
    const { decodeHeic } = await import('./decode.ts')
    return decodeHeic(file)
  }
}

const jpegOf = async ({ file, most }: HeicRequest): Promise<Blob> => {
  const picture = await read(file)
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale)))
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  for (const quality of qualities) {
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality })
    if (jpeg.size <= most) return jpeg
  }
  throw new Error('too many bytes')
}

// The worker: it receives one photo and posts it as a JPEG, or why it cannot. Decoding by libheif needs WebAssembly, which only
// this file's own Content-Security-Policy allows (src/server/http/pages/content-security-policy.ts).
self.addEventListener('message', ({ data }: MessageEvent<HeicRequest>) => {
  const answer = (answered: HeicResponse) => self.postMessage(answered)
  jpegOf(data).then(
    (jpeg) => answer({ jpeg }),
    (thrown: unknown) => answer({ failed: String(thrown) }),
  )
})
