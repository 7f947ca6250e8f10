import {
  type communityIdentity,
  communityLoginPath,
} from '../../../core/contract/community/community-calls.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import { formatInstant } from '../../../core/kernel/clock.ts'
import type { SandboxMessage, SandboxOrder } from '../../services/sandbox/desk.ts'
import type { StaffCode } from '../../services/sandbox/staff-codes.ts'
import { html, type Markup } from './html.ts'

export interface SwitchRow {
  partner: string
  label: string
  mode: string
}

const modeLabels: Record<string, string> = {
  none: 'Werkt',
  down: 'Plat',
  slow: 'Traag',
  garbage: 'Onzin',
}

export const frame = (title: string, stylesheets: readonly string[], body: Markup): string =>
  `<!doctype html>${
    html`<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Sandbox</title>
${stylesheets.map((href) => html`<link rel="stylesheet" href="${href}">`)}
</head>
<body class="sandbox">
<a class="skip" href="#inhoud">Naar de inhoud</a>
<header class="sandbox-head">
<div class="wrap">
<p class="sandbox-name"><a href="/sandbox">Sandbox</a></p>
<nav aria-label="Sandbox">
<ul class="bare sandbox-menu">
<li><a href="/sandbox">Schakelaars</a></li>
<li><a href="/sandbox#codes">Codes</a></li>
<li><a href="/sandbox/mail">E-mail</a></li>
<li><a href="/sandbox/sms">Sms</a></li>
<li><a href="/sandbox/orders">Opdrachten</a></li>
<li><a href="/sandbox/bank">Bank</a></li>
<li><a href="/sandbox/insurer">Verzekeraar</a></li>
<li><a href="/sandbox/community">Community</a></li>
<li><a href="/">Naar de website</a></li>
</ul>
</nav>
</div>
</header>
<main class="wrap sandbox-main" id="inhoud" tabindex="-1">
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`.text
  }`

export const switchesPage = (
  rows: readonly SwitchRow[],
  codes: readonly StaffCode[],
): Markup => html`<p class="lead">Hier zie je wat de website naar partners stuurt, en kun je een partner laten haperen. Niets hiervan gaat naar buiten.</p>
<section class="panel" aria-labelledby="schakelaars">
<h2 id="schakelaars">Hoe gedraagt een partner zich?</h2>
<p class="muted">Plat: geeft meteen niet thuis. Traag: antwoordt pas na 8 seconden. Onzin: antwoordt met iets onleesbaars.</p>
<ul class="bare sandbox-switches">
${rows.map(switchRow)}
</ul>
</section>
<section class="panel" aria-labelledby="codes">
<h2 id="codes">Codes voor het kantoor</h2>
<p class="muted">Wie in het <a href="/beheer/inloggen">kantoor</a> inlogt, vult na het wachtwoord een code in. Deze lijst staat in voor de app op de telefoon. Elke code werkt één keer: laad de pagina opnieuw voor de volgende.</p>
<table class="sandbox-codes">
<thead><tr><th scope="col">Account</th><th scope="col">Code</th><th scope="col">Nog</th></tr></thead>
<tbody>
${codes.map(
  ({ account, code, secondsLeft }) =>
    html`<tr><th scope="row">${account}</th><td>${code}</td><td>${secondsLeft} s</td></tr>
`,
)}
</tbody>
</table>
</section>`

const switchRow = ({ partner, label, mode }: SwitchRow): Markup => html`<li>
<form method="post" action="/sandbox/faults">
<fieldset>
<legend>${label} <span class="muted">(${partner})</span></legend>
<input type="hidden" name="partner" value="${partner}">
<div class="sandbox-modes">
${Object.entries(modeLabels).map(
  ([value, text]) =>
    html`<button class="btn btn-small ${value === mode ? 'btn-primary' : 'btn-secondary'}" name="mode" value="${value}" aria-pressed="${value === mode ? 'true' : 'false'}">${text}</button>`,
)}
</div>
</fieldset>
</form>
</li>
`

export const messagesPage = (
  messages: readonly SandboxMessage[],
  words: { none: string; folder: 'mail' | 'sms' },
): Markup =>
  messages.length === 0
    ? html`<p>${words.none}</p>`
    : html`<ul class="bare sandbox-list">
${messages.map(
  (message) => html`<li class="panel">
<h2><a href="/sandbox/${words.folder}/${message.id}">${message.subject || firstLine(message.text)}</a></h2>
<p class="muted">Aan ${message.to}, ${formatInstant(message.sentAt)}${message.attachments.length > 0 && html`, ${countAttachments(message.attachments.length)}`}</p>
</li>`,
)}
</ul>`

export const messagePage = (
  message: SandboxMessage,
  folder: 'mail' | 'sms',
): Markup => html`<dl class="facts facts-wide">
<div class="fact"><dt>Aan</dt><dd>${message.to}</dd></div>
${message.replyTo !== null && html`<div class="fact"><dt>Antwoord naar</dt><dd>${message.replyTo}</dd></div>`}
<div class="fact"><dt>Verstuurd</dt><dd>${formatInstant(message.sentAt)}</dd></div>
</dl>
${
  message.attachments.length > 0 &&
  html`<h2>Bijlagen</h2>
<ul>
${message.attachments.map(
  ({ filename, contentType }, index) =>
    html`<li><a href="/sandbox/${folder}/${message.id}/bijlage/${index}">${filename}</a> <span class="muted">${contentType}</span></li>`,
)}
</ul>`
}
${
  message.html &&
  html`<h2>Zoals opgemaakt</h2>
<iframe class="sandbox-frame" sandbox="" title="Opgemaakte versie" src="/sandbox/${folder}/${message.id}/opmaak"></iframe>`
}
<h2>Als tekst</h2>
<pre class="panel sandbox-text">${message.text}</pre>`

export const ordersPage = (orders: readonly SandboxOrder[]): Markup =>
  orders.length === 0
    ? html`<p>Er zijn nog geen opdrachten ontvangen.</p>`
    : html`<ul class="bare sandbox-list">
${orders.map(
  (order) => html`<li class="panel">
<h2>${order.reference}</h2>
<dl class="facts facts-wide">
<div class="fact"><dt>Partner</dt><dd>${order.partner}</dd></div>
<div class="fact"><dt>Ontvangen</dt><dd>${formatInstant(order.receivedAt)}</dd></div>
<div class="fact"><dt>Stand</dt><dd>${statusLabels[order.status] ?? order.status}</dd></div>
<div class="fact"><dt>Sleutel</dt><dd>${order.key}</dd></div>
</dl>
<details><summary>Inhoud</summary><pre class="sandbox-text">${JSON.stringify(order.body, undefined, 2)}</pre></details>
</li>`,
)}
</ul>`

/** The page of the community's stand-in: who logged in. `came` means that a ticket came along, good or not. */
export const communityPage = (
  known: AnswerOf<typeof communityIdentity> | undefined,
  came: boolean,
): Markup =>
  known
    ? html`<p class="lead">Welkom${known.alias !== undefined && html`, <b>${known.alias}</b>`}.</p>
<dl class="facts facts-wide">
<div class="fact"><dt>Alias</dt><dd>${known.alias ?? 'Nog geen'}</dd></div>
<div class="fact"><dt>Lidmaatschap</dt><dd>${known.membershipStatus}</dd></div>
<div class="fact"><dt>Kenmerk</dt><dd>${known.subject}</dd></div>
</dl>
<p><a href="/mijn/community-alias">Kies een andere alias</a></p>`
    : html`<p class="lead">Dit staat in voor de community. ${came && 'Je kaartje is gebruikt of verlopen. Log opnieuw in.'}</p>
<p><a class="btn btn-primary" href="${communityLoginPath}?returnUrl=%2Fsandbox%2Fcommunity">Inloggen met je account</a></p>`

const statusLabels: Record<string, string> = { received: 'Ontvangen', 'taken-back': 'Teruggenomen' }

const firstLine = (text: string): string => text.split('\n', 1)[0]?.slice(0, 80) || '(zonder tekst)'

const countAttachments = (count: number): string => (count === 1 ? '1 bijlage' : `${count} bijlagen`)
