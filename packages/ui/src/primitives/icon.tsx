import { type IconName, iconPaths } from './icon-paths.ts';

export type IconProps = { name: IconName; size?: number | undefined; className?: string | undefined };

/** A decorative line drawing in the text's colour. It is hidden from screen readers, so it needs a text next to it. */
export const Icon = ({ name, size = 20, className }: IconProps) => (
  <svg
    className={className}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
    style={{ flex: 'none' }}
  >
    <path d={iconPaths[name]} />
  </svg>
);
