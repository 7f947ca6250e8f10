// `npm run payments compare | ledger | refund <reference>`: shows what came in and went back by the bank, for the bookkeeping.

import { parseArgs } from 'node:util'
import { dayOf, systemClock, today } from '../src/core/kernel/clock.ts'
import { csvOf } from '../src/core/kernel/csv.ts'
import { formatCents } from '../src/core/kernel/money.ts'
import { StartRefused } from '../src/server/database/refusal.ts'
import { perform } from '../src/server/feature.ts'
import { compareWithBank, type Difference } from '../src/server/services/payments/compare.ts'
import { readLedger } from '../src/server/services/payments/ledger.ts'
import { ledgerRows, spanOfDays } from '../src/server/services/payments/ledger-rows.ts'
import { requestRefund } from '../src/server/services/payments/refund.ts'
import { type Command, runHere } from './command.ts'
import { type Acting, staffCommand } from './command-context.ts'

const usage = `Kies: npm run payments compare, ledger of refund <referentie>
Achter --: --from <JJJJ-MM-DD> en --until <JJJJ-MM-DD>, beide meegerekend (zonder: de laatste 31 dagen).
Bij refund ook: --amount <bedrag, zoals 12,50> (zonder: alles) en --note "<waarom>".
Namens wie: --as <e-mailadres>.`

interface Asked {
  verb: string
  words: string[]
  options: { from?: string; until?: string; amount?: string; note?: string }
}

const read = (args: readonly string[]): Asked => {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        from: { type: 'string' },
        until: { type: 'string' },
        amount: { type: 'string' },
        note: { type: 'string' },
      },
    })
    const [verb = 'compare', ...words] = positionals
    return { verb, words, options: values }
  } catch {
    throw new StartRefused(usage)
  }
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** The period as instants, from midnight to midnight in Amsterdam. */
const spanOf = ({ from, until }: Asked['options']) => {
  const last = until ?? today(systemClock).toString()
  const first = from ?? dayOf(last).subtract({ days: 30 }).toString()
  if (!isDay(first) || !isDay(last) || first > last) throw new StartRefused(usage)
  return spanOfDays({ from: first, until: last })
}

const centsIn = (amount: string | undefined): number | undefined => {
  if (amount === undefined) return undefined
  const [, euros = '', cents = '00'] = /^(\d{1,7})(?:[,.](\d\d))?$/.exec(amount) ?? []
  if (euros === '') throw new StartRefused(usage)
  return Number(euros) * 100 + Number(cents)
}

const compare = async ({ ctx, say }: Acting, asked: Asked): Promise<void> => {
  const found = await perform(ctx, compareWithBank, spanOf(asked.options))
  for (const one of found.differences) say(inWords(one))
  say(
    `${found.compared} betalingen vergeleken, ${found.settled} bijgewerkt, ${found.differences.length} verschillen.`,
  )
}

const what: Record<Difference['what'], string> = {
  'unknown-here': 'bij de bank betaald, hier niet bekend',
  'unknown-there': 'hier bekend, bij de bank niet',
  state: 'andere stand',
  amount: 'ander bedrag',
  refunds: 'ander bedrag terugbetaald',
}

function inWords({ bankId, reference, what: kind, bank: theirs, ours }: Difference): string {
  const told = (side: string | number | undefined) => (typeof side === 'number' ? formatCents(side) : side)
  return [bankId, reference, what[kind], theirs && `bank: ${told(theirs)}`, ours && `hier: ${told(ours)}`]
    .filter(Boolean)
    .join('  ')
}

const ledger = async ({ ctx, write }: Acting, asked: Asked): Promise<void> => {
  const booked = await perform(ctx, readLedger, spanOf(asked.options))
  for await (const line of csvOf(ledgerRows(booked))) await write(line)
}

const refund = async ({ ctx, say }: Acting, { words: [typed = ''], options }: Asked): Promise<void> => {
  const { amountCents } = await perform(ctx, requestRefund, {
    reference: typed.toUpperCase(),
    amountCents: centsIn(options.amount),
    note: options.note ?? '',
  })
  say(`${formatCents(amountCents)} gaat terug. Wie betaalde, krijgt een e-mail.`)
}

const works: Readonly<Record<string, (staff: Acting, asked: Asked) => Promise<void>>> = {
  compare,
  ledger,
  refund,
}
/** Number of words that must follow each verb. */
const takes: Readonly<Record<string, number>> = { compare: 0, ledger: 0, refund: 1 }

export const payments: Command = staffCommand('payments', ({ args }) => {
  const asked = read(args)
  const work = Object.hasOwn(works, asked.verb) ? works[asked.verb] : undefined
  if (!work || asked.words.length !== takes[asked.verb]) throw new StartRefused(usage)
  return (staff) => work(staff, asked)
})

await runHere(import.meta, payments)
