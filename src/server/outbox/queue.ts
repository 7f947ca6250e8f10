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

/** Where work of one kind is put inside a transaction. What handles it stands with its feature, under `jobs`. */
export interface Queue {
  /** As the database and the metrics know it; two parts, `membership.activate`. */
  readonly name: string
  readonly patience: Patience
}

/** Describes a queue; it is made in the database at the next start. */
export const queue = (name: string, patience: Patience = {}): Queue => ({ name, patience })

/** Patience of what is asked for again by the clock: one that fails is not worth many tries. */
export const everyHour: Patience = { retryLimit: 3, expireInSeconds: 600 }

/** Where jobs go that failed at their last try. */
export const deadQueue = 'dead-letters'
