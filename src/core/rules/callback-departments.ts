/** The departments that call back, and the office whose agenda has their times (D64). */
export const departments = {
  juridisch: { office: 301, who: 'Een jurist' },
  bouwkundig: { office: 302, who: 'Een bouwkundige' },
  financieel: { office: 303, who: 'Een financieel adviseur' },
} as const
export type Department = keyof typeof departments

/** The appointment type of a callback (D54). */
export const callbackType = 'terugbellen'
