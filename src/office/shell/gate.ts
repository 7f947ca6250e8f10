import { fetchAnswer } from '../../core/contract/client.ts'
import { Fault } from '../../core/kernel/fault.ts'
import type { Office } from './office-context.ts'
import { saveFile } from './save-file.ts'

/** What the office asks for over the page before a call goes on. */
export type Asked = 'login' | 'step-up'

const askedFor = (thrown: unknown): Asked | undefined => {
  if (!(thrown instanceof Fault)) return undefined
  if (thrown.status === 401) return 'login'
  return thrown.code === 'step-up-needed' ? 'step-up' : undefined
}

interface Waiting {
  goOn(): void
  giveUp(): void
}

/**
 * Makes calls and saves files, and holds those that were refused because the session ended or the second factor is not fresh:
 * `ask` shows the dialog once for all of them. `done` lets them try again; `cancel` gives them back their refusal.
 */
export const makeGate = (ask: (asked: Asked) => void, used: () => void) => {
  const waiting = new Set<Waiting>()
  const settle = (how: keyof Waiting) => {
    const all = [...waiting]
    waiting.clear()
    for (const one of all) one[how]()
  }
  const through = async <Answer>(send: () => Promise<Answer>): Promise<Answer> => {
    for (;;) {
      try {
        const answer = await send()
        used()
        return answer
      } catch (thrown) {
        const asked = askedFor(thrown)
        if (!asked) throw thrown
        await new Promise<void>((goOn, reject) => {
          waiting.add({ goOn, giveUp: () => reject(thrown) })
          ask(asked)
        })
      }
    }
  }
  const call: Office['call'] = (of, input, options) => through(() => fetchAnswer(of, input, options))
  const save: Office['save'] = (address) => through(() => saveFile(address))
  return { call, save, done: () => settle('goOn'), cancel: () => settle('giveUp') }
}
