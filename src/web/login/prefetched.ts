export { solve } from './captcha.ts'
export { emailCheckRefused, linkRefused, loginRefused } from './login-errors.ts'
