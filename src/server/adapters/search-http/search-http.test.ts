import { clockAt } from '../../../core/kernel/clock.ts'
import { testChecks } from '../../ports/checks.suite.ts'
import { ask, checks, interfaceChecks, suiteEdition } from '../../ports/search.suite.ts'
import { searchGuards, searchName } from '../../ports/search.ts'
import { signedAdapterSuite } from '../../ports/signed-adapter.suite.ts'
import { searchHttp } from './index.ts'
import { standIn } from './stand-in.ts'
import { editionKey, toEditionBody } from './wire.ts'

const secret = 'een-geheim-van-meer-dan-32-tekens-lang'
const clock = clockAt('2026-11-20T12:00:00Z')

testChecks('the engine over HTTP', [...checks, ...interfaceChecks], async () => {
  const partner = await standIn({ secret, clock })
  return {
    port: searchHttp({ url: partner.url, secret, timeout: 30_000 }, clock),
    clock,
    close: partner.close,
  }
})

/** An edition of its own for each key of the suite. */
const editionOf = (key: string) => ({ ...suiteEdition, version: 100 + key.length })

signedAdapterSuite({
  name: searchName,
  guards: searchGuards,
  clock,
  open: searchHttp,
  standIn,
  ask,
  order: (port, key) => port.index(editionOf(key)),
  keyOf: (key) => editionKey(toEditionBody(editionOf(key))),
  conversations: {
    find: {
      ask: async (port) => {
        await port.index(suiteEdition)
        return ask(port)
      },
      needs: [
        ['taken'],
        [
          ...['total', 'results', 'results[].url', 'results[].kind', 'results[].title', 'results[].excerpt'],
          ...['results[].excerpt[].text', 'results[].excerpt[].marked', 'results[].restricted'],
        ],
      ],
    },
    suggest: {
      ask: (port) => port.suggest('dakg', 5),
      needs: [['results', 'results[].url', 'results[].title']],
    },
  },
})
