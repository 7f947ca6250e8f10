import { randomUUID } from 'node:crypto'
import { upload } from '../src/core/contract/files/files-calls.ts'
import { quote, quoteEmail } from '../src/core/contract/home-insurance/home-insurance-calls.ts'
import * as insuranceOperations from '../src/core/contract/home-insurance/home-insurance-operations.ts'
import { times } from '../src/core/contract/inspections/inspections-calls.ts'
import * as inspectionOperations from '../src/core/contract/inspections/inspections-operations.ts'
import { requestExampleOf } from '../src/core/contract/request-schema.ts'
import { bricksOf, group } from '../src/core/fields/brick/group.ts'
import type { Quote } from '../src/core/insurance/comparison.ts'
import { coverParts } from '../src/core/insurance/cover-parts.ts'
import { totalOf } from '../src/core/insurance/insurance-words.ts'
import { monthlyCents } from '../src/core/insurance/monthly-cents.ts'
import { eurosFromCents } from '../src/core/kernel/money.ts'
import { insuranceTypes } from '../src/core/rules/insurance-packages.ts'
import { officeOf } from '../test/kit/made-files.ts'
import { newVisitor } from '../test/kit/new-visitor.ts'

// Valid requests that cost the server much work.

export interface CostlyRequest {
  path: string
  headers: Record<string, string>
  body: string | FormData
}

const json = { 'content-type': 'application/json' }

/** Requests for a mail with an insurance quote, for each of which the server draws a PDF. */
export const quoteMails = async (url: string): Promise<CostlyRequest[]> => {
  const { body: part } = insuranceOperations.quoteEmail
  const whole = requestExampleOf(part ?? insuranceOperations.quoteEmail.query) as Record<string, unknown>
  // covers are left out of the first quote, because each chosen cover would make it a different one
  const covers = new Set([...Object.keys(coverParts), ...bricksOf(group(coverParts)).map(({ path }) => path)])
  const home = Object.fromEntries(
    Object.entries(whole).filter(([name]) => !covers.has(name) && name !== 'code'),
  )
  const headers = { ...json, 'x-forwarded-for': newVisitor() }
  const answer = await fetch(url + quote.path, { method: 'POST', headers, body: JSON.stringify(home) })
  const held = (await answer.json()) as Quote
  const prices = held.insurances.flatMap((one) => {
    const cents = monthlyCents(one)
    return cents === undefined ? [] : [{ insuranceName: one.insuranceType, price: eurosFromCents(cents) }]
  })
  const total = eurosFromCents(totalOf(held.insurances, insuranceTypes).total)
  return Array.from({ length: 200 }, () => ({
    path: quoteEmail.path,
    headers: json,
    body: JSON.stringify({
      ...home,
      emailAddress: `${randomUUID()}@voorbeeld.nl`,
      insuranceType: 'All',
      insurancePrices: prices,
      totalPrice: total,
      allInsurancePrices: prices,
      totalAllPrice: total,
      code: held.code,
    }),
  }))
}

/** Requests for the free times of an inspection; each time is held against all that the partner says is busy. */
export const inspectionTimes = (): CostlyRequest[] => {
  const { body } = inspectionOperations.times
  return [
    {
      path: times.path,
      headers: json,
      body: JSON.stringify(requestExampleOf(body ?? inspectionOperations.times.query)),
    },
  ]
}

/** Uploads of Word files that have as many parts, and are as large when unpacked, as is still accepted. */
export const packages = (): CostlyRequest[] => {
  const content = Buffer.alloc(55_000, '<a>woorden</a>')
  const parts = Array.from({ length: 900 }, (_one, at) => ({ name: `word/${at}.xml`, content }))
  const file = officeOf('docx', parts)
  return Array.from({ length: 50 }, () => {
    const body = new FormData()
    body.append('File', new Blob([new Uint8Array(file)]), 'brief.docx')
    return { path: upload.path, headers: {}, body }
  })
}

/** Pages of the subsidy check, each with other filters. */
export const subsidyPages = (): string[] =>
  Array.from(
    { length: 200 },
    (_one, at) => `/subsidiecheck?gemeente=${['Amersfoort', 'Utrecht', 'Amsterdam'][at % 3]}&toon=${20 + at}`,
  )
