// `npm run partner-suite -- <key> <url>`: checks a partner's own server against what its port asks, over our HTTP interface. It
// is made for the partner's engineers: all output is English, and no order is real (docs/partners.md).
import { existsSync } from 'node:fs'
import { type Clock, systemClock } from '../src/core/kernel/day.ts'
import { PartnerError } from '../src/core/kernel/fault.ts'
import { StartRefused } from '../src/server/database/refusal.ts'
import { parseEnvironment } from '../src/server/parse-environment.ts'
import { fileNameOf } from '../src/server/partners/partner.ts'
import { partners } from '../src/server/partners/partners.ts'
import { schemaOf } from '../src/server/ports/settings.ts'
import { type SignedWorld, signedChecks } from '../src/server/ports/signed.suite.ts'
import type { Check, PartnerSuite } from '../src/server/ports/suite.ts'

const served = new Map(
  partners.flatMap((partner) => {
    const adapter = Object.values(partner.adapters).find(({ serves }) => serves !== undefined)
    return adapter ? [[fileNameOf(partner), { partner, adapter }] as const] : []
  }),
)

const use = `Use: HANDYMAN_SECRET=... npm run partner-suite -- handyman https://partner.example/api
Partners: ${[...served.keys()].join(', ')}. The secret stands in <NAME>_SECRET, or in a file that <NAME>_SECRET_FILE names.`

const suiteOf = async (key: string): Promise<PartnerSuite> => {
  const path = new URL(`../src/server/ports/${key}.suite.ts`, import.meta.url)
  if (!existsSync(path)) throw new StartRefused(use)
  return (await import(path.href)) as PartnerSuite
}

/** Why a check failed, in clear words that never repeat what was sent or answered. */
const faultOf = (thrown: unknown): string => {
  if (!(thrown instanceof PartnerError)) return thrown instanceof Error ? thrown.message : String(thrown)
  const { cause } = thrown
  const deeper = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause
  const said = deeper instanceof Error ? deeper.message : ''
  return said ? `${thrown.reason}: ${said}` : thrown.reason
}

/** Runs checks one after the other, prints a line or two for each, and answers how many failed. */
export const runChecks = async <World>(
  checks: readonly Check<World>[],
  world: World,
  say: (line: string) => void,
): Promise<number> => {
  let faults = 0
  for (const { what, run } of checks) {
    const fault = await run(world).then(
      () => undefined,
      (thrown: unknown) => faultOf(thrown),
    )
    say(fault === undefined ? `ok     ${what}` : `fault  ${what}\n       ${fault}`)
    if (fault !== undefined) faults++
  }
  return faults
}

/**
 * Runs all checks of the port of `key` against the server at this address; answers how many failed.
 * @throws StartRefused for a
 * partner that serves no interface of ours, or a setting that is wrong.
 */
export const holdPartner = async (
  [key = '', url = '']: readonly string[],
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Promise<number> => {
  const found = served.get(key)
  if (!found || !url) throw new StartRefused(use)
  const { partner, adapter } = found
  const given = parseEnvironment(schemaOf(adapter.settings), { ...env, [`${partner.variable}_URL`]: url })
  const { checks, ask, hand } = await suiteOf(key)
  const open = ({ secret, clock = systemClock }: { secret?: string; clock?: Clock } = {}): never => {
    const settings = secret ? { ...given, [`${partner.variable}_SECRET`]: [secret] } : given
    // not production, so that a trial environment may answer with examples
    return adapter.open(settings as never, { clock, production: false } as never) as never
  }
  const world = { port: open(), clock: systemClock }
  const signed: SignedWorld = {
    clock: systemClock,
    ask: (over) => ask(open(over)),
    hand: (reference, other) => hand(world, reference, other),
  }
  return (await runChecks(signedChecks, signed, say)) + (await runChecks(checks, world, say))
}

if (import.meta.main) {
  try {
    const faults = await holdPartner(process.argv.slice(2), process.env, console.log)
    console.log(faults === 0 ? 'Everything is as it should be.' : `Faults: ${faults}.`)
    if (faults > 0) process.exitCode = 1
  } catch (thrown) {
    if (!(thrown instanceof StartRefused)) throw thrown
    console.error(thrown.message)
    process.exitCode = 1
  }
}
