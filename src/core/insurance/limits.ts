/**
 * The limits of the insurances: what is included without extra cover, and the most that can be insured (spec 002 section 9).
 * Amounts are whole euros, surfaces m².
 */
export const outbuildingsIncluded = 25
export const mostOutbuildings = 60
/** A garage elsewhere must be smaller than this, in m². */
export const garageBelow = 100
/** Months after which nobody insures a home that is empty. */
export const longestVacancyMonths = 6
/** Months after which a home that is let out counts as let. */
export const longestLettingMonths = 2
/** The discount on the own risk, in euros, where damage is repaired sustainably. */
export const lastingRepairSaves = 50
/** Own risk of each event outside the home. */
export const outdoorOwnRisk = 75
export const liabilityOwnRisk = 100
export const jewelleryIncluded = 6000
/** A single piece of jewellery of this value or more needs proof of its value. */
export const jewelleryProofFrom = 5000
/** Covers computers and audio. */
export const computerIncluded = 12_000
/** Covers photo and film. */
export const filmIncluded = 12_000
/** Holds for art, antiques and instruments each. */
export const artIncluded = 15_000
/** Cover for what an owner has improved in an apartment, for each event. */
export const ownersInterestIncluded = 5000
export const lookBackYears = { damage: 5, justice: 8, refusal: 8 } as const
