import { loginHintCookie, plainLoginHintCookie } from '../../core/kernel/browser-keys.ts'

/** Whether the browser's cookies say that somebody is logged in. The cookie without prefix counts over plain http only. */
export const hasLoginHint = ({ cookie }: Document): boolean => {
  const all = cookie.split('; ')
  return (
    all.includes(`${loginHintCookie}=1`) ||
    (location.protocol === 'http:' && all.includes(`${plainLoginHintCookie}=1`))
  )
}
