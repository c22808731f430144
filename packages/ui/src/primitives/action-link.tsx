import { type ComponentProps, type MouseEvent, use } from 'react';
import styles from './action-link.module.css';
import { type ButtonVariant, buttonClass } from './button.tsx';
import { classes } from './classes.ts';
import { LinkContext } from './link-context.ts';

export type ActionLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  variant?: ButtonVariant | 'text' | 'bare' | undefined;
  newWindow?: boolean | undefined;
};

/** A left click without a key that asks the browser for something else, such as a new tab. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * A native link. A plain left click calls `follow` of the `LinkContext`; hover, focus and touch call its `intend`.
 * The variant `bare` is unstyled.
 */
export function ActionLink({ href, variant = 'text', newWindow = false, className, onClick, ...rest }: ActionLinkProps) {
  const links = use(LinkContext);
  const intend = newWindow || !links ? undefined : () => links.intend(href);
  const classNames = variant === 'bare' ? null : variant === 'text' ? styles.text : buttonClass(variant);
  return (
    <a
      onPointerEnter={intend}
      onFocus={intend}
      onTouchStart={intend}
      {...rest}
      {...(newWindow ? { target: '_blank', rel: 'noopener' } : {})}
      href={href}
      className={classes(classNames, className)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || newWindow || !links || !isPlainClick(event)) return;
        if (links.follow(href)) event.preventDefault();
      }}
    />
  );
}
