import type { FastifyInstance } from 'fastify'
import { plateKey } from '../../../core/kernel/browser-keys.ts'
import { hashOf } from './content-security-policy.ts'

const look =
  'body{max-width:36rem;margin:0 auto;padding:32px 20px}#kenteken{display:inline-block;padding:8px 20px;border:3px solid #16262e;border-radius:10px;background:#f7c600;font-size:1.6rem;font-weight:700;letter-spacing:.06em}form{margin-bottom:24px}.van{color:#54636b}[hidden]{display:none}'

/** Script that reads the licence plate which the block stored in session storage, and shows it as text, whatever it is. */
const script = `(() => {
  const part = (name) => document.getElementById(name)
  let plate = ''
  try { plate = String(JSON.parse(sessionStorage.getItem('${plateKey}')) ?? '').slice(0, 8) } catch {}
  part('kenteken').textContent = plate
  part('bekend').hidden = plate === ''
  part('onbekend').hidden = plate !== ''
  document.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault()
    const done = document.createElement('p')
    done.setAttribute('role', 'status')
    done.tabIndex = -1
    done.textContent = 'Dit is een demonstratie: er is niets berekend en niets verstuurd.'
    event.target.replaceWith(done)
    done.focus()
  })
})()`

const page = (style: string) =>
  `<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Je premie</title><style>${style}</style></head><body><main><p class="van">Voorbeeldverzekeraar, een demonstratie</p><h1>Je premie voor je auto</h1><noscript><p>Deze pagina werkt alleen met JavaScript.</p></noscript><div id="bekend" hidden><p>Je premie voor de auto met dit kenteken:</p><p id="kenteken"></p><form><label for="jaren">Schadevrije jaren</label><input id="jaren" inputmode="numeric" maxlength="2" required><button>Bekijk je premie</button></form></div><div id="onbekend" hidden><p>We weten je kenteken nog niet.</p></div><p><a href="/autoverzekering">Terug naar de website</a></p></main><script>${script}</script></body></html>`

/**
 * `/sandbox/autopremie`: in a demonstration it stands in for the insurer to which the block `licence_plate` leads. It is served
 * from our own origin, because it gets the plate through session storage.
 */
export const premiumStandIn = (app: FastifyInstance, common: string): void => {
  const style = common + look
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  app.get('/sandbox/autopremie', (_request, reply) =>
    reply
      .header('content-security-policy', policy)
      .header('x-robots-tag', 'noindex')
      .header('cache-control', 'private, no-store')
      .type('text/html; charset=utf-8')
      .send(page(style)),
  )
}
