// Stand-ins for the partners of compose.yaml, on loopback: PDOK on port 4001, the handyman partner on 4002.
import { systemClock } from '../src/core/kernel/clock.ts'
import { standIn } from '../src/server/adapters/handyman-http/stand-in.ts'
import { pdokStandIn } from '../src/server/adapters/pdok/stand-in.ts'

const { HANDYMAN_SECRET = '' } = process.env
const partners = await Promise.all([pdokStandIn(4001), standIn(HANDYMAN_SECRET, systemClock, 4002)])
const [pdok, handyman] = partners
console.log(`PDOK: ${pdok.locationUrl}\nHandyman: ${handyman.url}`)

process.once('SIGTERM', async () => {
  await Promise.all(partners.map((partner) => partner.close()))
})
