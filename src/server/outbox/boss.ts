import { setTimeout as sleep } from 'node:timers/promises'
import { type Job, type JobResult, PgBoss } from 'pg-boss'
import { retention } from '../../core/rules/retention.ts'
import { type Ids, sendThrough } from './enqueue.ts'
import { PermanentFailure } from './permanent-failure.ts'
import { deadQueue, defaultRetryPolicy, type Queue } from './queue.ts'

/**
 * Does one job. Resolving means done; rejecting means that it is tried again later, or never with `PermanentFailure`. It may run
 * twice for one job (a process can die between doing the work and recording it), so partners get the job's own key every time.
 */
export type Handler = (data: Ids, job: { id: string; attempt: number }) => Promise<void>

export interface Outbox {
  work(queue: Queue, handler: Handler): Promise<void>
  /** Queues a job at each moment of a cron expression, in Dutch time. Many processes together queue it once. */
  schedule(queue: Queue, cron: string): Promise<void>
  /** Takes no new jobs, waits at most `timeoutMs` milliseconds for the running ones, and gives the rest back to the queue. */
  stop(timeoutMs?: number): Promise<void>
}

export interface OutboxOptions {
  /** Called for errors of the queue itself, such as a database that is away. */
  onError?: (error: Error) => void
  /** Called for each failed try. Gets the job's id, not its data. */
  onFailedTry?: (queue: string, jobId: string, error: unknown) => void
  /** Whether this process also looks after the queues: schedules, dead workers, old rows. Default true. */
  supervise?: boolean
  /** Number of database connections. Default 4. */
  connections?: number
  /** Number of jobs of one queue that this process does at once: 4 or more, an odd number is rounded up. Default 6. */
  jobsAtOnce?: number
}

const day = 86_400
const schema = 'pgboss'

/**
 * Creates or updates the queue's own tables and every queue, as the role that owns them. Processes that do so together wait for
 * each other.
 */
export async function prepareOutbox(url: string, queues: readonly Queue[]): Promise<void> {
  const boss = connect(url, { supervise: false, connections: 2 }, true)
  await boss.start()
  try {
    await boss.createQueue(deadQueue, { retentionSeconds: 365 * day })
    for (const queue of queues) await ensureQueue(boss, queue)
    await untilBuilt(boss)
  } finally {
    await boss.stop({ graceful: false })
  }
}

/**
 * Waits for the indexes that an update of pg-boss may leave to be built afterwards, which only the owner of the tables can do.
 * What is not ready within 10 minutes, a later start goes on with.
 */
async function untilBuilt(boss: PgBoss): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const waiting = (await boss.getBamStatus()).filter(({ status }) => /pending|in_progress/.test(status))
    if (waiting.length === 0) return
    await sleep(1000)
  }
}

/** Whether the queue's tables are those of this release, for a role that may not create them. */
export async function isOutboxPrepared(url: string): Promise<boolean> {
  const boss = connect(url, { supervise: false, connections: 1 })
  try {
    await boss.start()
    return true
  } catch (thrown) {
    if (/not installed|requires migrations/.test(String(thrown))) return false
    throw thrown
  } finally {
    await boss.stop({ graceful: false })
  }
}

async function ensureQueue(boss: PgBoss, { name, patience: own }: Queue): Promise<void> {
  const { retryDelayMax, ...settings } = { ...defaultRetryPolicy, ...own }
  const options = {
    ...settings,
    retryDelayMax,
    retryBackoff: true,
    deadLetter: deadQueue,
    // A worker that was killed is noticed by its missing heartbeat.
    heartbeatSeconds: 10,
    retentionSeconds: 90 * day,
    deleteAfterSeconds: retention.jobs.duration.days * day,
    // whoever waits for jobs is notified when one is committed (LISTEN/NOTIFY)
    notify: true,
  }
  await boss.createQueue(name, options)
  await boss.updateQueue(name, options)
}

/** Opens the outbox of a prepared database: from then on `enqueue` works, and handlers can be given. */
export async function openOutbox(url: string, options: OutboxOptions = {}): Promise<Outbox> {
  const boss = connect(url, { ...options, listen: true })
  await boss.start()
  const stopSending = sendThrough(boss)
  let stopping: Promise<void> | undefined
  return {
    work: (queue, handler) => work(boss, queue, handler, options),
    schedule: ({ name }, cron) => boss.schedule(name, cron, null, { tz: 'Europe/Amsterdam' }),
    stop: (timeoutMs = 20_000) => {
      stopSending()
      stopping ??= boss.stop({ graceful: true, timeout: timeoutMs })
      return stopping
    },
  }
}

function connect(
  url: string,
  { listen = false, ...options }: OutboxOptions & { listen?: boolean },
  asOwner = false,
): PgBoss {
  const supervise = options.supervise ?? true
  const boss = new PgBoss({
    connectionString: url,
    schema,
    // the serving role may not change tables
    migrate: asOwner,
    createSchema: asOwner,
    application_name: 'thuisbasis outbox',
    max: options.connections ?? 4,
    useListenNotify: listen,
    supervise,
    schedule: supervise,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    bamIntervalSeconds: 10,
  })
  boss.on('error', (error) => options.onError?.(error))
  return boss
}

/** Workers per queue: two, so that one slow job does not keep all others waiting. */
const workers = 2

async function work(boss: PgBoss, { name }: Queue, handler: Handler, options: OutboxOptions): Promise<void> {
  const settings = {
    // polling finds retries and jobs with a later start, and works where a connection pooler swallows notifications
    notifyPollingIntervalSeconds: 2,
    pollingIntervalSeconds: 0.5,
    // requests share the process with the jobs, and a visitor who books waits for all jobs that begin before it
    batchSize: Math.ceil((options.jobsAtOnce ?? 6) / workers),
    localConcurrency: workers,
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const
  await boss.work<Ids, unknown, typeof settings>(name, settings, (jobs) =>
    Promise.all(jobs.map((job) => attempt(job, handler, options))),
  )
}

async function attempt(job: Job<Ids>, handler: Handler, options: OutboxOptions): Promise<JobResult> {
  try {
    await handler(job.data, { id: job.id, attempt: job.retryCount + 1 })
    return { id: job.id, status: 'completed' }
  } catch (error) {
    options.onFailedTry?.(job.name, job.id, error)
    // Only the error's name is stored: its message may quote a partner's answer, which may quote what we sent.
    return {
      id: job.id,
      status: error instanceof PermanentFailure ? 'deadletter' : 'failed',
      output: { reason: error instanceof Error ? error.name : 'unknown' },
    }
  }
}
