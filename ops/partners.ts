// Stand-ins for the partners of compose.yaml, on loopback: on port 4001 and up, in the order of src/server/partners/partners.ts.
import { secretVariable } from '../src/server/partners/partner.ts'
import { firstPort, openStandIns } from '../src/server/partners/stand-in.ts'

const standIns = await openStandIns({
  firstPort,
  secretOf: (partner) => process.env[secretVariable(partner)] ?? '',
})
console.log(standIns.settings)

process.once('SIGTERM', () => void standIns[Symbol.asyncDispose]())
