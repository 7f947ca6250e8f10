import { singleLineText } from '../value/single-line-text.ts'

export const project = singleLineText({ label: 'Project', example: 'Voorbeeld' })
export const builder = singleLineText({ label: 'Bouwer', example: 'Voorbeeld' })
export const projectDeveloper = singleLineText({
  label: 'Projectontwikkelaar',
  example: 'Voorbeeld',
})
