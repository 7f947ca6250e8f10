import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { instantOf } from '../../../core/kernel/clock.ts'
import { Fault, invalidFields } from '../../../core/kernel/fault.ts'
import { formatCents } from '../../../core/kernel/money.ts'
import type { PaymentState } from '../../../core/payments/states.ts'
import {
  type BankChoice,
  bankChoices,
  type SandboxBank,
  type ShownPayment,
} from '../../services/sandbox/bank.ts'
import { html, type Markup } from './html.ts'

interface BankOptions {
  bank: SandboxBank
  now(): number
  send(reply: FastifyReply, title: string, body: Markup): FastifyReply
}

const buttons: Record<BankChoice, string> = {
  paid: 'Betalen',
  slow: 'Betalen, bij een trage bank',
  cancelled: 'Annuleren',
  expired: 'Laten verlopen',
  failed: 'Laten mislukken',
}

const stateWords: Record<PaymentState, string> = {
  open: 'Open',
  paid: 'Betaald',
  cancelled: 'Geannuleerd',
  expired: 'Verlopen',
  failed: 'Mislukt',
}

const chosen = z.object({ choice: z.enum(bankChoices, 'Kies een van de knoppen.') })

/** `/sandbox/bank`: the page to which a payer is sent, where they choose how the payment ends. */
export const routeBank = (app: FastifyInstance, { bank, now, send }: BankOptions): void => {
  const mustFind = async (id: string): Promise<ShownPayment> => {
    const payment = /^\w{1,64}$/.test(id) ? await bank.payment(id) : undefined
    if (!payment) throw new Fault(404, 'not-found', 'Deze betaling is er niet (meer).')
    return payment
  }
  app.get('/sandbox/bank', async (_request, reply) => send(reply, 'Bank', listPage(await bank.payments())))
  app.get<{ Params: { id: string } }>('/sandbox/bank/:id', async (request, reply) =>
    send(reply, 'Betalen met iDEAL', paymentPage(await mustFind(request.params.id))),
  )
  app.post<{ Params: { id: string } }>('/sandbox/bank/:id', async (request, reply) => {
    const { id } = await mustFind(request.params.id)
    const order = chosen.safeParse(request.body ?? {})
    if (!order.success) throw invalidFields(z.flattenError(order.error).fieldErrors)
    const payment = await bank.choose(id, order.data.choice)
    if (payment) void tell(payment, instantOf(payment.toldAt) - now())
    return reply.redirect(payment?.returnUrl ?? '/sandbox/bank', 303)
  })
}

/** Sends the bank's notice, which contains only the payment's id. A lost notice does no harm: the site also asks by itself. */
const tell = async ({ id, noticeUrl }: ShownPayment, after: number): Promise<void> => {
  if (noticeUrl === null) return
  try {
    if (after > 0) await wait(after, undefined, { ref: false })
    await fetch(noticeUrl, {
      method: 'POST',
      body: new URLSearchParams({ id }),
      signal: AbortSignal.timeout(5000),
    })
  } catch {
    // a lost notice does no harm, see above
  }
}

const facts = ({
  amountCents,
  description,
  state,
}: ShownPayment): Markup => html`<dl class="facts facts-wide">
<div class="fact"><dt>Bedrag</dt><dd>${formatCents(amountCents)}</dd></div>
<div class="fact"><dt>Omschrijving</dt><dd>${description}</dd></div>
<div class="fact"><dt>Stand</dt><dd>${stateWords[state]}</dd></div>
</dl>`

const paymentPage = (
  payment: ShownPayment,
): Markup => html`<p class="lead">Dit staat in voor je bank. Er wordt niets afgeschreven.</p>
${facts(payment)}
${
  payment.state === 'paid'
    ? html`<p><a class="btn btn-primary" href="${payment.returnUrl}">Terug naar de website</a></p>`
    : html`${payment.state !== 'open' && html`<p>Deze betaling is voorbij. Wat je nu kiest, komt achteraf.</p>`}
<form method="post" action="/sandbox/bank/${payment.id}">
<div class="sandbox-modes">
${bankChoices.map(
  (choice) =>
    html`<button class="btn ${choice === 'paid' ? 'btn-primary' : 'btn-secondary'}" name="choice" value="${choice}">${buttons[choice]}</button>`,
)}
</div>
</form>`
}`

const listPage = (payments: readonly ShownPayment[]): Markup =>
  payments.length === 0
    ? html`<p>Er is nog geen betaling begonnen.</p>`
    : html`<ul class="bare sandbox-list">
${payments.map(
  (payment) => html`<li class="panel">
<h2><a href="/sandbox/bank/${payment.id}">${payment.description}</a></h2>
${facts(payment)}
</li>`,
)}
</ul>`
