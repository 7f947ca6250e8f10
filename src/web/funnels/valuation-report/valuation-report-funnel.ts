import * as z from 'zod/mini'
import { validateEmail } from '../../../core/contract/account/account-calls.ts'
import { register, report, status } from '../../../core/contract/valuation-report/valuation-report-calls.ts'
import { valuationReportTitles } from '../../../core/contract/valuation-report/valuation-report-titles.ts'
import { optional, wire } from '../../../core/fields/brick/brick.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { constructionYear } from '../../../core/fields/home/construction-year.ts'
import { houseType } from '../../../core/fields/home/house-type.ts'
import { livingAreaSize, plotAreaSize } from '../../../core/fields/home/surface.ts'
import { dateOfBirth } from '../../../core/fields/person/date-of-birth.ts'
import { agreeTerms } from '../../../core/fields/request/consent.ts'
import { money } from '../../../core/fields/value/money.ts'
import { address } from '../../../core/groups/address.ts'
import { addressInWords } from '../../../core/groups/formatting.ts'
import { ownAddress } from '../../../core/groups/profile-words.ts'
import { type Cents, formatCents } from '../../../core/kernel/money.ts'
import { purchaseWords } from '../../../core/payments/payments-words.ts'
import { plotNeeded, plotToSend } from '../../../core/rules/plot-needed.ts'
import { product } from '../../../core/valuation-report/valuation-report-summary-rows.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import { behindLogin } from '../../login/behind-login.tsx'
import {
  checkedEmail,
  detailsAsks,
  fixedDetails,
  ownDetails,
  paymentAsks,
  paymentShows,
} from '../../login/service-details.ts'
import { backFromBank } from '../../payments/back-from-bank.ts'
import { valuationReportCopy } from './valuation-report-content.ts'
import { fields, requestOf } from './valuation-report-request.ts'
import { steps as summarySteps, valuationReportSections } from './valuation-report-summary.ts'

const amount = money({ label: '' })

/** The funnel that sells a report on the value of a home, in four steps (spec 001 section 2). */
export const valuationReport = defineFunnel({
  slug: 'waarderapport',
  service: product,
  properties: group({
    /** `price` is the yearly fee of a membership, `waarderapport` the price of the report. */
    price: amount,
    waarderapport: amount,
    opens: optional(wire(z.literal('rapport'), 'rapport')),
  }),
  steps: {
    woning: {
      title: valuationReportTitles.home,
      intro: valuationReportCopy.homeIntro,
      asks: { valued: address, houseType, constructionYear, livingAreaSize, plotAreaSize },
    },
    'rapport-en-prijs': {
      title: valuationReportTitles.report,
      intro: valuationReportCopy.reportIntro,
      asks: {},
      load: () => import('./steps/ReportAndPrice.tsx'),
      ownButtons: true,
    },
    persoonsgegevens: {
      title: valuationReportTitles.details,
      intro: valuationReportCopy.detailsIntro,
      asks: { ...detailsAsks, dateOfBirth, email: checkedEmail, ...paymentAsks },
      gate: behindLogin({ check: validateEmail }),
      load: () => import('./steps/ValuationReportDetails.tsx'),
    },
    overzicht: {
      title: valuationReportCopy.overview,
      intro: ({ properties }: { properties: { waarderapport: Cents } }) =>
        valuationReportCopy.overviewIntro(properties.waarderapport === 0),
      asks: { agreeTerms },
    },
  },
  overview: 'overzicht',
  joins: ({ properties }) => ({
    sentence: valuationReportCopy.joins(properties.waarderapport === 0),
    fee: properties.price,
  }),
  shows: { ...paymentShows, plotAreaSize: ({ houseType: type }) => type !== undefined && plotNeeded(type) },
  onLeave: {
    woning: {
      endpoint: report,
      input: ({
        valued,
        houseType: type,
        constructionYear: year,
        livingAreaSize: area,
        plotAreaSize: plot,
      }) =>
        valued?.postcode && valued.houseNumber && type && year && area
          ? {
              body: {
                postcode: valued.postcode,
                houseNumber: valued.houseNumber,
                houseNumberAddition: valued.addition ?? '',
                constructionYear: year,
                appartmentType: type,
                livingaAreaSize: area,
                plotAreaSize: plotToSend(type, plot),
              },
            }
          : undefined,
      fields: {
        postcode: 'valued.postcode',
        houseNumber: 'valued.houseNumber',
        houseNumberAddition: 'valued.addition',
        appartmentType: 'houseType',
        livingaAreaSize: 'livingAreaSize',
      },
      failure: 'Failed to fetch the report',
    },
  },
  // The address starts as that of the visitor, since most people ask the value of their own home.
  profile: { ...ownDetails, valued: ownAddress, dateOfBirth: 'dateOfBirth' },
  home: { at: 'valued', facts: ['houseType', 'constructionYear', 'livingAreaSize', 'plotAreaSize'] },
  fixed: (profile) => ({ ...fixedDetails(profile), email: profile.emailAddress }),
  summary: { sectionsOf: valuationReportSections, steps: summarySteps },
  side: ({ valued }, { properties }) => ({
    title: valuationReportCopy.title,
    rows: [
      { label: purchaseWords.product, value: product },
      ...(valued?.city ? [{ label: valuationReportCopy.home, value: addressInWords(valued) }] : []),
    ],
    price: {
      term: valuationReportCopy.price,
      ...(properties.waarderapport === 0
        ? { value: purchaseWords.free }
        : { value: formatCents(properties.waarderapport), note: purchaseWords.withVat }),
    },
  }),
  exits: {
    pay: {
      endpoint: register,
      button: ({ properties }) =>
        properties.waarderapport === 0 ? valuationReportCopy.order : valuationReportCopy.pay,
      failure: 'Failed to register valuation.',
      toRequest: requestOf,
      fields,
      pays: ({ properties }) => properties.waarderapport > 0,
      failed: ({ url }) => url === '',
      // A report that costs nothing leads to a page of this site and not to the bank (D66).
      to: ({ url }) => (url.startsWith('/') ? { url } : { pay: url }),
    },
  },
  after: {
    rapport: backFromBank({
      endpoint: status,
      isThere: ({ report: made }) => made !== undefined,
      title: valuationReportCopy.paid,
      intro: valuationReportCopy.paidIntro,
      ordered: valuationReportCopy.ordered,
      load: () => import('./steps/Report.tsx'),
      late: valuationReportCopy.late,
      start: { label: valuationReportCopy.start, href: '/diensten/hypotheek/waarderapport' },
    }),
  },
})
