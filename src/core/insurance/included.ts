/** What is insured without choosing anything extra, and where insuring ends (spec 002 section 9). Amounts are whole euros, surfaces m². */
export const outbuildingsIncluded = 25
export const mostOutbuildings = 60
/** A garage elsewhere is smaller than this. */
export const garageBelow = 100
/** In months: a home that is empty for longer is insured by nobody. */
export const longestVacancy = 6
/** In months: a home that is let for longer counts as let. */
export const longestLetting = 2
/** How much lower the own risk is where damage is repaired in a lasting way. */
export const lastingRepairSaves = 50
/** Of each event outside the home. */
export const outdoorOwnRisk = 75
export const liabilityOwnRisk = 100
export const jewelleryIncluded = 6000
/** A single piece of jewellery of this value or more needs a proof. */
export const jewelleryProofFrom = 5000
/** Computers and audio. */
export const computerIncluded = 12_000
/** Photo and film. */
export const filmIncluded = 12_000
/** Art, antiques and instruments, each. */
export const artIncluded = 15_000
/** What an owner has improved in an apartment, of each event. */
export const ownersInterestIncluded = 5000
/** How many years back a visitor is asked what happened. */
export const lookBackYears = { damage: 5, justice: 8, refusal: 8 } as const
