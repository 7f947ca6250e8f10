const orientationTag = 0x0112
/** The EXIF type SHORT, two bytes. */
const short = 3

/**
 * The orientation (1 to 8) in the EXIF data of a picture, from its byte order mark on; 1, which is upright, when the first
 * directory has none.
 */
export const readOrientation = (exif: Uint8Array): number => {
  const view = new DataView(exif.buffer, exif.byteOffset, exif.byteLength)
  if (view.byteLength < 14) return 1
  const order = view.getUint16(0)
  if (order !== 0x4949 && order !== 0x4d4d) return 1
  const little = order === 0x4949
  const directory = view.getUint32(4, little)
  if (directory + 2 > view.byteLength) return 1
  const entries = view.getUint16(directory, little)
  for (let at = directory + 2, left = entries; left > 0 && at + 12 <= view.byteLength; at += 12, left--) {
    if (view.getUint16(at, little) !== orientationTag || view.getUint16(at + 2, little) !== short) continue
    const found = view.getUint16(at + 8, little)
    return found >= 1 && found <= 8 ? found : 1
  }
  return 1
}

/** EXIF data with an orientation and nothing else. */
export const exifOf = (orientation: number): Buffer => {
  const exif = Buffer.alloc(26)
  exif.write('MM\0*', 'latin1')
  exif.writeUInt32BE(8, 4)
  exif.writeUInt16BE(1, 8)
  exif.writeUInt16BE(orientationTag, 10)
  exif.writeUInt16BE(short, 12)
  exif.writeUInt32BE(1, 14)
  exif.writeUInt16BE(orientation, 18)
  return exif
}
