import { figure } from '../kernel/figure.ts'

/** Minutes of an inspection by the type of the home (D57), for a construction inspection also by the class of its size. */
interface InspectionMinutes {
  construction: readonly (readonly number[])[]
  completion: readonly number[]
}

/** The duration of an inspection. Nobody publishes it: these are figures of the demonstration. */
export const inspectionDuration = figure<InspectionMinutes>('Duur van een keuring', [
  {
    from: '2026-11-01',
    value: {
      construction: [
        [120, 150, 180, 210],
        [150, 180, 210, 240],
        [150, 180, 210, 240],
        [150, 180, 210, 240],
        [180, 210, 240, 270],
      ],
      completion: [90, 120, 120, 120, 150],
    },
    source: {
      name: 'Voorbeeldcijfers van de demonstratie',
      href: '/diensten/keuringen/bouwtechnische-keuring',
    },
    toVerify: true,
  },
])
