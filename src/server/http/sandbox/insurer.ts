import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import type { ApplicationNews, ApplicationState } from '../../../core/insurance/application.ts'
import { insurerNoticePath } from '../../../core/insurance/paths.ts'
import { Fault, invalidFields } from '../../../core/kernel/fault.ts'
import {
  type SandboxDecision,
  type SandboxInsurer,
  type ShownApplication,
  sandboxDecisions,
} from '../../services/sandbox/insurer.ts'
import { html, type Markup } from './html.ts'

interface InsurerOptions {
  insurer: SandboxInsurer
  noticeOf(news: ApplicationNews): { headers: Record<string, string>; body: string }
  /** The site's own origin, to which the notice is sent. */
  origin: string
  send(reply: FastifyReply, title: string, body: Markup): FastifyReply
}

const buttons: Record<SandboxDecision, string> = {
  accepted: 'Accepteren',
  'more-information': 'Meer vragen',
  refused: 'Weigeren',
  ended: 'Beëindigen',
}

const stateWords: Record<ApplicationState, string> = {
  pending: 'In behandeling',
  'more-information': 'Wil meer weten',
  accepted: 'Geaccepteerd',
  refused: 'Geweigerd',
  ended: 'Beëindigd',
}

const chosen = z.object({ decision: z.enum(sandboxDecisions, 'Kies een van de knoppen.') })

/** `/sandbox/insurer`: the page on which somebody who tries the site decides on applications in place of the insurer. */
export const routeInsurer = (
  app: FastifyInstance,
  { insurer, noticeOf, origin, send }: InsurerOptions,
): void => {
  app.get('/sandbox/insurer', async (_request, reply) =>
    send(reply, 'Verzekeraar', listPage(await insurer.applications())),
  )
  app.post<{ Params: { reference: string } }>('/sandbox/insurer/:reference', async (request, reply) => {
    const order = chosen.safeParse(request.body ?? {})
    if (!order.success) throw invalidFields(z.flattenError(order.error).fieldErrors)
    const { reference } = request.params
    const news = /^[\w-]{1,64}$/.test(reference)
      ? await insurer.decide(reference, order.data.decision)
      : undefined
    if (!news) throw new Fault(404, 'not-found', 'Deze aanvraag is er niet (meer).')
    await tell(new URL(insurerNoticePath, origin), noticeOf(news))
    return reply.redirect('/sandbox/insurer', 303)
  })
}

/** Sends the insurer's notice. A lost notice does no harm: the site also asks by itself. */
const tell = async (to: URL, notice: ReturnType<InsurerOptions['noticeOf']>): Promise<void> => {
  await fetch(to, { method: 'POST', ...notice, signal: AbortSignal.timeout(5000) }).catch(() => undefined)
}

const listPage = (
  applications: readonly ShownApplication[],
): Markup => html`<p class="lead">Dit staat in voor de verzekeraar. Kies je niets? Dan accepteert hij een aanvraag na 20 seconden.</p>
${
  applications.length === 0
    ? html`<p>Er is nog geen aanvraag.</p>`
    : html`<ul class="bare sandbox-list">
${applications.map(applicationPart)}
</ul>`
}`

const applicationPart = ({ reference, news }: ShownApplication): Markup => html`<li class="panel">
<h2>${reference}</h2>
<dl class="facts facts-wide">
<div class="fact"><dt>Bij de verzekeraar</dt><dd>${news.partnerReference}</dd></div>
<div class="fact"><dt>Stand</dt><dd>${stateWords[news.state]}</dd></div>
${news.policyNumber !== undefined && html`<div class="fact"><dt>Polisnummer</dt><dd>${news.policyNumber}</dd></div>`}
</dl>
<form method="post" action="/sandbox/insurer/${news.partnerReference}">
<fieldset>
<legend>Wat besluit de verzekeraar?</legend>
<div class="sandbox-modes">
${sandboxDecisions.map(
  (decision) =>
    html`<button class="btn btn-small btn-secondary" name="decision" value="${decision}">${buttons[decision]}</button>`,
)}
</div>
</fieldset>
</form>
</li>
`
