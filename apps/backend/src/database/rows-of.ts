/** The rows of a raw statement: both drivers answer them under `rows`. */
export const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows;
