import { type HouseType, houseTypes } from './house-types.ts'

/** Whether a valuation asks for the size of the plot: an apartment has no plot of its own (spec 001 sections 3 and 5). */
export const plotNeeded = (houseType: HouseType): boolean => houseType !== houseTypes.apartment

/** The size of the plot in m² as the report call carries it: 0 unless the house type needs one (spec 001 section 3). */
export const plotToSend = (houseType: HouseType, plotAreaSize: number | undefined): number =>
  plotNeeded(houseType) ? (plotAreaSize ?? 0) : 0
