/** How long a queue keeps trying. A field that is left out has its value of `defaultRetryPolicy` below. */
export interface RetryPolicy {
  /** Tries after the first one; what still fails then goes to the dead letters, where staff find it. */
  retryLimit?: number
  /** Seconds before the first retry; doubled every time, with some randomness, up to `retryDelayMax`. */
  retryDelay?: number
  /** Longest pause between two tries, in seconds. */
  retryDelayMax?: number
  /** Seconds after which a running try counts as failed. */
  expireInSeconds?: number
}

/** The default: about four days of tries, as a partner may be away for a weekend. */
export const defaultRetryPolicy: Required<RetryPolicy> = {
  retryLimit: 3000,
  retryDelay: 1,
  retryDelayMax: 120,
  expireInSeconds: 120,
}

/** A queue: takes one kind of job inside a transaction. Its handler stands with its feature, under `jobs`. */
export interface Queue {
  /** Name in the database and the metrics; two parts, `membership.activate`. */
  readonly name: string
  readonly patience: RetryPolicy
}

/** Describes a queue. It is created in the database at the next start. */
export const queue = (name: string, patience: RetryPolicy = {}): Queue => ({ name, patience })

/** Patience of jobs that a schedule repeats anyway: a failed one is not worth many tries. */
export const everyHour: RetryPolicy = { retryLimit: 3, expireInSeconds: 600 }

/** The queue that collects jobs whose last try failed. */
export const deadQueue = 'dead-letters'
