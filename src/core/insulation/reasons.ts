import type { RuleKey } from '../rules/insulation.ts'
import type { MaterialRefusal } from './materials.ts'

/** Why a home cannot have a measure: the answer that rules it out, and what would change that. */
export interface Reason {
  because: string
  /** Left out where no change of the home would help. */
  change?: string
}

/** The reason of each rule of eligibility, by its key (`src/core/rules/insulation.ts`). */
export const reasons: Readonly<Record<RuleKey, Reason>> = {
  'cavity-present': {
    because: 'Je hebt aangegeven dat de spouwmuur of de gevel al is geïsoleerd.',
    change: 'Is dat niet zo? Pas dan je antwoord aan bij Woninggegevens.',
  },
  'floor-present': {
    because: 'Je hebt aangegeven dat de vloer of de bodem al is geïsoleerd.',
    change: 'Is dat niet zo? Pas dan je antwoord aan bij Woninggegevens.',
  },
  'roof-present': {
    because: 'Je hebt aangegeven dat het dak of de zolder al is geïsoleerd.',
    change: 'Is dat niet zo? Pas dan je antwoord aan bij Woninggegevens.',
  },
  'built-without-cavity': {
    because: 'Je huis is van 1920 of ouder. Zulke huizen hebben geen spouw die we kunnen vullen.',
    change: 'Bij een huis uit 1921 of later kan het wel.',
  },
  'facade-decorated': {
    because: 'Je gevel heeft versieringen. Die kunnen beschadigen als we de spouw vullen.',
    change: 'Bij een gevel zonder versieringen kan het wel.',
  },
  'facade-too-high': {
    because: 'Je gevel is hoger dan 12,5 meter. Daar kan het isolatiebedrijf niet bij.',
    change: 'Bij een gevel tot 12,5 meter kan het wel.',
  },
  'no-crawl-space': {
    because: 'Je hebt geen kruipruimte of kelder. Dan kunnen we niet bij de onderkant van de vloer.',
    change: 'Met een kruipruimte van 35 cm of hoger kan het wel.',
  },
  'crawl-space-closed': {
    because: 'Je kunt niet in de kruipruimte of kelder komen.',
    change: 'Met een luik kan het misschien wel. Een vakman kan dat maken.',
  },
  'crawl-space-too-low': {
    because: 'De kruipruimte of kelder is lager dan 35 cm. Daarin kan niemand werken.',
    change: 'Bij een hoogte van 35 cm of meer kan het wel.',
  },
  'flat-roof': {
    because: 'Je hebt een plat dak. De collectieve inkoop is er voor schuine daken.',
    change: 'Een schuin deel van het dak kan wel. Kies dan: deels plat, deels schuin.',
  },
  'no-cavity': {
    because:
      'Je hebt aangegeven dat je geen spouwmuur hebt of dat je spouw minder dan 3 cm is. Dan kunnen we helaas geen spouwmuurisolatie aanbrengen.',
    change: 'Bij een spouw van 3 cm of meer kan het wel.',
  },
  'built-too-late': {
    because: 'Je huis is bij de bouw al goed geïsoleerd. Nog meer isolatie verdien je niet terug.',
  },
  apartment: {
    because: 'Je woont in een appartement. Over isolatie beslist je VvE.',
    change: 'Praat met je VvE over isoleren. Die kan ook subsidie krijgen.',
  },
}

export const refusedMaterial: Readonly<Record<MaterialRefusal, string>> = {
  'cavity-too-narrow': 'De spouw is te smal. Bij een spouw van 4 cm of meer kan het wel.',
  moisture: 'Er zit vocht in de muren. Dat moet eerst weg.',
  water: 'Er staat water in de kruipruimte. Dat moet eerst weg.',
  'crawl-space-too-low': 'De kruipruimte is te laag. Bij 50 cm of meer kan het wel.',
  'wooden-floor': 'Dit kan niet onder een houten vloer.',
  'already-insulated': 'Dit dak is al geïsoleerd.',
  'attic-closed': 'Je kunt niet op zolder komen. Met een luik kan het wel.',
  other: 'Dit kan niet in jouw huis.',
}

/** The note about a facade that is partly decorated: nothing is ruled out, and an adviser looks at it (D68). */
export const partlyDecorated =
  'Je gevel heeft voor een deel versieringen. Een adviseur kijkt eerst of het daar kan.'

/** The reason as long as a question about the home has no answer. */
export const answersMissing = 'Vertel eerst alles over dit deel van je huis.'
