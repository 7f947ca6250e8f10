import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { type EmbedTool, embedTools, membershipStates } from '../../../core/content/embed.ts'
import { membershipParameter } from '../../../core/content/framing.ts'
import { isSandboxed } from '../../../core/content/iframe.ts'
import type { Settings } from '../../../core/content/settings.ts'
import type { LiveContent } from '../../services/content/reload.ts'
import { framed, hashOf } from './content-security-policy.ts'
import { escaped } from './xml.ts'

const style = 'body{margin:16px;font:1.125rem/1.6 system-ui,sans-serif}'

/**
 * Script of the frame document: loads the tool's scripts one after the other, starts the tool, and tells the page around it how
 * high it is. The document has an opaque origin, so the tool cannot read anything of our site.
 */
const boot = `(() => {
  const place = document.getElementById('onderdeel')
  const { scripts, start, options } = JSON.parse(document.getElementById('gegevens').textContent)
  const fail = () => { place.textContent = 'Dit onderdeel kan nu niet worden geladen. Probeer het later opnieuw.' }
  const load = (src) => new Promise((done, failed) => {
    const script = document.createElement('script')
    Object.assign(script, { src, onload: done, onerror: failed })
    document.head.append(script)
  })
  const tell = () => parent.postMessage({ height: document.documentElement.offsetHeight }, '*')
  new ResizeObserver(tell).observe(document.body)
  scripts.reduce((before, src) => before.then(() => load(src)), Promise.resolve())
    .then(() => start.split('.').reduce((of, name) => of[name], window)(place, options))
    .catch(fail)
})()`

const told = z.object({ [membershipParameter]: z.enum(membershipStates).catch('niet ingelogd') })

const inScript = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')

const documentOf = (tool: EmbedTool, settings: Settings, membershipStatus: string): string => {
  const of = settings.embeds[tool]
  const options = {
    language: 'nl',
    ...(tool === 'property_value' && { userInfo: { membershipStatus } }),
    ...(tool === 'subsidy_widget' && { municipalities: settings.embeds.subsidy_widget.municipalities }),
  }
  const data = { scripts: of.scripts, start: of.start, options }
  const title = `${embedTools[tool].name} van ${of.provider}`
  return `<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><style>${style}</style></head><body><div id="onderdeel"><p>Een moment geduld, alstublieft.</p><noscript><p>Dit onderdeel werkt alleen met JavaScript.</p></noscript></div><script type="application/json" id="gegevens">${inScript(data)}</script><script>${boot}</script></body></html>`
}

/** Policy of the frame document: only the scripts in the settings may run, and only their origins may be contacted. */
const policyOf = (scripts: readonly string[]): string[] => {
  const origins = [
    ...new Set(scripts.map((script) => (script.startsWith('/') ? "'self'" : new URL(script).origin))),
  ].join(' ')
  return [
    `script-src ${hashOf(boot)} ${origins}`,
    // these tools write styles of their own, which can affect their own frame only
    `style-src 'unsafe-inline' ${origins}`,
    `connect-src ${origins}`,
    `font-src ${origins} data:`,
    `img-src ${origins} data:`,
  ]
}

interface Options {
  watch: LiveContent
  demo: boolean
}

/** `GET /ingesloten/...`: the documents that embed tools of others in a frame. The bytes depend on the membership state only. */
export const embeds = (app: FastifyInstance, { watch, demo }: Options): void => {
  for (const tool of Object.keys(embedTools) as EmbedTool[])
    app.get(embedTools[tool].path, (request, reply) => {
      const { settings } = watch.site()
      const { scripts } = settings.embeds[tool]
      if (scripts.some(isSandboxed) && !demo) return reply.callNotFound()
      const state = told.parse(request.query)[membershipParameter]
      return framed(reply, policyOf(scripts))
        .header('cache-control', 'public, max-age=0, must-revalidate')
        .send(documentOf(tool, settings, state))
    })
}
