/** The planning's number of who inspects homes (docs/operations.md). */
export const inspectionsOffice = 400

/** The two kinds: of a house that stands, and of a new one on the day of its key. */
export const inspectionKinds = ['construction', 'completion'] as const
export type InspectionKind = (typeof inspectionKinds)[number]

/** How the planning calls the appointments of each. */
export const inspectionTypes = {
  construction: 'bouwtechnische-keuring',
  completion: 'opleveringskeuring',
} as const satisfies Record<InspectionKind, string>

/** The kind of such an appointment; undefined for another one. */
export const inspectionKindOf = (typeCode: string): InspectionKind | undefined =>
  inspectionKinds.find((kind) => inspectionTypes[kind] === typeCode)
