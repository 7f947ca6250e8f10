/** How long a link works, in hours, in words. */
export const linkTerms = [
  { word: '24', label: '24 uur' },
  { word: '72', label: '3 dagen' },
  { word: '168', label: '7 dagen' },
] as const
export type LinkTerm = (typeof linkTerms)[number]['word']

/** Whether a link still shows its text. */
export const isOpenLink = (
  { until, endedAt }: { until: string; endedAt: string | null },
  now: number,
): boolean => endedAt === null && Date.parse(until) > now
