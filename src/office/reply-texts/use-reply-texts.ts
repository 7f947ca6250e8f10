import type { InputOf } from '../../core/contract/endpoint.ts'
import {
  listReplyTexts,
  removeReplyText,
  replyTextHistory,
  saveReplyText,
} from '../../core/contract/reply-texts/reply-texts-calls.ts'
import { Fault } from '../../core/kernel/fault.ts'
import { useToast } from '../kit/Toasts.tsx'
import { useOffice } from '../shell/office-context.ts'
import { useReread } from '../shell/use-call.ts'
import type { ReplyText } from './fitting-texts.ts'

type TextToSave = InputOf<typeof saveReplyText>['body']

/** A text as it is sent to be saved again, as it was. */
const asItWas = ({ id, title, desk, kinds, text }: ReplyText, version: number): TextToSave => ({
  ...{ id, version, title, kinds, text },
  desk: desk ?? undefined,
})

/** Saves texts to choose from and removes them; what was removed can be put back from the line that tells it. */
export const useReplyTextActs = () => {
  const { call } = useOffice()
  const reread = useReread()
  const tell = useToast()

  /** Reads the list anew after an act, also where it was refused because a colleague was first. */
  const thenReread = async <T>(act: () => Promise<T>): Promise<T> => {
    try {
      return await act()
    } finally {
      await reread(listReplyTexts, replyTextHistory)
    }
  }
  /**
   * Saves a text. `onVersion` gets its version before the list is read anew, which has that version too.
   * @throws Fault at the fields of the form, 409 `changed` for the second of two.
   */
  const save = (body: TextToSave, onVersion?: (version: number) => void) =>
    thenReread(async () => {
      const saved = await call(saveReplyText, { body })
      onVersion?.(saved.version)
      tell(`Bewaard: ${body.title}.`)
      return saved
    })
  /** @throws Fault 409 `changed`. */
  const remove = (text: ReplyText) =>
    thenReread(async () => {
      const { id, title } = text
      const { version } = await call(removeReplyText, { params: { id }, body: { version: text.version } })
      const putBack = async () => {
        try {
          await save(asItWas(text, version))
        } catch (thrown) {
          if (!(thrown instanceof Fault)) throw thrown
          tell(thrown.message)
        }
      }
      tell(`Weggehaald: ${title}.`, { label: 'Zet terug', run: () => void putBack() })
    })
  return { save, remove }
}
