import * as z from 'zod/mini'

const webAddress = 'moet een webadres zijn dat met https:// begint (of http:// op deze computer zelf).'

const isWebAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return (
    protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))
  )
}

/** The environment of this adapter. Messages are the part of a sentence that follows the variable's name. */
export const handymanConfig = z.object({
  /** Below this address stand `v1/tasks`, `v1/categories` and `v1/orders`. */
  HANDYMAN_URL: z.string().check(z.refine(isWebAddress, webAddress)),
  /** Shared with the partner; signs every request. */
  HANDYMAN_SECRET: z.string().check(z.minLength(32, 'moet minstens 32 tekens hebben.')),
})

export interface HandymanSettings {
  url: string
  secret: string
  /** Milliseconds for one request, its answer included. */
  timeout: number
}
