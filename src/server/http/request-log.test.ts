import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { requestLog } from './request-log.ts'

const open = () => {
  const lines: string[] = []
  const parent = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
  const child = vi.spyOn(parent, 'child')
  const said = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  return { log: requestLog(parent, { reqId: 'r-1' }, {}), child, said }
}

it.each(['debug', 'info', 'warn', 'error', 'fatal'] as const)('says what %s says, with the id', (level) => {
  const { log, said } = open()
  log[level]({ route: '/x' }, 'said')
  expect(said()).toMatchObject([{ reqId: 'r-1', route: '/x', msg: 'said' }])
  expect(said()[0]?.level).toBe(pino.levels.values[level])
})

it('makes no logger before something is said, and one after', () => {
  const { log, child } = open()
  expect(child).not.toHaveBeenCalled()
  log.warn('one')
  log.warn('two')
  log.trace('too fine')
  log.silent('nothing')
  expect(child).toHaveBeenCalledTimes(1)
})

it('has a level and children of its own', () => {
  const { log, said } = open()
  expect(log.level).toBe('debug')
  log.level = 'error'
  log.info('unheard')
  log.child({ part: 'a' }).error('heard')
  expect(said()).toMatchObject([{ reqId: 'r-1', part: 'a', msg: 'heard' }])
})
