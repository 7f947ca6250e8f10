import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon, type IconName } from './icons/Icon.tsx'

type Look = {
  /** At most one button of a screen is primary. */
  variant?: 'primary' | 'secondary' | 'quiet'
  size?: 'm' | 'small'
  wide?: boolean
  /** The name of an icon, or a `PageIcon` of size `s` where only a server draws. */
  icon?: IconName | ReactElement
  iconAfter?: IconName
  children: ReactNode
}

type ButtonProps = Look &
  Omit<ComponentProps<'button'>, 'children'> & {
    /** True while work is under way: the button keeps its width and the focus, shows `busyText` and ignores clicks. */
    busy?: boolean
    busyText?: string
  }

type ButtonLinkProps = Look & Omit<ComponentProps<'a'>, 'children'> & { href: string }

const look = ({ variant = 'primary', size = 'm', wide }: Omit<Look, 'children'>, more?: string) =>
  classes('btn', `btn-${variant}`, size === 'small' && 'btn-small', wide && 'btn-wide', more)

function Face({ icon, iconAfter, children }: Pick<Look, 'icon' | 'iconAfter' | 'children'>) {
  return (
    <>
      {typeof icon === 'string' ? <Icon name={icon} size="s" /> : icon}
      {children}
      {iconAfter && <Icon name={iconAfter} size="s" />}
    </>
  )
}

/** A button. With `busyText` its width fits both texts from the start, so that nothing moves when work begins. */
export function Button(props: ButtonProps) {
  const { variant, size, wide, icon, iconAfter, children, busy, busyText, className, onClick, ...rest } =
    props
  const hold = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event))
  const face = (
    <Face icon={icon} iconAfter={iconAfter}>
      {children}
    </Face>
  )
  return (
    <button
      type="button"
      {...rest}
      className={look({ variant, size, wide }, className)}
      onClick={hold}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
    >
      {busyText === undefined ? (
        face
      ) : (
        <span className="btn-faces">
          <span className="btn-face" data-off={busy ? '' : undefined}>
            {face}
          </span>
          <span className="btn-face" data-off={busy ? undefined : ''}>
            <span className="spinner" />
            {busyText}
          </span>
        </span>
      )}
    </button>
  )
}

/** A link that looks like a button, for going somewhere; a `Button` does something. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, wide, icon, iconAfter, children, className, ...rest } = props
  return (
    <a {...rest} className={look({ variant, size, wide }, className)}>
      <Face icon={icon} iconAfter={iconAfter}>
        {children}
      </Face>
    </a>
  )
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & { icon: IconName; label: string }

/** A round button of 44 px with only an icon. Its label is its accessible name, and shows on hover. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes('btn', 'btn-quiet', 'btn-icon', className)}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </button>
  )
}

type LinkButtonProps = Omit<ComponentProps<'button'>, 'children'> & { icon?: IconName; children: ReactNode }

/** A button that reads as a link in running text or beside a title. */
export function LinkButton({ icon, children, className, ...rest }: LinkButtonProps) {
  return (
    <button type="button" {...rest} className={classes('link', className)}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}
