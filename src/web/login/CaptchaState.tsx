import { useEffect, useState, useSyncExternalStore } from 'react'
import { captchaFailed } from '../../core/contract/captcha/calls.ts'
import { RobotCheck } from '../ui/RobotCheck.tsx'
import { type Captcha, type CaptchaPhase, makeCaptcha } from './captcha-store.ts'

const words: Record<CaptchaPhase, string> = {
  idle: 'Beveiligingscontrole: dat gaat vanzelf.',
  working: 'Beveiligingscontrole…',
  done: 'Gecontroleerd',
  failed: captchaFailed,
}

/** The check of the form that a component draws; it ends when the form goes. */
export const useCaptcha = (): Captcha => {
  const [captcha] = useState(() => makeCaptcha())
  useEffect(() => () => captcha.stop(), [captcha])
  return captcha
}

/**
 * How far the check is, in words that are read out. Stands from the first moment in the place that it needs later.
 * Call `captcha.start` on the form's focus and `captcha.take` when it is sent.
 */
export function CaptchaState({ captcha }: { captcha: Captcha }) {
  const phase = useSyncExternalStore(captcha.subscribe, captcha.phase, () => 'idle' as const)
  return <RobotCheck state={phase} text={words[phase]} onRetry={captcha.retry} />
}
