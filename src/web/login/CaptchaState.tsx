import { useEffect, useState, useSyncExternalStore } from 'react'
import { captchaFailed } from '../../core/contract/captcha/captcha-calls.ts'
import { RobotCheck } from '../ui/RobotCheck.tsx'
import { type Captcha, type CaptchaPhase, makeCaptcha } from './captcha-store.ts'

const words: Record<CaptchaPhase, string> = {
  idle: 'Beveiligingscontrole: dat gaat vanzelf.',
  working: 'Beveiligingscontrole…',
  done: 'Gecontroleerd',
  failed: captchaFailed,
}

/** The robot check of the form that a component draws; it stops when the form is removed. */
export const useCaptcha = (): Captcha => {
  const [captcha] = useState(() => makeCaptcha())
  useEffect(() => () => captcha.stop(), [captcha])
  return captcha
}

/**
 * The state of the robot check in words that are read out. It takes its full room from the start. Call `captcha.start` on the
 * form's focus and `captcha.take` on sending.
 */
export function CaptchaState({ captcha }: { captcha: Captcha }) {
  const phase = useSyncExternalStore(captcha.subscribe, captcha.phase, () => 'idle' as const)
  return <RobotCheck state={phase} text={words[phase]} onRetry={captcha.retry} />
}
