/** The options of each insurance (spec 002 sections 3.3 and 9). Amounts are whole euros, surfaces m². */
export const ownRisks = [0, 100, 250, 500] as const
export type OwnRisk = (typeof ownRisks)[number]
export const standardOwnRisk: OwnRisk = 100

export const outdoorAmounts = [5000, 10_000, 17_500] as const
export const ownersInterests = [5000, 20_000, 45_000] as const
export const computerAmounts = [0, 2500, 5000, 10_000, 20_000, 30_000, 40_000] as const
export const filmAmounts = [0, 2500, 5000, 7500, 10_000, 15_000] as const
export const artAmounts = [0, 5000, 15_000, 25_000, 35_000] as const
export const jewelleryAmounts = [4000, 9000, 14_000, 19_000, 24_000, 29_000, 34_000, 39_000, 44_000] as const
export const businessAmounts = [5000, 10_000, 15_000, 25_000, 37_500] as const
export const externalCosts = [30_000, 60_000] as const
export const lawyerCosts = [6000, 12_000] as const
export const legalOwnRisks = [0, 250] as const

type OneOf<T extends readonly number[]> = T[number]

/** The chosen cover. A missing field means the standard: own risk of 100 euros, nothing extra. */
export interface Cover {
  ownRisk?: OwnRisk | undefined
  building?:
    | {
        /** Whether damage is repaired sustainably, which lowers the own risk by 50 euros. */
        sustainableRepair?: boolean | undefined
        /** 26 to 60 m²; 25 m² are included. */
        outbuildingsSurface?: number | undefined
        garage?: { surface: number; rebuildsOver100000: boolean } | undefined
      }
    | undefined
  contents?:
    | {
        sustainableRepair?: boolean | undefined
        ownersInterest?: OneOf<typeof ownersInterests> | undefined
        glass?: boolean | undefined
        outdoor?: OneOf<typeof outdoorAmounts> | undefined
        jewellery?: OneOf<typeof jewelleryAmounts> | undefined
        computer?: OneOf<typeof computerAmounts> | undefined
        film?: OneOf<typeof filmAmounts> | undefined
        antique?: OneOf<typeof artAmounts> | undefined
        instruments?: OneOf<typeof artAmounts> | undefined
        business?: OneOf<typeof businessAmounts> | undefined
        cyber?: boolean | undefined
      }
    | undefined
  /** `ownRisk`: whether there is the own risk of 100 euros, which is the standard. */
  liability?: { ownRisk?: boolean | undefined } | undefined
  legal?:
    | {
        traffic?: boolean | undefined
        income?: boolean | undefined
        wealth?: boolean | undefined
        /** Number of real properties beside the home: 1 to 5. */
        properties?: number | undefined
        /** Number of rental contracts for them: no more than there are properties. */
        rentalContracts?: number | undefined
        externalCosts?: OneOf<typeof externalCosts> | undefined
        lawyerCosts?: OneOf<typeof lawyerCosts> | undefined
        franchise?: OneOf<typeof legalOwnRisks> | undefined
        ownRisk?: OneOf<typeof legalOwnRisks> | undefined
      }
    | undefined
}
