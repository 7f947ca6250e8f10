import type { ReactNode } from 'react'
import { Heading, Modal, ModalOverlay, Dialog as RacDialog } from 'react-aria-components'

interface DialogProps {
  title: string
  isOpen: boolean
  /** Called when somebody wants it closed: Escape, or a click beside it. Left out for a dialog that must be answered. */
  onClose?: () => void
  children: ReactNode
}

/** A dialog over the page. The focus goes into it, and back to where it was when it closes. */
export function Dialog({ title, isOpen, onClose, children }: DialogProps) {
  return (
    <ModalOverlay
      className="veil"
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose?.()}
      isDismissable={onClose !== undefined}
      isKeyboardDismissDisabled={onClose === undefined}
    >
      <Modal>
        <RacDialog className="dialog" {...(onClose === undefined && { role: 'alertdialog' as const })}>
          <Heading slot="title" level={2}>
            {title}
          </Heading>
          {children}
        </RacDialog>
      </Modal>
    </ModalOverlay>
  )
}
