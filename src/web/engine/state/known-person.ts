export { fixedOf } from './fixed-answers.ts'
export { prefilled } from './prefill.ts'
