const codes: Readonly<Record<string, readonly string[]>> = {
  US: 'AL AK AS AZ AR CA CO CT DE DC FL GA GU HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND MP OH OK OR PA PR RI SC SD TN TX UM UT VT VI VA WA WV WI WY'.split(
    ' ',
  ),
  CA: 'AB BC MB NB NL NT NS NU ON PE QC SK YT'.split(' '),
};
const none: readonly string[] = [];

/** The codes of a country's states or provinces; none for a country other than US and CA. Their names: `getRegions` of the country details. PASS-28. */
export const regionCodes = (country: string): readonly string[] => (Object.hasOwn(codes, country) ? (codes[country] ?? none) : none);
