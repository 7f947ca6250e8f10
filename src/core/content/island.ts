/** What a page hands to a funnel that runs on it; the same for every visitor. */
export interface IslandProps {
  /** What editors may change; the funnel's own schema judges it. */
  properties: Record<string, unknown>
  /** Name of the association. */
  name: string
  /** Who to call when something fails (D2). */
  phone: string
  hours: string
}
