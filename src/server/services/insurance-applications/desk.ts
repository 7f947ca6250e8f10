import { hoursLine } from '../../../core/content/settings.ts'
import type { Runtime } from '../context.ts'

/** The phone number of the desk for insurances, with its hours; those of the association where the settings have no such desk. */
export const insuranceDesk = async ({
  settings,
  sender,
}: Pick<Runtime, 'settings' | 'sender'>): Promise<{ phone: string; hours: string }> => {
  const { verzekeringen: desk } = (await settings()).desks
  if (desk) return { phone: desk.phone, hours: hoursLine(desk) }
  const { phone, hours } = await sender()
  return { phone, hours }
}
