import { useEffect, useRef, useState } from 'react'
import { lookup } from '../../core/contract/addresses/addresses-calls.ts'
import type { AnswerOf } from '../../core/contract/endpoint.ts'
import type { AnyBrick } from '../../core/fields/brick/brick.ts'
import { loading } from '../../core/fields/brick/sentences.ts'
import { chooseAddition, noAddition } from '../../core/fields/home/addition.ts'
import { Fault } from '../../core/kernel/fault.ts'
import { pause } from '../../core/kernel/pause.ts'
import { textOf } from '../../core/kernel/text-of.ts'
import { FieldRow } from '../ui/Funnel.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Select } from '../ui/Select.tsx'
import { BrickField } from './BrickField.tsx'
import type { GroupProps } from './control.ts'
import { type FormHandle, useForm } from './handle.ts'

/** Milliseconds without typing after which an address is looked up, since a house number is often typed only in part. */
const typingPause = 200

/** Most house number additions that a list shows; with more, the addition is typed. */
const mostListed = 100

const copy = {
  unknown:
    'We kunnen dit adres niet vinden. Controleer je postcode en huisnummer, of vul zelf je straat en plaats in.',
  away: 'We kunnen je adres nu niet opzoeken. Vul zelf je straat en plaats in.',
  /** Where neither street nor town is asked. */
  unknownNumber: 'We kunnen dit adres niet vinden. Controleer je postcode en huisnummer.',
}

type Found = AnswerOf<typeof lookup>
type Result =
  | { state: 'none' }
  /** `first`: nothing was looked up yet since these fields appeared. */
  | { state: 'first' | 'asking' }
  | { state: 'found'; address: Found }
  /** The address is not in the register, or the register cannot be reached. */
  | { state: 'by-hand'; away: boolean }

const parsed = (brick: AnyBrick, value: unknown): unknown => {
  const result = brick.schema.safeParse(value)
  return result.success ? result.data : undefined
}

/** What follows from postcode and house number, where the group asks it at all. */
const followers = ['streetName', 'city'] as const

interface Asked {
  path: string
  /** False for a group of postcode, house number and addition alone. */
  asksStreet: boolean
}

/** Writes the address of the register into the group; the visitor's own addition stays where it fits. */
const take = (form: FormHandle, { path, asksStreet }: Asked, address: Found) => {
  if (asksStreet) for (const name of followers) form.set(`${path}.${name}`, address[name])
  const addition = form.now(`${path}.addition`)
  const known = addition === noAddition || address.additions.some((one) => one === addition)
  if (address.additions.length === 0) form.set(`${path}.addition`, '')
  else if (isListed(address)) {
    if (!known) form.set(`${path}.addition`, chooseAddition)
  } else if (addition === chooseAddition || addition === noAddition) form.set(`${path}.addition`, '')
}

const isListed = ({ additions }: Found): boolean => additions.length > 0 && additions.length <= mostListed

/** Without an address of the register: clears what it filled in for another home, and keeps what was typed by hand. */
const forget = (form: FormHandle, { path, asksStreet }: Asked, fromRegister: boolean) => {
  if (form.now(`${path}.addition`) === chooseAddition) form.set(`${path}.addition`, '')
  if (!fromRegister) return
  for (const name of [...(asksStreet ? followers : []), 'addition']) form.set(`${path}.${name}`, '')
}

interface Home extends Asked {
  postcode: string | undefined
  houseNumber: number | undefined
  addition: string | undefined
}

/**
 * Looks a home up as soon as postcode and house number are right; street and city follow, or may be typed. Where a number has
 * additions, the home is looked up again for each addition that is chosen: one number may stand in two streets and towns.
 */
function useLookup({ path, asksStreet, postcode, houseNumber, addition }: Home): Result {
  const form = useForm()
  const latest = useRef(form)
  latest.current = form
  const fromRegister = useRef(false)
  const [result, setResult] = useState<{ of: string; result: Result }>({ of: '', result: { state: 'none' } })
  const of = postcode && houseNumber ? `${postcode} ${houseNumber}` : ''
  const given = useRef(addition)
  given.current = addition
  const askedWith = useRef<string | undefined>(undefined)
  const found = result.of === of && result.result.state === 'found' ? result.result.address : undefined
  const deciding = found && found.additions.length > 0 ? (addition ?? '') : undefined
  useEffect(() => {
    if (!postcode || !houseNumber) return
    if (deciding !== undefined && deciding === askedWith.current) return
    const controller = new AbortController()
    const ask = async () => {
      await pause(typingPause, controller.signal)
      const chosen = given.current ?? ''
      try {
        const address = await latest.current.call(
          lookup,
          { query: { postcode, houseNumber, ...(chosen && { addition: chosen }) } },
          { signal: controller.signal },
        )
        askedWith.current = chosen
        take(latest.current, { path, asksStreet }, address)
        fromRegister.current = true
        setResult({ of, result: { state: 'found', address } })
      } catch (error) {
        if (controller.signal.aborted) throw error
        // not found or no register: street and city can be typed, so nobody is stuck (D14)
        forget(latest.current, { path, asksStreet }, fromRegister.current)
        fromRegister.current = false
        const away = !(error instanceof Fault && error.status === 404)
        setResult({ of, result: { state: 'by-hand', away } })
      }
    }
    latest.current.wait(ask())
    return () => controller.abort(new Error('another address is being typed'))
  }, [path, asksStreet, postcode, houseNumber, of, deciding])
  if (!of) return { state: 'none' }
  if (result.of === of) return result.result
  return { state: result.of === '' ? 'first' : 'asking' }
}

/**
 * The fields of an address: postcode, house number and what follows from them (D14). A group without a street gets the list of
 * additions alone.
 */
export function AddressFields({ path, group }: GroupProps) {
  const form = useForm()
  const parts = group.parts as Record<string, AnyBrick>
  const at = (name: string) => `${path}.${name}`
  const postcode =
    parts.postcode && (parsed(parts.postcode, form.value(at('postcode'))) as string | undefined)
  const houseNumber =
    parts.houseNumber && (parsed(parts.houseNumber, form.value(at('houseNumber'))) as number | undefined)
  const addition =
    parts.addition && (parsed(parts.addition, form.value(at('addition'))) as string | undefined)
  const asksStreet = parts.streetName !== undefined
  const result = useLookup({ path, asksStreet, postcode, houseNumber, addition })
  const brick = (name: string, readOnly = false) => {
    const part = parts[name]
    return part && <BrickField path={at(name)} brick={part} readOnly={readOnly} />
  }
  // the fields of a home that was known from the start show at once, so that nothing moves under a finger
  const known = result.state === 'first' && form.value(at('streetName')) && form.value(at('city'))
  const asking = result.state === 'asking' || (result.state === 'first' && !known)
  const byHand = result.state === 'by-hand'
  const found = result.state === 'found' ? result.address : undefined
  // the street and city of the register can be changed once they are refused, so nobody is stuck (D14)
  const isFixed = (name: 'streetName' | 'city') =>
    !byHand && !form.error(at(name)) && (!found || form.value(at(name)) === found[name])
  return (
    <>
      <FieldRow>
        {brick('postcode')}
        {brick('houseNumber')}
        {found && isListed(found) ? (
          <AdditionList path={at('addition')} additions={found.additions} />
        ) : (
          (byHand || (found && found.additions.length > 0)) && brick('addition')
        )}
      </FieldRow>
      {asking && asksStreet && <Loading text={loading} />}
      {result.state === 'by-hand' && (asksStreet || !result.away) && (
        <Notice tone="info" role="status">
          <p>{asksStreet ? (result.away ? copy.away : copy.unknown) : copy.unknownNumber}</p>
        </Notice>
      )}
      {(result.state === 'found' || byHand || known) && (
        <>
          {brick('streetName', isFixed('streetName'))}
          {brick('city', isFixed('city'))}
        </>
      )}
    </>
  )
}

function AdditionList({ path, additions }: { path: string; additions: readonly string[] }) {
  const form = useForm()
  return (
    <Select
      id={form.idOf(path)}
      label="Toevoeging"
      error={form.error(path)}
      options={[chooseAddition, noAddition, ...additions].map((one) => ({ value: one, label: one }))}
      value={textOf(form.value(path) ?? chooseAddition)}
      onValue={(value) => form.set(path, value)}
      onBlur={() => form.touch(path)}
    />
  )
}
