import { useFunnel } from '../../engine/react/funnel-context.ts'

/** Who helps with an inspection by phone, and when: the desk that its page names, else the service desk. */
export const useDesk = (): { phone: string; hours: string | undefined } => {
  const { phone: general, snapshot } = useFunnel()
  const { desk } = snapshot.derived.context.properties as { desk?: readonly string[] | undefined }
  const [phone = general, hours] = desk ?? []
  return { phone, hours }
}
