import type { InputOf } from '../contract/endpoint.ts'
import type { register } from '../contract/valuation-report/valuation-report-calls.ts'
import { valuationReportTitles } from '../contract/valuation-report/valuation-report-titles.ts'
import { agreedRow, answerRow, type Section, summaryRow } from '../fields/brick/summary-rows.ts'
import { constructionYear } from '../fields/home/construction-year.ts'
import { houseType } from '../fields/home/house-type.ts'
import { livingAreaSize, plotAreaSize } from '../fields/home/surface.ts'
import { dateOfBirth } from '../fields/person/date-of-birth.ts'
import { agreeTerms } from '../fields/request/consent.ts'
import { addressRow } from '../groups/summary-rows.ts'
import { joiningRows, userRows } from '../groups/user-rows.ts'
import type { Cents } from '../kernel/money.ts'
import { priceInWords, purchaseWords } from '../payments/payments-words.ts'
import { plotNeeded } from '../rules/plot-needed.ts'

/**
 * The values that the rows show and the request does not hold: the price, and the yearly fee for somebody who becomes a member
 * with the purchase.
 */
export interface ValuationReportRowContext {
  price: Cents
  fee: Cents | undefined
}

/** The name of the product, for the purchase, the bank and the receipt. */
export const product = 'Waarderapport'

/** Makes the summary rows of the purchase of a report, for the overview, the stored summary and the mail. */
export const valuationReportRows = (
  of: InputOf<typeof register>['body'],
  { price, fee }: ValuationReportRowContext,
): Section[] => {
  const { membershipInformation: person, postcode, houseNumber } = of
  return [
    {
      title: valuationReportTitles.home,
      rows: [
        ...addressRow({
          postcode,
          houseNumber: houseNumber || undefined,
          addition: of.houseNumberAddition,
          streetName: of.streetName,
          city: of.cityName,
        }),
        ...answerRow(houseType, of.houseType),
        ...answerRow(constructionYear, of.constructionYear),
        ...answerRow(livingAreaSize, of.livingAreaSize),
        ...(plotNeeded(of.houseType) ? answerRow(plotAreaSize, of.plotAreaSize) : []),
      ],
    },
    {
      title: valuationReportTitles.report,
      rows: [
        ...summaryRow(purchaseWords.product, product),
        ...summaryRow(purchaseWords.price, priceInWords(price)),
        ...(price === 0 ? [] : summaryRow(purchaseWords.method, purchaseWords.ideal)),
      ],
    },
    {
      title: valuationReportTitles.details,
      rows: [
        ...userRows(
          {
            ...person,
            sex: person.gender,
            city: person.cityName,
            phoneNumberLandline: person.telephoneNumberLandline,
          },
          answerRow(dateOfBirth, of.dateOfBirth),
        ),
        ...joiningRows({ accountNumber: of.iban, agreeCollection: of.directDebitAgreement }, fee),
        ...agreedRow(agreeTerms, of.agreeTermsAndConditions),
      ],
    },
  ]
}
