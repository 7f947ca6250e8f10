import type { Provider } from '../rules/mortgage-providers.ts'
import type { MembershipCard, PurchaseCard, RequestState } from './pages.ts'

export const stateWords: Record<RequestState, { label: string; text: string }> = {
  received: { label: 'Ontvangen', text: 'We hebben je aanvraag ontvangen en gaan ermee aan de slag.' },
  'passed-on': {
    label: 'Doorgegeven',
    text: 'Je aanvraag is doorgegeven. Je krijgt bericht zodra er nieuws is.',
  },
  confirmed: { label: 'Bevestigd', text: 'Je aanvraag is bevestigd.' },
  failed: { label: 'Mislukt: we bellen je', text: 'Het doorgeven lukte niet. We bellen je hierover.' },
  refused: { label: 'Gaat niet door', text: 'We hebben hierover gemaild. Er is niets veranderd.' },
  withdrawn: { label: 'Ingetrokken', text: 'Je hebt dit zelf ingetrokken. Je hoeft niets meer te doen.' },
}

/** The state of a purchase in a sentence; it depends on the payment. */
export const purchaseText: Record<PurchaseCard['state'], string> = {
  open: 'Je bestelling is nog niet betaald.',
  paid: 'Je bestelling is betaald.',
  'given-up': 'Je bestelling is vervallen, want er is niet betaald.',
}

export const providerWords: Record<Provider, string> = {
  0: 'Rechtstreeks bij ons',
  1: 'Via de verzekeraar die met ons samenwerkt',
}

export const paymentWords: Record<MembershipCard['payment'], string> = {
  'direct-debit': 'Automatische incasso',
  'bank-transfer': 'Bankoverschrijving',
  'gift-card': 'Cadeaukaart',
}

/** The text for actions in the trail of a feature that no longer exists. */
export const otherAction = 'Iets anders op de website'
