import { eicar } from '../../ports/eicar.ts'
import { type SandboxSwitches, switchable } from '../../ports/sandbox-switches.ts'
import { type Scan, scanGuards } from '../../ports/scan.ts'

/** A virus scanner that knows one virus: the text that scanners are tried with, wherever it stands in a file. */
export const scanSandbox = (switches: SandboxSwitches): Scan =>
  switchable('scan', scanner, scanGuards, switches)

const scanner: Scan = {
  async scan(content) {
    const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
    return bytes.includes(eicar) ? { infected: true, virus: 'Eicar-Test-Signature' } : { infected: false }
  },
}
