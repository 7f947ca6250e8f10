import { Component, lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { Notice } from '../../web/ui/Notice.tsx'
import type { RichTextProps } from './rich-text-props.ts'
import { ShownText } from './ShownText.tsx'

const RichText = lazy(() => import('./RichText.tsx'))

/** Shows the text with a sentence when the part to write in cannot be fetched. What was written is with the page, and stays. */
class Loaded extends Component<{ children: ReactNode; instead: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }
  static getDerivedStateFromError = () => ({ isBroken: true })
  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children
  }
}

function Closed({ props, onOpen }: { props: RichTextProps; onOpen?: () => void }) {
  const { id, label = 'Tekst', value, values, labels, describedBy, invalid } = props
  return (
    <div className="rich" data-closed="" {...(invalid && { 'data-invalid': '' })}>
      {value === '' ? (
        <p className="muted rich-empty">Nog geen tekst.</p>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same by keyboard
        // biome-ignore lint/a11y/useKeyWithClickEvents: the button below does the same by keyboard
        <div className="rich-shown" onClick={onOpen}>
          <ShownText html={value} values={values} labels={labels} />
        </div>
      )}
      {onOpen && (
        <Button
          id={id}
          variant="quiet"
          icon="pencil"
          aria-label={`Bewerk tekst: ${label}`}
          aria-describedby={describedBy}
          onClick={onOpen}
        >
          Bewerk tekst
        </Button>
      )}
    </div>
  )
}

/**
 * A field for rich text. It shows the text until somebody wants to write in it; only then is what it takes to write fetched (some
 * 65 KB). It never opens because the focus comes by, which would be a surprise to whoever walks through a form by Tab.
 */
export default function RichTextField(props: RichTextProps) {
  const [isOpen, setOpen] = useState(false)
  if (props.readOnly) return <Closed props={props} />
  const closed = <Closed props={props} onOpen={() => setOpen(true)} />
  if (!isOpen) return closed
  const broken = (
    <>
      <Notice tone="error" role="alert">
        <p>De tekst kan nu niet bewerkt worden. Bewaar wat je deed en laad de pagina opnieuw.</p>
      </Notice>
      <Closed props={props} />
    </>
  )
  return (
    <Loaded instead={broken}>
      <Suspense
        fallback={
          <div aria-busy="true">
            <Closed props={props} />
          </div>
        }
      >
        <RichText {...props} />
      </Suspense>
    </Loaded>
  )
}
