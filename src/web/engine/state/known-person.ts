export { fixedOf } from './fixed-answers.ts'
export { sourceOf, withHomeFacts } from './home-facts.ts'
export { prefilled } from './prefill.ts'
