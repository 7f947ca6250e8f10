import { PageIcon, type PageIconName } from '../../web/ui/icons/PageIcon.tsx'
import { pagePaths } from '../../web/ui/icons/page-paths.ts'
import { iconWords } from './choice-words.ts'
import { DrawingField } from './DrawingField.tsx'
import type { NameNode } from './field-tree.ts'
import type { FieldProps } from './form-context.ts'

const isIcon = (name: string): name is PageIconName => Object.hasOwn(pagePaths, name)

/** An icon, chosen by its drawing. */
export default function IconField(props: FieldProps<NameNode>) {
  return (
    <DrawingField {...props} names={iconWords} draw={(name) => isIcon(name) && <PageIcon name={name} />} />
  )
}
