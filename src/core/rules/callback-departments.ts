/** Who calls back, and the office whose agenda says when (D64). */
export const departments = {
  juridisch: { office: 301, who: 'Een jurist' },
  bouwkundig: { office: 302, who: 'Een bouwkundige' },
  financieel: { office: 303, who: 'Een financieel adviseur' },
} as const
export type Department = keyof typeof departments

/** The type of their appointments (D54). */
export const callbackType = 'terugbellen'
