// `npm run sbom [file]`: writes the software bill of materials of what is shipped, as CycloneDX JSON. Works offline.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The bill that npm makes from the lock file, with the name of the product in place of the name of its folder. */
export function billOfMaterials(): { metadata: { component: { name: string } }; components: unknown[] } {
  const args = [
    'sbom',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
    '--omit=dev',
    '--package-lock-only',
  ]
  const npm = process.env.npm_execpath
  const { stdout, status, error } = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
    : spawnSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
  if (status !== 0) throw new Error('npm could not make the bill of materials.', { cause: error })
  const bill = JSON.parse(stdout) as ReturnType<typeof billOfMaterials>
  const { name } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { name: string }
  bill.metadata.component.name = name
  return bill
}

if (import.meta.main) {
  const [path = 'sbom.cdx.json'] = process.argv.slice(2)
  const bill = billOfMaterials()
  writeFileSync(path, `${JSON.stringify(bill, null, 2)}\n`)
  console.log(`${path}: ${bill.components.length} components`)
}
