/** A drawing of a ship on water: it stands for a missing or broken picture, whose size it takes. */
export const DrawnPicture = () => (
  <svg viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" width="100%" height="100%" aria-hidden="true">
    <rect width="600" height="400" fill="var(--color-sky)" />
    <circle cx="446" cy="112" r="46" fill="var(--color-sun)" />
    <path d="M0 262c70-22 130-22 200 0s130 22 200 0 130-22 200 0v138H0Z" fill="var(--color-water)" />
    <path d="M178 236h246l-34 62H216Z" fill="var(--color-brand)" />
    <path d="M222 236v-44h128l44 44Z" fill="var(--color-surface)" />
    <path d="M262 192v-34h52v34Z" fill="var(--color-action)" />
    <path d="M244 206h24v16h-24Zm40 0h24v16h-24Zm40 0h24v16h-24Z" fill="var(--color-water-deep)" />
    <path d="M0 300c70-18 130-18 200 0s130 18 200 0 130-18 200 0v100H0Z" fill="var(--color-water-deep)" />
  </svg>
);
