/**
 * What was chosen on a screen, as parameters of its address. A crawler that followed each choice would find thousands of addresses of one tour. What
 * may be found is one address per tour and language, without them.
 */
const choices = ['date', 'party', 'departure', 'cabins', 'tours'];

/** `robots.txt`: no address with a choice, and where the site map is. A crawler may call the API, as the pages do that it renders. */
export const renderRobots = (origin: string): string =>
  [
    'User-agent: *',
    ...choices.flatMap((name) => [`Disallow: /*?${name}=`, `Disallow: /*&${name}=`]),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
