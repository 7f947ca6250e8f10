import * as calls from '../../../core/contract/captcha/captcha-calls.ts'
import * as operations from '../../../core/contract/captcha/captcha-operations.ts'
import { feature } from '../../feature.ts'
import { anyone } from '../../services/permissions.ts'
import { captchaPersonalData } from './captcha-personal-data.ts'
import { makeChallenge } from './challenge.ts'

/** Feature: the proof of work that a browser does before calls that strangers must not make by the thousand. */
export const captcha = feature('captcha', calls, operations, {
  apiDescription: 'De beveiligingscontrole bij het inloggen.',
  verbs: { challenge: { may: anyone, run: makeChallenge } },
  personalData: captchaPersonalData,
})
