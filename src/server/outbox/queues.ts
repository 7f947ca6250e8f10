/** How patient a queue is. What is left out has the value of `patience` below. */
export interface Patience {
  /** Tries after the first one; what still fails then goes to the dead letters, where staff find it. */
  retryLimit?: number
  /** Seconds before the first retry; doubled every time, with some chance, up to `retryDelayMax`. */
  retryDelay?: number
  /** Seconds at most between two tries. */
  retryDelayMax?: number
  /** Seconds that one try may take, after which it counts as failed. */
  expireInSeconds?: number
}

/** A partner may be away for a weekend: about four days of tries. */
export const patience: Required<Patience> = {
  retryLimit: 3000,
  retryDelay: 1,
  retryDelayMax: 120,
  expireInSeconds: 120,
}

/** Every queue there is: work can be put in no other, and each has its handler in `jobs/`. */
export const queues = {
  'mail.deliver': {},
  'letter.send': {},
  'membership.activate': {},
  'vve-membership.activate': {},
  'handyman.order': {},
  // looks every hour for what is over, so one that fails is not worth many tries
  'hypotheekwacht.lapse': { retryLimit: 3, expireInSeconds: 600 },
  // asked for again every hour, so one that fails is not worth many tries
  'retention.sweep': { retryLimit: 3, expireInSeconds: 600 },
} satisfies Record<string, Patience>

export type QueueName = keyof typeof queues

/** Where jobs go that failed at their last try. */
export const deadQueue = 'dead-letters'
