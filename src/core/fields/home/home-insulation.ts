import { facadeDecoration, insulated, roofTypes } from '../../rules/home-insulation-codes.ts'
import { relabel } from '../brick/brick.ts'
import { choice } from '../brick/choice.ts'
import { choices } from '../brick/choices.ts'

// Questions of the insulation check about facts of a home, in the codes of spec 002 section 3.2. Labels: D69.

export const roofType = choice({
  label: 'Daktype',
  options: [
    { value: roofTypes.sloped, label: 'Schuin dak' },
    { value: roofTypes.flat, label: 'Plat dak' },
    { value: roofTypes.combination, label: 'Deels plat, deels schuin' },
  ],
})

export const facade = choice({
  label: 'Heeft de gevel versieringen?',
  hint: 'Zoals sierlijsten, beelden of patronen in het metselwerk.',
  options: [
    { value: facadeDecoration.no, label: 'Nee' },
    { value: facadeDecoration.yes, label: 'Ja' },
    { value: facadeDecoration.partly, label: 'Voor een deel' },
  ],
})

export const insulation = choices({
  label: 'Wat is er geïsoleerd?',
  options: [
    { value: insulated.cavityWall, label: 'Spouwmuur' },
    { value: insulated.facade, label: 'Gevel' },
    { value: insulated.floor, label: 'Vloer' },
    { value: insulated.bottom, label: 'Bodem' },
    { value: insulated.roof, label: 'Dak' },
    { value: insulated.attic, label: 'Zolder' },
    { value: insulated.glass, label: 'Glas' },
  ],
})

/** What was insulated in the last ten years, as the insulation check asks it (spec 002 section 9). */
export const recentInsulation = relabel(insulation, { label: 'Wat is er in de laatste 10 jaar geïsoleerd?' })
