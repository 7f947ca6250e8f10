/** The properties that a page gives to a funnel that runs on it; the same for every visitor. */
export interface IslandProps {
  /** What editors may change; the funnel's own schema checks it. */
  properties: Record<string, unknown>
  name: string
  /** Phone number for when something fails (D2). */
  phone: string
  hours: string
}
