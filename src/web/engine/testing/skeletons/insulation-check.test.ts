import { testFunnel } from '../test-funnel.ts'
import { insulationCheck } from './insulation-check.ts'

const start = ['adres', 'woninggegevens']
const results = ['isolatieadvies', 'inschrijven']

testFunnel(insulationCheck, {
  ways: [
    {
      name: 'all measures, register',
      exit: 'register',
      answers: { measures: ['cavity_wall_insulation', 'floor_insulation', 'roof_insulation'] },
      steps: [
        ...start,
        'gevel',
        'kruipruimte-of-kelder',
        'isolatiemogelijkheden',
        'spouwmuurisolatie',
        'vloerisolatie',
        'dakisolatie',
        ...results,
      ],
    },
    {
      name: 'built 1920, roof only, no place in the purchase',
      exit: 'send',
      answers: { 'home.postcode': '9711 LM', constructionYear: '1920', measures: ['roof_insulation'] },
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
      name: 'floor and roof insulated before',
      exit: 'register',
      answers: {
        wasInsulated: 'yes',
        history: ['3', '8'],
        measures: ['cavity_wall_insulation'],
        'cavity.cavityWallWidth': '5',
      },
      steps: [...start, 'gevel', 'isolatiemogelijkheden', 'spouwmuurisolatie', ...results],
    },
  ],
})
