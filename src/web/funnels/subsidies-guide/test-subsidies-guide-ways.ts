import type { FunnelTrial } from '../../engine/testing/test-walk.ts'
import { subsidyGuide } from './subsidies-guide-funnel.ts'

const begins = ['bewoner', 'gemeente', 'plannen'] as const

export const trials: FunnelTrial[] = [
  {
    funnel: subsidyGuide,

    summary: 'none',
    ways: [
      { name: 'several plans', steps: [...begins, 'maatregelen', 'overzicht'] },
      {
        name: 'one measure',
        answers: { plans: ['ramen'] },
        steps: [...begins, 'overzicht'],
      },
      {
        name: 'no plan yet',
        answers: { plans: ['weet-niet'], troubles: ['vloer', 'ketel'], measures: ['vloer'] },
        steps: [...begins, 'klachten', 'maatregelen', 'overzicht'],
      },
    ],
  },
]
