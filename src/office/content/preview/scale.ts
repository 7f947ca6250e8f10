/** Widths (px) at which a page is looked at: a small phone, a tablet, a laptop. */
export const widths = [320, 768, 1280] as const
export type PreviewWidth = (typeof widths)[number]

/** How large a page of this width is drawn in so much room (px): whole where it fits, smaller where it does not, never larger. */
export const scaleFor = (width: number, room: number): number => (room > 0 ? Math.min(1, room / width) : 1)

/** A scale in words; undefined where the page is as large as it is. */
export const scaleInWords = (scale: number): string | undefined => {
  const percent = Math.round(scale * 100)
  return percent < 100 ? `Op ${percent} procent.` : undefined
}

/** A place or a part of the page, in px from its top left. */
export interface Area {
  top: number
  left: number
  width: number
  height: number
}

/** The area that holds all of these. */
export const areaAround = (areas: readonly Area[]): Area | undefined => {
  const seen = areas.filter(({ width, height }) => width > 0 && height > 0)
  if (seen.length === 0) return undefined
  const top = Math.min(...seen.map((one) => one.top))
  const left = Math.min(...seen.map((one) => one.left))
  const right = Math.max(...seen.map((one) => one.left + one.width))
  const bottom = Math.max(...seen.map((one) => one.top + one.height))
  return { top, left, width: right - left, height: bottom - top }
}

/** An area of the page where it is drawn at this scale. */
export const scaled = ({ top, left, width, height }: Area, scale: number): Area => ({
  top: top * scale,
  left: left * scale,
  width: width * scale,
  height: height * scale,
})

/** Pixels between the top of what is scrolled to and that of its room, and how much of it must show to stay where it is. */
const above = 16
const enough = 80

/** How far (px) to scroll so that an area shows, where it does not show already; undefined where it does. */
export const scrollFor = (
  { top, height }: Pick<Area, 'top' | 'height'>,
  { at, room }: { at: number; room: number },
): number | undefined => {
  const shows = Math.min(top + height, at + room) - Math.max(top, at)
  const begins = top >= at && top <= at + room
  const isThere = shows >= Math.min(enough, height) && (begins || shows >= room / 2)
  return isThere ? undefined : Math.max(0, top - above)
}
