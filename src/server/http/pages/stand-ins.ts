import type { FastifyInstance } from 'fastify'
import { framed, hashOf } from './content-security-policy.ts'
import { premiumStandIn } from './premium-stand-in.ts'
import { escaped } from './xml.ts'

/** Pages that stand in for those of partners in a demonstration (D50), by the last part of their address. */
const pages: Record<string, { title: string; text: string; field: string }> = {
  contractscan: {
    title: 'Contractscan',
    text: 'Hier laat je een contract scannen.',
    field: 'Wat voor contract is het?',
  },
  terugbellen: {
    title: 'Bel mij terug',
    text: 'Laat je nummer achter. We bellen je binnen een werkdag.',
    field: 'Telefoonnummer',
  },
  'vve-verzekering': {
    title: 'Verzekering voor je VvE',
    text: 'Vraag een offerte aan voor het hele gebouw.',
    field: 'Naam van de VvE',
  },
  formulier: { title: 'Formulier', text: 'Vul het formulier in.', field: 'Je vraag' },
}

const style =
  'body{margin:16px 20px;font:1.125rem/1.6 system-ui,sans-serif;color:#16262e;background:#fff}label{display:block;font-weight:600}input{box-sizing:border-box;width:100%;max-width:28rem;min-height:44px;padding:8px 12px;font:inherit;border:1px solid #7b7364;border-radius:6px}button{display:block;min-height:44px;margin-top:16px;padding:8px 20px;font:inherit;font-weight:600;color:#fff;background:#0e5366;border:0;border-radius:999px}h1{margin:0 0 8px;font-size:1.4rem}p{margin:0 0 16px}dl{display:flex;flex-wrap:wrap;gap:4px 24px;margin:0 0 16px;color:#54636b;font-size:1rem}dt,dd{display:inline;margin:0}dt::after{content:": "}'

/** Script that, like the form service, tells the page around it how high it is, and replaces a sent form by a message. */
const script = `(() => {
  const tell = () => parent.postMessage({ height: document.documentElement.offsetHeight }, '*')
  new ResizeObserver(tell).observe(document.body)
  document.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault()
    event.target.replaceWith('Bedankt. Dit is een demonstratie: er is niets verstuurd.')
  })
})()`

const policy = [`script-src ${hashOf(script)}`, `style-src ${hashOf(style)}`, "form-action 'none'"]

/** Scripts that stand in for embedded tools; each sets the global that the settings name. */
const tools: Record<string, string> = {
  'woz-waarde': `window.Voorbeeldwaarde = { start(place, { language, userInfo }) {
  place.lang = language
  place.textContent = 'WOZ-waarde van een voorbeeldhuis: € 412.000. Je bent: ' + userInfo.membershipStatus + '.'
} }`,
  subsidies: `window.Voorbeeldsubsidie = { start(place, { language, municipalities }) {
  place.lang = language
  place.textContent = 'Subsidies in ' + municipalities.join(', ') + '.'
} }`,
}

/**
 * `/sandbox/kaders/...`, `/sandbox/onderdelen/...` and `/sandbox/autopremie`: pages and scripts that stand in for partners, in a
 * demonstration only.
 */
export const standIns = (app: FastifyInstance): void => {
  premiumStandIn(app, style)
  for (const [name, { title, text, field }] of Object.entries(pages))
    app.get<{ Querystring: Record<string, string | string[]> }>(
      `/sandbox/kaders/${name}`,
      (request, reply) => {
        const asked = Object.entries(request.query).map(
          ([key, value]) => `<div><dt>${escaped(key)}</dt><dd>${escaped(String(value))}</dd></div>`,
        )
        return framed(reply, policy)
          .header('cache-control', 'private, no-store')
          .send(
            `<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style></head><body><h1>${title}</h1><p>${text}</p>${asked.length > 0 ? `<dl>${asked.join('')}</dl>` : ''}<form><label for="veld">${field}</label><input id="veld" required><button>Versturen</button></form><script>${script}</script></body></html>`,
          )
      },
    )
  for (const [name, text] of Object.entries(tools))
    app.get(`/sandbox/onderdelen/${name}.js`, (_request, reply) =>
      reply
        // the document that fetches it has an opaque origin
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', 'private, no-store')
        .type('text/javascript; charset=utf-8')
        .send(text),
    )
}
