import { createContext, useContext } from 'react'
import type { AnyCall } from '../../core/contract/call.ts'
import type { CallOptions } from '../../core/contract/client.ts'
import type { AnswerOf, InputOf } from '../../core/contract/endpoint.ts'
import type { readMe } from '../../core/contract/staff-session/staff-session-calls.ts'
import type { Start } from './start.ts'

export type Me = AnswerOf<typeof readMe>

/** What every screen may use. */
export interface Office {
  start: Start
  me: Me
  /** Whether somebody may make the call of this name: what they may not do is not shown. */
  may(call: string): boolean
  /**
   * Makes a call. A session that ended, or a second factor that is no longer fresh, is asked for over the page, and then the call
   * goes on.
   * @throws Fault for every other refusal.
   */
  call<E extends AnyCall>(call: E, input: InputOf<E>, options?: CallOptions): Promise<AnswerOf<E>>
  /**
   * Asks for a file at an address of the office, and has the browser save it. What is asked for over the page is as with `call`.
   * @throws Fault for every other refusal.
   */
  save(address: string): Promise<void>
}

const OfficeContext = createContext<Office | undefined>(undefined)
export const OfficeProvider = OfficeContext.Provider

/**
 * The office around a screen.
 * @throws Error outside of it.
 */
export const useOffice = (): Office => {
  const office = useContext(OfficeContext)
  if (!office) throw new Error('a screen stands in no office')
  return office
}
