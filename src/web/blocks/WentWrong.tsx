import type { ReactNode } from 'react'
import type { Settings } from '../../core/content/settings.ts'
import { telephone } from '../../core/content/telephone.ts'
import { Notice } from '../ui/Notice.tsx'

/** The generic error block (D2) on a page of content, with actions for the visitor. */
export function WentWrong({ settings, actions }: { settings: Settings; actions: ReactNode }) {
  const desk = settings.desks.klantenservice
  return (
    <Notice
      tone="error"
      role="alert"
      title="Er is iets misgegaan. Onze excuses voor het ongemak."
      actions={actions}
    >
      {desk && (
        <p>
          Probeer het later opnieuw of bel onze klantenservice op{' '}
          <a className="whole" translate="no" href={telephone(desk.phone)}>
            {desk.phone}
          </a>
          .
        </p>
      )}
    </Notice>
  )
}
