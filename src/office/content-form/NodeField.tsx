import { lazy, type ReactNode } from 'react'
import { AmountsField, isAmounts } from './AmountsField.tsx'
import { BooleanField, ChoiceField, ChoicesField, NamedField } from './ChoiceField.tsx'
import type { ListNode, NameNode } from './field-tree.ts'
import type { FieldProps } from './form-context.ts'
import { HrefField, PageField } from './GoalField.tsx'
import { Later } from './Later.tsx'
import { isLines, LinesField } from './LinesField.tsx'
import { ListField } from './ListField.tsx'
import { ObjectField, TaggedField, UnionField } from './ObjectField.tsx'
import { fits } from './part-values.ts'
import { RecordField } from './RecordField.tsx'
import { RichField } from './RichField.tsx'
import { TextField } from './TextField.tsx'
import { UnknownField } from './UnknownField.tsx'
import { DayField, MomentField, NumberField } from './ValueField.tsx'

const IconField = lazy(() => import('./IconField.tsx'))
const PictureField = lazy(() => import('./PictureField.tsx'))

const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1)

/** A name of something else: which list it is chosen from follows from the key of the field. */
function NameField(props: FieldProps<NameNode>) {
  const key = lastOf(props.path)
  if (key === 'desk' || key === 'desks') return <NamedField {...props} from="desks" />
  if (key === 'near') return <PageField {...props} by="codename" />
  return <TextField {...props} node={{ type: 'line', isStrict: true }} />
}

const drawList = (props: FieldProps<ListNode>): ReactNode => {
  const { node, value } = props
  if (isAmounts(node, value)) return <AmountsField {...props} />
  if (node.item.type === 'choice') return <ChoicesField {...props} of={node.item} />
  return isLines(node, value) ? <LinesField {...props} /> : <ListField {...props} />
}

const meanwhile = ({ words }: FieldProps): ReactNode => (
  <div className="field" aria-busy="true">
    <p className="field-label">{words.label}</p>
  </div>
)

const drawName = (props: FieldProps<NameNode>): ReactNode => {
  switch (props.node.type) {
    case 'href':
      return <HrefField {...props} />
    case 'rich':
      return <RichField {...props} />
    case 'day':
      return <DayField {...props} />
    case 'moment':
      return <MomentField {...props} />
    case 'funnel':
      return <NamedField {...props} from="funnels" />
    case 'icon':
      return (
        <Later meanwhile={meanwhile(props)}>
          <IconField {...props} />
        </Later>
      )
    case 'picture':
      return (
        <Later meanwhile={meanwhile(props)}>
          <PictureField {...props} />
        </Later>
      )
    case 'path':
      // a page has its own address, and names other pages by theirs
      return props.path === 'path' ? (
        <TextField {...props} node={{ type: 'line', isStrict: true }} />
      ) : (
        <PageField {...props} by="path" />
      )
    case 'anchor':
      return <TextField {...props} node={{ type: 'line', isStrict: true }} />
    case 'name':
      return <NameField {...props} />
  }
}

/** The control of a field. A value that no control can show is shown as it is, and stays. */
export function NodeField(props: FieldProps): ReactNode {
  const { node, at, value, words } = props
  if (!fits(node, value)) return <UnknownField at={at} label={words.label} value={value} />
  switch (node.type) {
    case 'line':
    case 'text':
      return <TextField {...props} node={node} />
    case 'number':
      return <NumberField {...props} node={node} />
    case 'boolean':
      return <BooleanField {...props} node={node} />
    case 'choice':
      return <ChoiceField {...props} node={node} />
    case 'object':
      return <ObjectField {...props} node={node} />
    case 'list':
      return drawList({ ...props, node })
    case 'record':
      return <RecordField {...props} node={node} />
    case 'union':
      return <UnionField {...props} node={node} />
    case 'tagged':
      return <TaggedField {...props} node={node} />
    case 'fixed':
    case 'unknown':
      return null
    default:
      return drawName({ ...props, node })
  }
}
