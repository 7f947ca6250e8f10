import { singleLineText } from '../value/single-line-text.ts'

/** Of a new house: the project it belongs to, who builds it and who sells it. */
export const project = singleLineText({ label: 'Project', example: 'Voorbeeld' })
export const builder = singleLineText({ label: 'Bouwer', example: 'Voorbeeld' })
export const projectDeveloper = singleLineText({
  label: 'Projectontwikkelaar',
  example: 'Voorbeeld',
})
