import { figure } from '../kernel/figure.ts'

const fundament = {
  name: 'Fundament, vrijstellingen erfbelasting 2026',
  href: 'https://www.fundamentvoor.nl/node/57617',
}
const dronten = {
  name: 'Van Dijk de Jongh Notarissen, erfbelasting 2024',
  href: 'https://www.notaris-dronten.nl/home/erfbelasting-schenkbelasting',
}
const in2024 = { from: '2024-01-01', until: '2024-12-31', source: dronten }
const in2026 = { from: '2026-01-01', until: '2026-12-31', source: fundament }

/** The amount in cents that a child inherits without tax (Successiewet 1956, article 32). */
export const childExemption = figure('Vrijstelling erfbelasting, kind', [
  { ...in2024, value: 25_187_00 },
  { ...in2026, value: 26_230_00 },
])
