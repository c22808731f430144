/** The media queries of breakpoints.css, with the same names, for `matchMedia`. */
export const breakpoints = {
  belowSmallPhone: '(max-width: 399px)',
  belowPhone: '(max-width: 479px)',
  belowLargePhone: '(max-width: 639px)',
  fromLargePhone: '(min-width: 640px)',
  fromTablet: '(min-width: 768px)',
  fromDesktop: '(min-width: 1024px)',
  fromWideDesktop: '(min-width: 1280px)',
  /** A phone on its side, or a zoom of 400 %. */
  lowWindow: '(max-height: 399px)',
} as const;
