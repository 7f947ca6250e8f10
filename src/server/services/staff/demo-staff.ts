import type { StaffRole } from '../../../core/staff/roles.ts'
import type { Database, Tx } from '../../database/pool.ts'
import { nowOf, type Runtime } from '../context.ts'
import { inTransaction } from '../transaction.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'
import { totpField, windowOf } from './totp.ts'

interface DemoStaff {
  id: string
  email: string
  name: string
  role: StaffRole
  /** The desks of an adviser, by their keys in the settings. */
  desks?: readonly string[]
  password: string
  /** Argon2id of the password above, made in advance: hashing ten at every start would take half a second. */
  passwordHash: string
  /** The shared secret of an app with codes, in base32. `/sandbox` shows its code of the moment. */
  totpSecret: string
}

/** Who works here in the demo. None of them exists, and a production site refuses to start with them. */
export const demoStaff: readonly DemoStaff[] = [
  {
    id: '00000000-0000-4000-8000-000000000101',
    email: 'medewerker@voorbeeld.nl',
    name: 'Sanne Bakker',
    role: 'member-service',
    password: 'Thuisbasis-medewerker-2026',
    passwordHash:
      '$argon2id$v=19$m=19456,t=2,p=1$1c52D4p7/W3yCUAoOTOetw$V4ClfxQ/Q7jO1qnoA5+efY2XbDpDAkvwlJRQSbQgMUM',
    totpSecret: 'PLVAOJ3M72QX65B5WHVEHYCA7WWI3RIS',
  },
  {
    id: '00000000-0000-4000-8000-000000000102',
    email: 'medewerker2@voorbeeld.nl',
    name: 'Daan Visser',
    role: 'member-service',
    password: 'Thuisbasis-medewerker2-2026',
    passwordHash:
      '$argon2id$v=19$m=19456,t=2,p=1$RokHJnWkKYWDSVEuxJZTkA$YozgKvE4oRFB8qcul70qFw0gzySq4477D8DMzyIWNgo',
    totpSecret: 'VBHJLLJGBDNHWI5ITJHGAQFI5JNO5FPL',
  },
  {
    id: '00000000-0000-4000-8000-000000000103',
    email: 'adviseur@voorbeeld.nl',
    name: 'Fatima Amrani',
    role: 'adviser',
    desks: ['juridisch'],
    password: 'Thuisbasis-adviseur-2026',
    passwordHash:
      '$argon2id$v=19$m=19456,t=2,p=1$gdOCfIWHzVYEakM86bquDg$Ym++WuhNQsNmI9tUkVxRR367s9GH/jNJNaKMZoTrmlE',
    totpSecret: 'L5ZP2RD6MFFNH6O4CV47VMHIPW2YFVGN',
  },
  {
    id: '00000000-0000-4000-8000-000000000104',
    email: 'redacteur@voorbeeld.nl',
    name: 'Lotte Smit',
    role: 'editor',
    password: 'Thuisbasis-redacteur-2026',
    passwordHash:
      '$argon2id$v=19$m=19456,t=2,p=1$5A5yIoLQD+w9/o3BIXIbtQ$Ng7oHwNGT4JLs12k3pNynLXcJquwZgPMEQXGdDcN03c',
    totpSecret: '2DYCLWWJFHWGBGOJMAL7EJ7XZSIDZQN3',
  },
  {
    id: '00000000-0000-4000-8000-000000000105',
    email: 'redacteur2@voorbeeld.nl',
    name: 'Bram Mulder',
    role: 'editor',
    password: 'Thuisbasis-redacteur2-2026',
    passwordHash:
      '$argon2id$v=19$m=19456,t=2,p=1$kZO0e/BPLduoc/FCTlqeOA$i7y5ninEhoxU3VpXmp6aycYZi197Z8877KG0B5fPefk',
    totpSecret: '6UGGAGROD6XUIGQ7UOTU6WWFC3GJKGDQ',
  },
  {
    id: '00000000-0000-4000-8000-000000000106',
    email: 'financieel@voorbeeld.nl',
    name: 'Ruben Meijer',
    role: 'finance',
    password: 'Thuisbasis-financieel-2026',
    passwordHash:
      '$argon2id$v=19$m=19456,t=2,p=1$5RzS39si0UP056+X4LRv4g$1/tOtjDH+eYzSBP4gxJjV4UqjfTUN/TOxEv1ci2N0x4',
    totpSecret: 'HEPXOFX3V5D3ZTRIOKRLTEV63UBEAWJJ',
  },
  {
    id: '00000000-0000-4000-8000-000000000107',
    email: 'financieel2@voorbeeld.nl',
    name: 'Noor Dekker',
    role: 'finance',
    password: 'Thuisbasis-financieel2-2026',
    passwordHash:
      '$argon2id$v=19$m=19456,t=2,p=1$gBR3FmMPlicMWPIG0dIyCA$G5/pegaTbjanWs8t4kcReyvq/FNHiXqUYEghAT4VVrI',
    totpSecret: 'ZJ4HU3W2RTMYIIQ5WXBNOKS7ZNGKRPYO',
  },
  {
    id: '00000000-0000-4000-8000-000000000108',
    email: 'beheerder@voorbeeld.nl',
    name: 'Eva Janssen',
    role: 'operator',
    password: 'Thuisbasis-beheerder-2026',
    passwordHash:
      '$argon2id$v=19$m=19456,t=2,p=1$CSsQR3Unte84W86rA9McKQ$zisjpvo9zOcCl8BhWm318+kfINgktI2qzaiNUSc1eNA',
    totpSecret: '7NOPEAFGLPLUBV54OGZFWLY3SUUSBR3Q',
  },
  {
    id: '00000000-0000-4000-8000-000000000109',
    email: 'beheerder2@voorbeeld.nl',
    name: 'Thijs Kramer',
    role: 'operator',
    password: 'Thuisbasis-beheerder2-2026',
    passwordHash:
      '$argon2id$v=19$m=19456,t=2,p=1$zsm2xMR30/TQY8YgTymL5A$3UDPggSw63GTigMFjYi2ZNXRopGSevZ0KMHRYhsxEC0',
    totpSecret: 'DY6PYCI3D33FHFKBG2F43PEGY55EWHUP',
  },
  {
    // not there this week, so that the demo shows what that does
    id: '00000000-0000-4000-8000-000000000110',
    email: 'adviseur2@voorbeeld.nl',
    name: 'Jeroen Postma',
    role: 'adviser',
    desks: ['bouwkundig'],
    password: 'Thuisbasis-adviseur2-2026',
    passwordHash:
      '$argon2id$v=19$m=19456,t=2,p=1$FJtqUPPTY4jwIl74A1V+3A$jPJNqjWfJUhqUSdr8s7t2FWSi7xIiZW+q60F34wF3U4',
    totpSecret: 'BEUAKPXPQ7SAA6O7ZJ5HUWWKBH5FMP6W',
  },
]

type Loading = Pick<Runtime, 'database' | 'vault' | 'clock'>

/** Adds the accounts that are not there yet, in the caller's transaction; answers their ids. */
const addAccounts = async (tx: Tx, { vault, clock }: Loading): Promise<string[]> => {
  const added = await tx
    .insertInto('staff_account')
    .values(
      demoStaff.map(({ id, email, name, role, desks = [], passwordHash, totpSecret }) => ({
        ...{ id, email, name },
        roles: [role],
        desks: [...desks],
        password_hash: passwordHash,
        totp_locked: vault.lock(totpSecret, totpField(id)),
        created_at: nowOf({ clock }),
        demo: true,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return added.map(({ id }) => id)
}

/**
 * Loads the staff of the demo, who can log in at once: a password and an app with codes are set. They have recovery codes as
 * anybody who set up an app, so that no screen tells them to make some; nobody was shown these. Those that are in the database
 * already, perhaps changed, stay as they are.
 */
export const loadDemoStaff = async (runtime: Loading): Promise<void> => {
  const { database, clock } = runtime
  await inTransaction(database, async (tx) => {
    for (const id of await addAccounts(tx, runtime)) await renewRecoveryCodes(tx, runtime, id)
  })
  // The clock of a demo that starts with CLOCK runs again through hours whose codes were used the time before.
  await database
    .updateTable('staff_account')
    .set({ totp_used: 0 })
    .where('demo', '=', true)
    .where('totp_used', '>', windowOf(clock.now()) + 1)
    .execute()
}

/** Whether demo staff are in this database. A production site refuses to start then. */
export const hasDemoStaff = async (database: Database): Promise<boolean> => {
  const found = await database
    .selectFrom('staff_account')
    .select('id')
    .where('demo', '=', true)
    .limit(1)
    .execute()
  return found.length > 0
}
