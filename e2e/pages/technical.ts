/** Technical terms that no visitor may see. */
export const technical =
  /Application Error|dynamically imported|TypeError|SyntaxError|Failed to fetch|undefined|\bJSON\b|\b50[03]\b|NetworkError|preload CSS|[Cc]hunk/;
