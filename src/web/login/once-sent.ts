export { solve } from './captcha.ts'
export { emailCheckRefused, loginRefused } from './refusal.ts'
