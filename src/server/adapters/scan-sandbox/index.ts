import { eicar } from '../../ports/eicar.ts'
import type { Scan } from '../../ports/scan.ts'

/** A virus scanner that knows one virus: the text that scanners are tried with, wherever it stands in a file. */
export const scanSandbox = (): Scan => ({
  async scan(content) {
    const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
    return bytes.includes(eicar) ? { infected: true, virus: 'Eicar-Test-Signature' } : { infected: false }
  },
})
