import type { FunnelTrial } from '../../engine/testing/test-walk.ts'
import { insulationCheck } from './insulation-check-funnel.ts'

const start = ['adres', 'woninggegevens']
const until = [...start, 'gevel', 'kruipruimte-of-kelder', 'isolatiemogelijkheden']
const all = ['cavity_wall_insulation', 'floor_insulation', 'roof_insulation']
const properties = {
  cutoff: '1992',
  excluded: '9711, 9712',
  bats: 'Vleermuizen zijn beschermd.',
  registered: '/check/ingeschreven',
  sent: '/check/bedankt',
}

export const trials: FunnelTrial[] = [
  {
    funnel: insulationCheck,
    unsent: {
      insulationHistory: 'sent as the measures that are left',
      selectedMeasures: 'sent as a flag for each measure that is offered',
    },

    summary: 'none',
    properties,
    ways: [
      {
        name: 'all measures, registered',
        exit: 'register',
        answers: { selectedMeasures: all, options: all },
        steps: [
          ...until,
          'spouwmuurisolatie',
          'vloerisolatie',
          'dakisolatie',
          'isolatieadvies',
          'inschrijven',
        ],
      },
      {
        name: 'built 1920, roof only, no place in the purchase: results by mail',
        exit: 'report',
        answers: {
          'home.postcode': '9711 LM',
          constructionYear: '1920',
          selectedMeasures: ['roof_insulation'],
        },
        steps: [
          ...start,
          'kruipruimte-of-kelder',
          'isolatiemogelijkheden',
          'dakisolatie',
          'isolatieadvies',
          'resultaten-ontvangen',
        ],
      },
      {
        name: 'floor and roof insulated before, a cavity that is not known',
        exit: 'register',
        answers: {
          insulationHistory: 'yes',
          insulation: ['3', '8'],
          selectedMeasures: ['cavity_wall_insulation'],
          options: ['cavity_wall_insulation'],
          'cavityWall.cavityWallWidth': '3',
        },
        steps: [
          ...start,
          'gevel',
          'isolatiemogelijkheden',
          'spouwmuurisolatie',
          'isolatieadvies',
          'inschrijven',
        ],
      },
      {
        name: 'a cavity that cannot be filled, and a roof that can',
        exit: 'report',
        answers: {
          selectedMeasures: ['cavity_wall_insulation', 'roof_insulation', 'glass_insolation_compliment'],
          'cavityWall.cavityWallWidth': '5',
        },
        steps: [...until, 'spouwmuurisolatie', 'dakisolatie', 'isolatieadvies', 'resultaten-ontvangen'],
      },
    ],
  },
]
