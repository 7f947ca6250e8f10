export { solve } from './captcha.ts'
export { emailCheckRefused, linkRefused, loginRefused } from './refusal.ts'
