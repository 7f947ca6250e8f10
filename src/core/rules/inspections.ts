/** Number of the office in the planning that inspects homes (docs/commands.md). */
export const inspectionsOffice = 400

/** The two kinds of inspection: of an existing house, and of a new one on the day its key is handed over. */
export const inspectionKinds = ['construction', 'completion'] as const
export type InspectionKind = (typeof inspectionKinds)[number]

/** The appointment type in the planning of each kind of inspection. */
export const inspectionTypes = {
  construction: 'bouwtechnische-keuring',
  completion: 'opleveringskeuring',
} as const satisfies Record<InspectionKind, string>

/** The kind of inspection of an appointment type; undefined for a type that is no inspection. */
export const inspectionKindOf = (typeCode: string): InspectionKind | undefined =>
  inspectionKinds.find((kind) => inspectionTypes[kind] === typeCode)
