export { solve } from '../engine/captcha/captcha.ts'
export { emailCheckRefused, linkRefused, loginRefused } from './login-errors.ts'
