/**
 * Matches the days that a visitor can book. What a server renders also has today, for visitors whose calendar is a day behind (DATE-47).
 * @param timeZone of the browser; that of this machine, if undefined
 */
export const toBookableDay = (timeZone: string | undefined): string =>
  `[role=gridcell][data-state=available]:not([data-date="${new Date().toLocaleDateString('sv', { timeZone })}"])`;
