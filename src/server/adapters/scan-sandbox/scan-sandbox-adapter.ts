import { eicar } from '../../ports/eicar.ts'
import type { Scan } from '../../ports/scan.ts'

/** The sandbox of the virus scanner. It finds one virus: the EICAR test text, anywhere in a file. */
export const scanSandbox = (): Scan => ({
  async scan(content) {
    const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
    return bytes.includes(eicar) ? { infected: true, virus: 'Eicar-Test-Signature' } : { infected: false }
  },
})
