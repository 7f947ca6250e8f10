import { exemptionLimit, guaranteeLimit } from '../../../core/figures/home-purchase.ts'
import type { Cents } from '../../../core/kernel/money.ts'
import { defineTool } from '../../engine/tool/define-tool.ts'
import { toAdviser, toTool } from '../../engine/tool/leads.ts'
import { asks } from './berekenen-kosten-koper-asks.ts'
import { resultFor } from './berekenen-kosten-koper-result.ts'

const isUnder = (price: Cents | undefined, limit: Cents) => price !== undefined && price <= limit

export const tool = defineTool({
  key: 'berekenen_kosten_koper',
  title: 'Reken je kosten koper uit',
  intro: 'Vul in wat je weet. Wat je nog niet weet, laat je leeg.',
  asks,
  shows: {
    exemption: ({ price, use }, { today }) => use === 'own' && isUnder(price, exemptionLimit.on(today).value),
    guarantee: ({ price, use }, { today }) => use === 'own' && isUnder(price, guaranteeLimit.on(today).value),
    mortgage: ({ guarantee }) => guarantee === 'yes',
  },
  rules: [
    {
      field: 'mortgage',
      message: 'Met NHG leen je niet meer dan de NHG-grens.',
      ok: ({ mortgage = 0 }, { today }) => mortgage <= guaranteeLimit.on(today).value,
    },
  ],
  result: resultFor,
  example: {
    answers: {
      price: '420.000',
      use: 'own',
      exemption: 'nobody',
      guarantee: 'yes',
      mortgage: '400.000',
      notary: '1.600',
      valuation: '700',
      advice: '2.750',
      inspection: '475',
    },
    day: '2026-07-01',
  },
  leadsTo: [
    toTool(
      'rekenmodule_annuiteiten_en_lineaire_hypotheek',
      'Reken uit wat je hypotheek per maand kost',
      (kept) => ({
        amount: kept.mortgage,
      }),
    ),
    toAdviser('Ik wil een huis kopen.'),
  ],
})
